// SPDX-License-Identifier: GPL-3.0-or-later
// How the page is set and scrolled, and how what is being read stays where it is meanwhile.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/column_names.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/reader/running_rule.h"

#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr int rowsAtATime = 24;

} // namespace

/// Fits the page to the view; what is being read stays where it is.
void ReaderView::relayout()
{
    keepReading();
    m_layout.setSize(viewport()->width(), m_scale);
    m_names->setGeometry(0, 0, width(), Typefaces::scaled(headerHeight));
    m_names->showNames(m_layout.metrics(), m_layout.languages());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(m_layout.metrics().leading() * 1.5));
    if (m_reading)
        showReading();
    else
        showBeginning();
    if (m_isPainted) // what is in sight comes first
        m_rest.start();
    placeEditor();
    placeRunningRule();
    viewport()->update();
    announceSection();
}

/// The top of the page; in a low view, which has not even room for its first lines below, rather the first
/// clause, if that is current.
void ReaderView::showBeginning()
{
    scrollTo(0, 0);
    if (!isVisible() || !m_current || m_current != m_page.firstClause())
        return;
    const QRectF first = rectOf(*m_current);
    const double lines = std::min<double>(first.height(), 3 * m_layout.metrics().leading());
    if (first.top() + lines > viewport()->height())
        scrollTo(m_current->entry, -m_layout.metrics().ruleSpace());
    m_beginning = offset();
}

/// Remembers what is being read and where in the view: the current clause while it can be seen, else the
/// first that begins in sight. At the beginning of the page, as showBeginning() shows it, there is nothing to
/// remember.
void ReaderView::keepReading()
{
    if (m_reading || m_layout.count() == 0)
        return;
    const auto isSeen = [this](PagePlace place) { return viewport()->rect().intersects(rectOf(place)); };
    std::optional<PagePlace> place = m_current && isSeen(*m_current) ? m_current : std::nullopt;
    const bool isAtBeginning = offset() == 0 || offset() == m_beginning;
    if (isAtBeginning && (!place || *place == m_page.firstClause()))
        return;
    const int first = m_layout.entryAt(offset());
    for (int i = first; !place && i <= lastInSight(); ++i)
        if (m_layout.readyRow(i) != nullptr && m_layout.top(i) >= offset())
            place = PagePlace{i, 0};
    if (!place && m_layout.readyRow(first) != nullptr)
        place = PagePlace{first, 0};
    if (place)
        m_reading = Reading{*place, static_cast<double>(rectOf(*place).top())};
}

/// Brings what was being read back to its place, or as near as the view lets it.
void ReaderView::showReading()
{
    const PagePlace place = m_reading->place;
    const Row& row = m_layout.row(place.entry);
    m_layout.settle();
    const auto piece = static_cast<std::size_t>(place.piece);
    const QRectF ground = piece < row.grounds.size() ? row.grounds[piece] : QRectF(0, 0, 1, row.height);
    const double room = viewport()->height();
    const double lowest = std::max(0.0, room - std::min(ground.height(), room / 2));
    const double y = std::clamp(m_reading->y, std::min(0.0, -ground.height() * 0.8), lowest);
    scrollTo(place.entry, std::floor(ground.top()) - y);
}

/// Sets what can be seen and keeps the line at the top where it is.
void ReaderView::settleInSight()
{
    if (m_layout.count() == 0)
        return;
    const int top = m_layout.entryAt(offset());
    const double into = offset() - m_layout.top(top);
    scrollTo(top, into);
}

void ReaderView::settleRest()
{
    if (m_layout.count() == 0) {
        m_rest.stop();
        return;
    }
    const int top = m_layout.entryAt(offset());
    const double into = offset() - m_layout.top(top);
    if (!m_layout.prepareSome(rowsAtATime))
        m_rest.stop();
    if (m_reading)
        showReading();
    else
        scrollTo(top, into);
    placeEditor();
    placeRunningRule();
}

