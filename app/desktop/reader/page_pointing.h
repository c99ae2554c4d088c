// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_sight.h"

namespace glossator::desktop {

/// A text of the page and the entry in whose row it stands.
struct PageTextNear
{
    int entry = 0;
    const RowText* text = nullptr; ///< nothing where no text is in sight
};

/// What of a page in sight stands at a point of the view.
class PagePointing
{
public:
    PagePointing(const PageSight& sight, QPointF point) : m_sight(sight), m_point(point) {}

    /// The clause there.
    [[nodiscard]] std::optional<PagePlace> place() const;
    /// Whether it is left of the texts, where the page says what its clauses are.
    [[nodiscard]] bool isInGutter() const;
    /// The clause whose ribbon hangs there, or would.
    [[nodiscard]] std::optional<PagePlace> ribbon() const;
    /// What can be activated there; nothing where it is none.
    [[nodiscard]] const RowTarget* target() const;
    [[nodiscard]] PageTextNear nearestText() const;
    /// Between which letters of the nearest text.
    [[nodiscard]] std::optional<TextPosition> position() const;
    /// The term there, of those that are marked in the row of an entry.
    [[nodiscard]] std::optional<TermPlace> termIn(int entry) const;

private:
    [[nodiscard]] QPointF inRow(int entry) const { return m_point - QPointF(0, m_sight.topOf(entry)); }

    PageSight m_sight;
    QPointF m_point;
};

} // namespace glossator::desktop
