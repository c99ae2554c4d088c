// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_layout.h"
#include "app/desktop/reader/page_state.h"

#include <QSize>

namespace glossator::desktop {

/// What of a page is in sight in a view that is scrolled to a height, and where in the view it stands. Made
/// anew each time that it is asked: it holds for the layout as it is. All points and rectangles are pixels of
/// the view.
class PageSight
{
public:
    /// Page and layout must outlive it; the layout is of the page.
    PageSight(const Page& page, const PageLayout& layout, QSize size, double offset)
        : m_page(page), m_layout(layout), m_view(QPoint(), size), m_offset(offset)
    {
    }

    [[nodiscard]] const Page& page() const { return m_page; }
    [[nodiscard]] const PageLayout& layout() const { return m_layout; }
    [[nodiscard]] QRect view() const { return m_view; }

    /// The entry at the top of the view; 0 on an empty page.
    [[nodiscard]] int first() const { return m_layout.entryAt(m_offset); }
    /// The last entry that begins in sight; -1 on an empty page.
    [[nodiscard]] int last() const;
    [[nodiscard]] double topOf(int entry) const { return m_layout.top(entry) - m_offset; }

    /// The rectangle of a clause or heading; empty where it is not set yet.
    [[nodiscard]] QRect rectOf(PagePlace place) const;
    [[nodiscard]] bool isSeen(PagePlace place) const { return m_view.intersects(rectOf(place)); }
    /// Where the words of a match stand; empty where they are not set yet.
    [[nodiscard]] QRectF rectOf(const PageMatch& match) const;
    [[nodiscard]] bool isInSight(const PageMatch& match) const;
    /// The term at a place; nothing where none is known of.
    [[nodiscard]] const RowTerm* termOn(const TermPlace& place) const;
    /// Where a term begins; empty where none is known of.
    [[nodiscard]] QRect rectOf(const TermPlace& place) const;

    /// The clause to come back to: the current one while it can be seen, else the first that begins in sight
    /// or below.
    [[nodiscard]] QString clauseInSight(std::optional<PagePlace> current) const;
    /// What stays at its height when the page is set anew: the current clause while it can be seen, else the
    /// first entry that begins in sight, else the one at the top.
    [[nodiscard]] std::optional<PagePlace> placeToKeep(std::optional<PagePlace> current) const;
    /// What is at the top of the view, on a page that is not empty: the rule whose entry is there as long as
    /// some of it can be seen, else the gloss on it.
    [[nodiscard]] PagePlace placeAtTop() const;
    /// From where on words are looked for: the place shown last while it can be seen, else the top of the
    /// view.
    [[nodiscard]] PageMatch searchFrom(const std::optional<PageMatch>& shown) const;
    /// The rule above the view whose glosses are at its top.
    [[nodiscard]] std::optional<int> ruleScrolledAway() const;

private:
    const Page& m_page;
    const PageLayout& m_layout;
    QRect m_view;
    double m_offset;
};

} // namespace glossator::desktop
