// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_scroll.h"

#include "app/desktop/reader/running_rule.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace glossator::desktop {

namespace {

constexpr int rowsAtATime = 24;

} // namespace

PageScroll::PageScroll(QAbstractScrollArea& area, const Page& page, PageLayout& layout)
    : QObject(&area), m_area(area), m_page(page), m_layout(layout)
{
    m_rest.setInterval(0);
    connect(&m_rest, &QTimer::timeout, this, &PageScroll::settleRest);
}

PageSight PageScroll::sight() const
{
    return {m_page, m_layout, m_area.viewport()->size(), offset()};
}

PageSight PageScroll::clearSight() const
{
    const int line = m_foot == 0 ? 0 : static_cast<int>(m_layout.metrics().leading());
    const QSize size = m_area.viewport()->size() - QSize(0, m_foot + line);
    return {m_page, m_layout, size, offset()};
}

double PageScroll::offset() const
{
    return bar()->value();
}

void PageScroll::keepReading(std::optional<PagePlace> current)
{
    if (m_reading || m_layout.count() == 0)
        return;
    const PageSight seen = sight();
    const bool isCurrentSeen = current && seen.isSeen(*current);
    if (isAtBeginning() && (!isCurrentSeen || current == m_page.firstClause()))
        return;
    if (const auto place = seen.placeToKeep(current))
        m_reading = Reading{*place, static_cast<double>(seen.rectOf(*place).top())};
}

void PageScroll::keepAt(PagePlace place, double y)
{
    m_reading = Reading{place, y};
    showReading();
    announceSection();
}

void PageScroll::showAgain(std::optional<PagePlace> current)
{
    if (m_reading)
        showReading();
    else
        showBeginning(current);
}

/// Brings what was being read back to its place, or as near as the view lets it.
void PageScroll::showReading()
{
    const PagePlace place = m_reading->place;
    if (!m_reading->y) {
        bringBack(place);
        ensureVisible(place);
        m_reading = Reading{place, {}}; // which whoever scrolls forgets
        return;
    }
    const Row& row = m_layout.row(place.entry);
    m_layout.settle();
    const auto piece = static_cast<std::size_t>(place.piece);
    const QRectF ground = piece < row.grounds.size() ? row.grounds[piece] : QRectF(0, 0, 1, row.height);
    const double lowest = std::max(0.0, viewHeight() - std::min(ground.height(), viewHeight() / 2));
    const double y = std::clamp(*m_reading->y, std::min(0.0, -ground.height() * 0.8), lowest);
    scrollTo(place.entry, std::floor(ground.top()) - y);
}

void PageScroll::showBeginning(std::optional<PagePlace> current)
{
    scrollTo(0, 0);
    m_beginning = offset();
    if (!m_area.isVisible() || !current || current != m_page.firstClause())
        return;
    const QRectF first = sight().rectOf(*current);
    const double lines = std::min<double>(first.height(), 1.2 * m_layout.metrics().leading());
    if (const double hidden = first.top() + lines - viewHeight(); hidden > 0)
        scrollTo(0, std::min(hidden, first.top() - m_layout.metrics().ruleSpace()));
    m_beginning = offset();
}

void PageScroll::scrollTo(int entry, double into)
{
    if (entry < 0 || entry >= m_layout.count())
        return;
    m_isSettling = true;
    int end = 0;
    for (int turn = 0; turn < 2; ++turn) { // the second time with the rows above set as well
        const double from = std::max(0.0, m_layout.top(entry) + std::min(into, 0.0));
        m_layout.prepare(from, from + viewHeight() + std::abs(into) + 200);
        const double most = std::max(0.0, m_layout.height() + m_foot - viewHeight());
        end = static_cast<int>(std::ceil(most));
        bar()->setRange(0, end + m_overhang);
        bar()->setValue(static_cast<int>(std::lround(m_layout.top(entry) + into)));
    }
    m_overhang = std::clamp(bar()->value() - end, 0, m_overhang);
    bar()->setRange(0, end + m_overhang);
    m_layout.prepare(offset(), offset() + viewHeight());
    m_isSettling = false;
    m_area.viewport()->update();
}

void PageScroll::leadTo(PagePlace place)
{
    m_reading = Reading{place, {}};
    showReading();
}

void PageScroll::bringBack(PagePlace place)
{
    scrollTo(place.entry, -viewHeight() / 4);
}

