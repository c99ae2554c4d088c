// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_state.h"

#include <QObject>

namespace glossator::desktop {

class PageLayout;
class PageScroll;
class PageSight;
class PageTerms;
struct RowTerm;

/// What on a page is current: the clause that one is at, and of what is in it the term or the target that the
/// keyboard is on. Goes from one to the next and brings it into sight.
class PageCursor : public QObject
{
    Q_OBJECT

public:
    /// All must live as long.
    PageCursor(const Page& page, PageLayout& layout, PageScroll& scroll, PageTerms& terms,
               QObject* parent = nullptr);

    [[nodiscard]] std::optional<PagePlace> current() const { return m_current; }
    [[nodiscard]] std::optional<TargetPlace> target() const { return m_target; }
    [[nodiscard]] std::optional<TermPlace> term() const { return m_term; }
    /// Whether a way from elsewhere led to the current clause.
    [[nodiscard]] bool isLedTo() const { return m_ledTo && m_ledTo == m_current; }
    /// Whether the current clause can be seen, and is not covered.
    [[nodiscard]] bool isSeen() const;
    /// The term that the keyboard is on; nothing where it is on none.
    [[nodiscard]] const RowTerm* termInHand() const;

    /// Makes a clause the current one, or none, and leaves all as it is.
    void setCurrent(std::optional<PagePlace> place) { become(place); }
    /// Makes the clause at a place in sight the current one, for a heading the one below it.
    void take(PagePlace place);
    /// Makes the clause in sight the current one; nothing where there is none.
    std::optional<PagePlace> takeClauseInSight();
    /// What the keyboard was on is so no longer.
    void letGo();

    /// Brings a clause of the page into sight and makes it the current one.
    void goTo(PagePlace place);
    /// As one comes from elsewhere, with what stands above it; false where the page has no such clause.
    bool leadTo(const QString& clause);
    /// To the heading of a section; false for an unknown one.
    bool goToSection(const QString& section);
    void goToTop(std::optional<PagePlace> current);
    /// To the clause above or below.
    void step(int step);
    /// To the next term, or the one before, and on through the clauses.
    void stepTerm(int step);
    /// To the next of all in sight that can be activated, or the one before; false where that leaves the
    /// page.
    bool stepTarget(bool isForward);
    /// Up or down by what is in sight.
    void turnPage(int direction);
    /// To the end of the page, or to its beginning; what is current stays so.
    void goToEnd(bool isLast);
    /// Asks to open what the keyboard is on.
    void activate() { emit activated(); }

signals:
    /// The keyboard is on another clause or target.
    void moved();
    void activated();
    /// The keyboard is on a term.
    void termTaken();
    /// The keyboard is no longer on the term that it was on.
    void termLeft();

private:
    void become(std::optional<PagePlace> place);
    void followPage();
    std::optional<PagePlace> takeClauseIn(const PageSight& sight);

    const Page& m_page;
    PageLayout& m_layout;
    PageScroll& m_scroll;
    PageTerms& m_terms;
    std::optional<PagePlace> m_current;
    std::optional<PagePlace> m_ledTo; ///< marked as long as it is current
    std::optional<TargetPlace> m_target;
    std::optional<TermPlace> m_term;
};

} // namespace glossator::desktop
