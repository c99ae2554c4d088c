// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_sight.h"

#include "app/desktop/reader/running_rule.h"

namespace glossator::desktop {

int PageSight::last() const
{
    return m_layout.count() == 0 ? -1 : m_layout.entryAt(m_offset + m_view.height() - 1);
}

QRect PageSight::rectOf(PagePlace place) const
{
    if (place.entry < 0 || place.entry >= m_layout.count())
        return {};
    const Row* row = m_layout.readyRow(place.entry);
    if (row == nullptr)
        return {};
    const auto piece = static_cast<std::size_t>(place.piece);
    const auto& metrics = m_layout.metrics();
    const QRectF ground = piece < row->grounds.size()
                              ? row->grounds[piece]
                              : QRectF(metrics.left(), 0, metrics.right() - metrics.left(), row->height);
    return ground.translated(0, topOf(place.entry)).toAlignedRect();
}

QRectF PageSight::rectOf(const PageMatch& match) const
{
    QRectF area;
    const Row* row = m_layout.readyRow(match.place.entry);
    for (std::size_t i = 0; row != nullptr && i < row->texts.size(); ++i) {
        const RowText& text = row->texts[i];
        if (text.place != match.place || text.column != match.column)
            continue;
        const QPointF corner = text.at + QPointF(0, topOf(match.place.entry));
        for (const QRectF& rect : text.block.rectsOf(text.inBlock(match.span)))
            area |= rect.translated(corner);
    }
    return area;
}

bool PageSight::isInSight(const PageMatch& match) const
{
    const QRectF area = rectOf(match);
    return !area.isEmpty() && QRectF(m_view).adjusted(0, 20, 0, -20).contains(area);
}

const RowTerm* PageSight::termOn(const TermPlace& place) const
{
    const Row* row = place.entry < m_layout.count() ? m_layout.readyRow(place.entry) : nullptr;
    if (row == nullptr || place.text >= row->texts.size())
        return nullptr;
    const auto& terms = row->texts[place.text].terms;
    return terms && place.term < terms->size() ? &terms->at(place.term) : nullptr;
}

QRect PageSight::rectOf(const TermPlace& place) const
{
    const RowTerm* term = termOn(place);
    if (term == nullptr)
        return {};
    const RowText& text = m_layout.readyRow(place.entry)->texts[place.text];
    const QPointF corner = text.at + QPointF(0, topOf(place.entry));
    return text.block.rectsOf(term->span).front().translated(corner).toAlignedRect();
}

QString PageSight::clauseInSight(std::optional<PagePlace> current) const
{
    if (current && isSeen(*current))
        if (const auto* clause = m_page.clauseAt(*current))
            return clause->id;
    for (int i = first(); i < m_layout.count(); ++i)
        if (const auto* clause = m_page.clauseAt({i, 0}); clause != nullptr && topOf(i) >= 0)
            return clause->id;
    return {};
}

std::optional<PagePlace> PageSight::placeToKeep(std::optional<PagePlace> current) const
{
    if (current && isSeen(*current))
        return current;
    for (int i = first(); i <= last(); ++i)
        if (m_layout.readyRow(i) != nullptr && topOf(i) >= 0)
            return PagePlace{i, 0};
    const bool isSet = m_layout.count() > 0 && m_layout.readyRow(first()) != nullptr;
    return isSet ? std::optional(PagePlace{first(), 0}) : std::nullopt;
}

PagePlace PageSight::placeAtTop() const
{
    const Row* row = m_layout.readyRow(first());
    const int pieces = row == nullptr ? 0 : static_cast<int>(row->grounds.size());
    for (int piece = 0; piece < pieces; ++piece)
        if (rectOf(PagePlace{first(), piece}).bottom() > 0)
            return {first(), piece};
    return {first(), 0};
}

PageMatch PageSight::searchFrom(const std::optional<PageMatch>& shown) const
{
    return shown && isInSight(*shown) ? *shown : PageMatch{{first(), 0}, 0, {}};
}

std::optional<int> PageSight::ruleScrolledAway() const
{
    const Row* row = m_layout.count() == 0 ? nullptr : m_layout.readyRow(first());
    if (row == nullptr || row->grounds.size() < 2)
        return {};
    const double top = topOf(first());
    const bool isGone = top + row->grounds.front().bottom() <= 0;
    const bool hasMore = top + row->grounds.back().bottom() > 2 * RunningRule::heightOn(m_layout.metrics());
    return isGone && hasMore ? std::optional(first()) : std::nullopt;
}

} // namespace glossator::desktop
