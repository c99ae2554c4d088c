// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/timeline_lanes.h"

#include <algorithm>
#include <array>

namespace glossator::desktop {

namespace {

/// The numbers that never fall and are nearest to these by least squares (isotonic regression, by pooling
/// neighbours that are out of order).
std::vector<double> isotonic(const std::vector<double>& numbers)
{
    struct Block
    {
        double sum = 0;
        std::size_t count = 0;
        [[nodiscard]] double mean() const { return sum / static_cast<double>(count); }
    };
    std::vector<Block> blocks;
    for (const double number : numbers) {
        blocks.push_back({number, 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
            const Block last = blocks.back();
            blocks.pop_back();
            blocks.back().sum += last.sum;
            blocks.back().count += last.count;
        }
    }
    std::vector<double> result;
    for (const Block& block : blocks)
        result.insert(result.end(), block.count, block.mean());
    return result;
}

} // namespace

int TimelineLanes::laneOf(MarkKind kind)
{
    switch (kind) {
    case MarkKind::Turn:
        return 0;
    case MarkKind::Step:
    case MarkKind::Decision:
        return 1;
    case MarkKind::Refusal:
    case MarkKind::Award:
        break;
    }
    return 2;
}

TimelineLanes::TimelineLanes(const std::vector<TimelineMark>& marks, const std::function<double(int at)>& xOf,
                             const Room& room)
{
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::array<std::size_t, count> lasts{};
    lasts.fill(none);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const MarkKind kind = marks[i].kind;
        const int lane = laneOf(kind);
        const double x = xOf(marks[i].at);
        std::size_t& last = lasts.at(static_cast<std::size_t>(lane));
        if (last == none || m_groups[last].kind != kind || x - m_groups[last].x >= room.apart) {
            last = m_groups.size();
            m_groups.push_back({{}, kind, lane, x});
        }
        m_groups[last].marks.push_back(static_cast<int>(i));
        m_groupOf.push_back(last);
    }
    for (int lane = 0; lane < count; ++lane)
        moveApart(lane, room);
}

const MarkGroup& TimelineLanes::groupOf(int mark) const
{
    return m_groups[m_groupOf[static_cast<std::size_t>(mark)]];
}

/// As little as need be, and closer than they should be where the lane is full.
void TimelineLanes::moveApart(int lane, const Room& room)
{
    std::vector<MarkGroup*> here;
    for (MarkGroup& group : m_groups)
        if (group.lane == lane)
            here.push_back(&group);
    if (here.empty())
        return;
    const double gaps = std::max(1.0, static_cast<double>(here.size()) - 1);
    const double apart = std::min(room.apart, (room.right - room.left) / gaps);
    std::vector<double> starts; // without the room that those before need
    for (std::size_t i = 0; i < here.size(); ++i)
        starts.push_back(here[i]->x - static_cast<double>(i) * apart);
    starts = isotonic(starts);
    const double most = std::max(room.left, room.right - (static_cast<double>(here.size()) - 1) * apart);
    for (std::size_t i = 0; i < here.size(); ++i)
        here[i]->x = std::clamp(starts[i], room.left, most) + static_cast<double>(i) * apart;
}

} // namespace glossator::desktop
