// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_cursor.h"

#include "app/desktop/reader/page_scroll.h"
#include "app/desktop/reader/page_sight.h"
#include "app/desktop/reader/page_targets.h"
#include "app/desktop/reader/page_terms.h"

namespace glossator::desktop {

PageCursor::PageCursor(const Page& page, PageLayout& layout, PageScroll& scroll, PageTerms& terms,
                       QObject* parent)
    : QObject(parent), m_page(page), m_layout(layout), m_scroll(scroll), m_terms(terms)
{
}

bool PageCursor::isSeen() const
{
    return m_current && m_scroll.clearSight().isSeen(*m_current);
}

const RowTerm* PageCursor::termInHand() const
{
    return m_term ? m_scroll.sight().termOn(*m_term) : nullptr;
}

std::optional<PagePlace> PageCursor::takeClauseInSight()
{
    return takeClauseIn(m_scroll.sight());
}

std::optional<PagePlace> PageCursor::takeClauseIn(const PageSight& sight)
{
    auto place = m_page.find(sight.clauseInSight(m_current));
    if (m_layout.count() > 0 && (!place || !sight.isSeen(*place))) // one clause fills the view
        if (const PagePlace top = sight.placeAtTop(); m_page.clauseAt(top) != nullptr)
            place = top;
    if (place)
        become(place);
    return place;
}

void PageCursor::take(PagePlace place)
{
    const PagePlace clause = m_page.clauseAt(place) != nullptr ? place : m_page.clauseBeside(place, 1);
    if (m_page.clauseAt(clause) == nullptr || clause == m_current)
        return;
    become(clause);
    letGo();
    emit moved();
}

/// Where a way led to is marked until one goes on.
void PageCursor::become(std::optional<PagePlace> place)
{
    if (place != m_ledTo)
        m_ledTo.reset();
    m_current = place;
}

void PageCursor::letGo()
{
    m_target.reset();
    if (!m_term)
        return;
    m_term.reset();
    emit termLeft();
}

void PageCursor::goTo(PagePlace place)
{
    become(place);
    letGo();
    m_scroll.forgetReading();
    m_scroll.ensureVisible(place);
    m_scroll.keepReading(place);
    m_scroll.announceSection();
    emit moved();
}

bool PageCursor::leadTo(const QString& clause)
{
    const auto place = m_page.find(clause);
    if (!place)
        return false;
    become(place);
    letGo();
    m_scroll.leadTo(*place);
    m_ledTo = place;
    m_scroll.announceSection();
    emit moved();
    return true;
}

bool PageCursor::goToSection(const QString& section)
{
    const auto entry = m_page.findSection(section);
    if (!entry)
        return false;
    m_scroll.forgetReading();
    m_scroll.scrollTo(*entry, 24 * m_layout.metrics().scale);
    become(m_page.clauseAt({*entry + 1, 0}) == nullptr ? PagePlace{*entry, 0} : PagePlace{*entry + 1, 0});
    m_scroll.keepReading(m_current); // also where the page ends too soon for it to stand at the top
    m_scroll.announceSection();
    emit moved();
    return true;
}

void PageCursor::goToTop(std::optional<PagePlace> current)
{
    m_scroll.forgetReading();
    become(current);
    m_scroll.showBeginning(current);
    if (current)
        emit moved();
}

void PageCursor::step(int step)
{
    if (!isSeen()) {
        if (const auto place = takeClauseInSight())
            goTo(*place);
        return;
    }
    const PagePlace next = m_page.clauseBeside(*m_current, step);
    if (next == *m_current)
        m_scroll.goToEnd(step > 0);
    else
        goTo(next);
}

void PageCursor::stepTerm(int step)
{
    if (!isSeen())
        become(m_page.find(m_scroll.sight().clauseInSight(m_current)));
    const auto next = m_current ? m_terms.beside(*m_current, m_term, step) : std::nullopt;
    if (!next)
        return;
    goTo(next->clause);
    m_term = next->term;
    emit termTaken();
}

bool PageCursor::stepTarget(bool isForward)
{
    const auto next = PageTargets(m_scroll.sight()).beside(m_target, m_current, isForward);
    if (!next)
        return false;
    letGo();
    m_target = next;
    become(m_layout.row(next->entry).targets.at(next->target).place);
    emit moved();
    return true;
}

void PageCursor::goToEnd(bool isLast)
{
    m_scroll.goToEnd(isLast);
    followPage();
}

void PageCursor::turnPage(int direction)
{
    m_scroll.turnPage(direction);
    followPage();
}

/// The mark of the keyboard does not stay out of sight.
void PageCursor::followPage()
{
    letGo();
    if (!isSeen() && takeClauseIn(m_scroll.clearSight()))
        emit moved();
}

} // namespace glossator::desktop