void PageScroll::ensureVisible(PagePlace place)
{
    m_layout.row(place.entry);
    m_layout.settle();
    const QRect rect = sight().rectOf(place);
    const double above = place.piece > 0 ? RunningRule::heightOn(m_layout.metrics()) : 0;
    const int space = static_cast<int>(24 * m_layout.metrics().scale + above);
    const int height = clearHeight();
    if (rect.top() < space || rect.height() > height - 2 * space)
        bar()->setValue(bar()->value() + rect.top() - space);
    else if (rect.bottom() > height - space)
        bar()->setValue(bar()->value() + rect.bottom() - height + space);
}

void PageScroll::show(const PageMatch& found)
{
    forgetReading();
    if (sight().isInSight(found) && sight().rectOf(found).bottom() <= clearHeight())
        return;
    m_layout.row(found.place.entry);
    m_layout.settle();
    const PageSight seen = sight();
    const double inRow = seen.rectOf(found).top() - seen.topOf(found.place.entry);
    scrollTo(found.place.entry, inRow - viewHeight() / 3);
}

void PageScroll::beginSearch()
{
    const int top = m_layout.count() == 0 ? 0 : sight().first();
    m_start = Start{top, m_layout.count() == 0 ? 0 : -sight().topOf(top)};
}

void PageScroll::returnFromSearch()
{
    if (m_start)
        scrollTo(m_start->entry, m_start->into);
}

void PageScroll::setFoot(int height)
{
    const int before = std::exchange(m_foot, height);
    if (before == height)
        return;
    m_overhang = std::max(0, m_overhang + before - height);
    settleInSight();
}

void PageScroll::goToEnd(bool isLast)
{
    bar()->setValue(isLast ? bar()->maximum() : 0);
}

void PageScroll::turnPage(int direction)
{
    const int leading = static_cast<int>(m_layout.metrics().leading());
    const int step = std::max(leading, clearHeight() - 2 * leading);
    bar()->setValue(bar()->value() + direction * step);
}

void PageScroll::beginPage()
{
    bar()->setValue(0);
    m_beginning = 0;
    m_start.reset();
    m_overhang = 0;
    m_section.clear();
}

QString PageScroll::sectionInSight() const
{
    if (m_layout.count() == 0)
        return {};
    const double line = offset() + 60 * m_layout.metrics().scale;
    return m_page.entry(m_reading ? m_reading->place.entry : m_layout.entryAt(line)).section;
}

void PageScroll::announceSection()
{
    const QString section = sectionInSight();
    if (section == m_section)
        return;
    m_section = section;
    emit sectionChanged(section);
}

void PageScroll::settleInSight()
{
    if (m_layout.count() == 0)
        return;
    const PageSight seen = sight();
    scrollTo(seen.first(), -seen.topOf(seen.first()));
}

void PageScroll::settleUnderTheEye(const std::function<void()>& change)
{
    if (m_layout.count() == 0)
        return change();
    const PagePlace eye = sight().placeAtTop();
    const int before = sight().rectOf(eye).top();
    change();
    settleInSight();
    if (const int moved = sight().rectOf(eye).top() - before; moved != 0)
        scrollTo(eye.entry, moved - sight().topOf(eye.entry));
}

void PageScroll::bringIntoView(const QRect& part)
{
    const int air = static_cast<int>(m_layout.metrics().leading() / 2);
    const int above = air - part.top();
    const int below = part.bottom() + air - clearHeight();
    if (below > 0 || above > 0)
        bar()->setValue(bar()->value() + (above > 0 ? -above : std::min(below, -above)));
}

void PageScroll::settleRestLater()
{
    if (m_isPainted)
        m_rest.start();
}

void PageScroll::notePainting()
{
    if (m_reading && !m_reading->y) // now it is seen where it is
        m_reading->y = sight().rectOf(m_reading->place).top();
    if (!std::exchange(m_isPainted, true))
        m_rest.start();
}

void PageScroll::settleRest()
{
    if (m_layout.count() == 0) {
        m_rest.stop();
        return;
    }
    const int top = sight().first();
    const double into = offset() - m_layout.top(top);
    if (!m_layout.prepareSome(rowsAtATime))
        m_rest.stop();
    if (m_reading)
        showReading();
    else
        scrollTo(top, into);
    emit settled();
}

QScrollBar* PageScroll::bar() const
{
    return m_area.verticalScrollBar();
}

double PageScroll::viewHeight() const
{
    return m_area.viewport()->height();
}

int PageScroll::clearHeight() const
{
    return m_area.viewport()->height() - m_foot;
}

} // namespace glossator::desktop
