// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/excerpt.h"
#include "app/desktop/reader/page.h"
#include "model/terms/span.h"

namespace glossator::desktop {

/// A place between two letters of a page.
struct TextPosition
{
    PagePlace place;
    int column = 0;
    int offset = 0; ///< UTF-16 units

    bool operator==(const TextPosition&) const = default;
};

/// A stretch of a page in one of its columns, from one place to another in reading order or against it.
class TextSelection
{
public:
    TextSelection() = default;
    /// `cursor` counts as in the anchor's column.
    TextSelection(TextPosition anchor, TextPosition cursor);

    [[nodiscard]] bool isEmpty() const { return m_from == m_to; }
    [[nodiscard]] int column() const { return m_from.column; }
    [[nodiscard]] PagePlace first() const { return m_from.place; }
    [[nodiscard]] PagePlace last() const { return m_to.place; }
    /// What of a text of the given length is selected; length 0 for nothing.
    [[nodiscard]] terms::Span within(PagePlace place, int column, qsizetype length) const;

private:
    TextPosition m_from;
    TextPosition m_to;
};

/// A whole word, by a place in it.
[[nodiscard]] TextSelection wordAt(const Page& page, TextPosition position, catalogue::Language language);

/// The plain text of a heading or clause of the page in a language (English where it has none).
[[nodiscard]] QString plainTextAt(const Page& page, PagePlace place, catalogue::Language language);

/// The selected words, then where they come from.
[[nodiscard]] Excerpt excerptOf(const Page& page, const TextSelection& selection,
                                catalogue::Language language);
/// A whole clause in these languages with its source; empty for a heading. Names are in the first of them.
[[nodiscard]] Excerpt excerptOf(const Page& page, PagePlace place,
                                const std::vector<catalogue::Language>& languages);

} // namespace glossator::desktop
