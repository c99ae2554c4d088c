// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_text.h"
#include "model/terms/word_families.h"

namespace glossator::desktop {

/// Words found on the page.
struct PageMatch
{
    PagePlace place;
    int column = 0;
    terms::Span span;

    bool operator==(const PageMatch&) const = default;
};

/// Every place of the page where the words stand, in reading order and, at the same place, by column; see
/// terms::SoughtWords.
[[nodiscard]] std::vector<PageMatch> findOnPage(const Page& page, const QString& words,
                                                const std::vector<catalogue::Language>& languages,
                                                const terms::WordFamilies& families = {});

} // namespace glossator::desktop
