// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_state.h"

namespace glossator::desktop {

class PagePointing;
class PageTerms;

/// What the mouse is over on a page, and what is selected with it.
class PageMouse
{
public:
    /// The clause that is pointed at, or the one whose ribbon is.
    [[nodiscard]] std::optional<PagePlace> place() const { return m_place; }
    [[nodiscard]] std::optional<TermPlace> term() const { return m_term; }
    [[nodiscard]] const TextSelection& selection() const { return m_selection; }
    [[nodiscard]] bool isDown() const { return m_anchor.has_value(); }

    /// Takes what is at a point; true where it is other than before.
    bool hover(const PagePointing& point, PageTerms& terms);
    /// The pointer for what is at a point, as hover() found it.
    [[nodiscard]] Qt::CursorShape shapeAt(const PagePointing& point) const;
    /// It is over nothing; true where it was over something.
    bool leave();

    void press(const PagePointing& point);
    void drag(const PagePointing& point);
    void release() { m_anchor.reset(); }
    void selectWord(const Page& page, const PagePointing& point,
                    const std::vector<catalogue::Language>& languages);

    /// The terms have other places.
    void forgetTerm() { m_term.reset(); }
    /// The texts are others, in the same places.
    void forgetTexts();

private:
    std::optional<PagePlace> m_place;
    std::optional<TermPlace> m_term;
    std::optional<TextPosition> m_anchor; ///< where it went down
    TextSelection m_selection;
};

} // namespace glossator::desktop
