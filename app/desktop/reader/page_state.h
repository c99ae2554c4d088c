// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_search.h"

#include <span>

namespace glossator::desktop {

/// A term on the page, by where it stands: entry, text in its row, term in the text.
struct TermPlace
{
    int entry = 0;
    std::size_t text = 0;
    std::size_t term = 0;

    auto operator<=>(const TermPlace&) const = default; // NOLINT(modernize-use-nullptr)
};

/// Something on the page that can be activated, by where it stands: entry, target in its row.
struct TargetPlace
{
    int entry = 0;
    std::size_t target = 0;

    auto operator<=>(const TargetPlace&) const = default; // NOLINT(modernize-use-nullptr)
};

/// What changes on a page without setting it anew.
struct PageState
{
    std::optional<PagePlace> current; ///< the clause that the keyboard is on; shown when `hasFocus`
    bool hasFocus = false;
    bool isLedTo = false; ///< a way from elsewhere led to `current`, which is marked until one goes on
    std::optional<PagePlace> flashed;
    double flash = 0; ///< 1 to 0, how strongly the flashed clause glows
    TextSelection selection;
    std::span<const PageMatch> matches;
    int match = -1;                       ///< the match found last
    std::optional<TargetPlace> target;    ///< with the keyboard
    std::optional<TermPlace> term;        ///< with the keyboard
    std::optional<TermPlace> pointedTerm; ///< under the pointer
    std::span<const PagePlace> bookmarks;
    std::optional<PagePlace> pointed; ///< the clause under the pointer, which may get a bookmark
};

} // namespace glossator::desktop
