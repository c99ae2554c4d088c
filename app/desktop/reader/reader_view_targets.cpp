// SPDX-License-Identifier: GPL-3.0-or-later
// What on the page can be activated: links, cases, terms and pictures.
#include "app/desktop/reader/clause_words.h"
#include "app/desktop/reader/reader_view.h"

#include <algorithm>

namespace glossator::desktop {

/// Tab goes through everything in sight that can be activated, from the current clause on, then leaves the
/// page.
bool ReaderView::focusNextPrevChild(bool next)
{
    const auto targets = targetsInSight();
    if (!hasFocus() || targets.empty())
        return QAbstractScrollArea::focusNextPrevChild(next);
    auto at = m_target ? std::ranges::find(targets, *m_target) : targets.end();
    if (!m_target || at == targets.end())
        at = next ? firstFromCurrent(targets) : targets.end() - 1;
    else if (next ? at + 1 == targets.end() : at == targets.begin())
        return QAbstractScrollArea::focusNextPrevChild(next);
    else
        at += next ? 1 : -1;
    letGo();
    m_target = *at;
    m_current = m_layout.row(at->first).targets.at(static_cast<std::size_t>(at->second)).place;
    viewport()->update();
    emit currentChanged();
    return true;
}

/// The first target of the current clause or of one below it; the first of all where there is none.
std::vector<std::pair<int, int>>::const_iterator
ReaderView::firstFromCurrent(const std::vector<std::pair<int, int>>& targets) const
{
    const auto isReached = [this](const std::pair<int, int>& target) {
        const Row* row = m_layout.readyRow(target.first);
        return !m_current || (row != nullptr &&
                              row->targets.at(static_cast<std::size_t>(target.second)).place >= *m_current);
    };
    const auto found = std::ranges::find_if(targets, isReached);
    return found == targets.end() ? targets.begin() : found;
}

void ReaderView::activateCurrent()
{
    if (m_target) {
        const RowTarget target =
            m_layout.row(m_target->first).targets.at(static_cast<std::size_t>(m_target->second));
        return activate(target, viewport()->mapToGlobal(rectOf(target.place).bottomLeft()));
    }
    if (const RowTerm* term = termOn(m_term))
        return emit termActivated(QString(term->id),
                                  viewport()->mapToGlobal(rectOfTerm(*m_term).bottomLeft()));
    const catalogue::Clause* clause = m_current ? m_page.clauseAt(*m_current) : nullptr;
    if (clause != nullptr && !m_page.casesOf(clause->id).isEmpty())
        emit caseActivated(clause->id);
}

void ReaderView::activate(const RowTarget& target, const QPoint& at)
{
    switch (target.kind) {
    case RowTarget::Kind::Clause:
        emit clauseActivated(target.id);
        break;
    case RowTarget::Kind::Case:
        emit caseActivated(target.id);
        break;
    case RowTarget::Kind::Term:
        emit termActivated(target.id, at);
        break;
    case RowTarget::Kind::Tile:
        emit tileActivated(target.id);
        break;
    case RowTarget::Kind::Pair:
        emit pairActivated(target.id);
        break;
    case RowTarget::Kind::Note:
        write(target.place, Hand::Note);
        break;
    case RowTarget::Kind::Decision:
        openDecisionMenu(target.place, at);
        break;
    }
}

/// Of a ribbon, a target, a term, or in the gutter what the clause is.
QString ReaderView::toolTipAt(QPointF point) const
{
    if (const auto ribbon = ribbonAt(point); ribbon && m_kept != nullptr)
        return std::ranges::find(m_bookmarks, *ribbon) != m_bookmarks.end()
                   ? tr("Remove the bookmark (Ctrl+D)")
                   : tr("Set a bookmark (Ctrl+D)");
    const RowTarget* target = targetAt(point);
    if (target != nullptr && target->kind != RowTarget::Kind::Clause)
        return target->name;
    if (const RowTerm* term = termOn(m_pointedTerm))
        return wordsOf(term->id);
    const auto place = placeAt(point);
    const auto* clause = place ? m_page.clauseAt(*place) : nullptr;
    const auto& metrics = m_layout.metrics();
    if (clause == nullptr || !metrics.hasGutter || point.x() > metrics.gutter.right())
        return {};
    return (ClauseWords::description(*clause) + u' ' +
            m_additions.description(*clause, m_page.expansion().id))
        .trimmed();
}

const RowTarget* ReaderView::targetAt(QPointF point) const
{
    for (int i = 0; i <= lastInSight(); ++i) {
        const Row* row = m_layout.readyRow(i);
        if (row == nullptr)
            continue;
        const QPointF inside = point - QPointF(0, m_layout.top(i) - offset());
        for (const RowTarget& target : row->targets)
            if (std::ranges::any_of(target.rects, [&](const QRectF& r) { return r.contains(inside); }))
                return &target;
    }
    return nullptr;
}

std::vector<std::pair<int, int>> ReaderView::targetsInSight() const
{
    std::vector<std::pair<int, int>> targets;
    for (int i = 0; i <= lastInSight(); ++i) {
        const Row* row = m_layout.readyRow(i);
        if (row == nullptr)
            continue;
        const double top = m_layout.top(i) - offset();
        for (std::size_t t = 0; t < row->targets.size(); ++t) {
            const QRectF rect = row->targets[t].rects.empty() ? QRectF() : row->targets[t].rects.front();
            if (viewport()->rect().contains(rect.translated(0, top).toAlignedRect()))
                targets.emplace_back(i, static_cast<int>(t));
        }
    }
    return targets;
}

QRect ReaderView::rectOfTile(int entry, int tile) const
{
    const auto target = targetOfTile(entry, tile);
    if (!target)
        return {};
    const auto& rects =
        m_layout.readyRow(target->first)->targets[static_cast<std::size_t>(target->second)].rects;
    return rects.front().translated(0, m_layout.top(target->first) - offset()).toAlignedRect();
}

bool ReaderView::isOnTile(int entry, int tile) const
{
    const auto target = targetOfTile(entry, tile);
    return hasFocus() && target && m_target == target;
}

std::optional<std::pair<int, int>> ReaderView::targetOfTile(int entry, int tile) const
{
    const auto& tiles = m_page.entry(entry).tiles;
    const QString id = QString::fromStdString(tiles.at(static_cast<std::size_t>(tile)).tile->kind.id);
    const int last = std::min(entry + 1, m_layout.count() - 1);
    for (int i = entry; i <= last; ++i) {
        const Row* row = m_layout.readyRow(i);
        for (std::size_t t = 0; row != nullptr && t < row->targets.size(); ++t)
            if (row->targets[t].kind == RowTarget::Kind::Tile && row->targets[t].id == id)
                return std::pair(i, static_cast<int>(t));
    }
    return {};
}

} // namespace glossator::desktop