/// Brings a point of an entry to the top of the view, `into` pixels below the entry's own top.
void ReaderView::scrollTo(int entry, double into)
{
    if (entry < 0 || entry >= m_layout.count())
        return;
    m_isSettling = true;
    for (int turn = 0; turn < 2; ++turn) { // the second time with the rows above set as well
        const double from = std::max(0.0, m_layout.top(entry) + std::min(into, 0.0));
        m_layout.prepare(from, from + viewport()->height() + std::abs(into) + 200);
        const double most = std::max(0.0, m_layout.height() - viewport()->height());
        verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(most)));
        verticalScrollBar()->setValue(static_cast<int>(std::lround(m_layout.top(entry) + into)));
    }
    m_layout.prepare(offset(), offset() + viewport()->height());
    m_isSettling = false;
    viewport()->update();
}

void ReaderView::ensureVisible(PagePlace place)
{
    m_layout.row(place.entry);
    m_layout.settle();
    const QRect rect = rectOf(place);
    const double above = place.piece > 0 ? RunningRule::heightOn(m_layout.metrics()) : 0;
    const int space = static_cast<int>(24 * m_scale + above);
    auto* bar = verticalScrollBar();
    if (rect.top() < space || rect.height() > viewport()->height() - 2 * space)
        bar->setValue(bar->value() + rect.top() - space);
    else if (rect.bottom() > viewport()->height() - space)
        bar->setValue(bar->value() + rect.bottom() - viewport()->height() + space);
}

std::optional<int> ReaderView::ruleScrolledAway() const
{
    const int entry = m_layout.count() == 0 ? -1 : m_layout.entryAt(offset());
    const Row* row = entry < 0 ? nullptr : m_layout.readyRow(entry);
    if (row == nullptr || row->grounds.size() < 2)
        return {};
    const double top = m_layout.top(entry) - offset();
    const bool isGone = top + row->grounds.front().bottom() <= 0;
    const bool hasMore = top + row->grounds.back().bottom() > 2 * RunningRule::heightOn(m_layout.metrics());
    return isGone && hasMore ? std::optional(entry) : std::nullopt;
}

void ReaderView::placeRunningRule()
{
    const auto rule = ruleScrolledAway();
    QStringList words;
    for (std::size_t i = 0; rule && i < m_layout.languages().size(); ++i)
        words += plainTextAt(m_page, {*rule, 0}, m_layout.languages()[i]);
    m_running->showRule(m_layout.metrics(), words);
}

/// A gloss may stand far below the top of its row, so it is the words that are brought into sight.
void ReaderView::showMatch(int match)
{
    m_match = match;
    const PageMatch& found = m_matches.at(static_cast<std::size_t>(match));
    m_reading.reset();
    if (!isInSight(found)) {
        m_layout.row(found.place.entry);
        m_layout.settle();
        const double row = m_layout.top(found.place.entry) - offset();
        scrollTo(found.place.entry, rectOfMatch(found).top() - row - viewport()->height() / 3.0);
    }
    viewport()->update();
}

QRectF ReaderView::rectOfMatch(const PageMatch& match) const
{
    QRectF area;
    const Row* row = m_layout.readyRow(match.place.entry);
    for (std::size_t i = 0; row != nullptr && i < row->texts.size(); ++i) {
        const RowText& text = row->texts[i];
        if (text.place != match.place || text.column != match.column)
            continue;
        const QPointF corner = text.at + QPointF(0, m_layout.top(match.place.entry) - offset());
        for (const QRectF& rect : text.block.rectsOf(text.inBlock(match.span)))
            area |= rect.translated(corner);
    }
    return area;
}

QRectF ReaderView::rectOfFound() const
{
    return m_match < 0 ? QRectF() : rectOfMatch(m_matches.at(static_cast<std::size_t>(m_match)));
}

bool ReaderView::isInSight(const PageMatch& match) const
{
    const QRectF area = rectOfMatch(match);
    return !area.isEmpty() && QRectF(viewport()->rect()).adjusted(0, 20, 0, -20).contains(area);
}

PageMatch ReaderView::firstToShow() const
{
    if (m_match >= 0 && isInSight(m_matches.at(static_cast<std::size_t>(m_match))))
        return m_matches.at(static_cast<std::size_t>(m_match));
    return {{m_layout.count() > 0 ? m_layout.entryAt(offset()) : 0, 0}, 0, {}};
}

} // namespace glossator::desktop
