// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_targets.h"

#include <algorithm>

namespace glossator::desktop {

std::vector<TargetPlace> PageTargets::inSight() const
{
    std::vector<TargetPlace> targets;
    for (int i = 0; i <= m_sight.last(); ++i) {
        const Row* row = m_sight.layout().readyRow(i);
        for (std::size_t t = 0; row != nullptr && t < row->targets.size(); ++t)
            if (m_sight.view().contains(rectOf({i, t})))
                targets.push_back({i, t});
    }
    return targets;
}

std::optional<TargetPlace> PageTargets::beside(std::optional<TargetPlace> from,
                                               std::optional<PagePlace> current, bool isForward) const
{
    const auto targets = inSight();
    if (targets.empty())
        return {};
    const auto at = from ? std::ranges::find(targets, *from) : targets.end();
    if (at == targets.end()) {
        const auto isReached = [&](TargetPlace target) {
            return !current || this->at(target).place >= *current;
        };
        const auto reached = std::ranges::find_if(targets, isReached);
        return !isForward ? targets.back() : reached == targets.end() ? targets.front() : *reached;
    }
    if (isForward ? at + 1 == targets.end() : at == targets.begin())
        return {};
    return *(at + (isForward ? 1 : -1));
}

std::optional<TargetPlace> PageTargets::ofTile(int entry, int tile) const
{
    const auto& tiles = m_sight.page().entry(entry).tiles;
    const QString id = QString::fromStdString(tiles.at(static_cast<std::size_t>(tile)).tile->kind.id);
    const int last = std::min(entry + 1, m_sight.layout().count() - 1);
    for (int i = entry; i <= last; ++i) {
        const Row* row = m_sight.layout().readyRow(i);
        for (std::size_t t = 0; row != nullptr && t < row->targets.size(); ++t)
            if (row->targets[t].kind == RowTarget::Kind::Tile && row->targets[t].id == id)
                return TargetPlace{i, t};
    }
    return {};
}

QRect PageTargets::rectOf(TargetPlace place) const
{
    const auto& rects = at(place).rects;
    const QRectF first = rects.empty() ? QRectF() : rects.front();
    return first.translated(0, m_sight.topOf(place.entry)).toAlignedRect();
}

} // namespace glossator::desktop
