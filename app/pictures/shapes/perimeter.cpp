// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/perimeter.h"

#include <cmath>

namespace glossator::pictures::shapes {

namespace {

using engine::SquareSpec;

int laneAt(const SquareSpec& square, int side, int lane)
{
    if (square.edges[static_cast<std::size_t>(side)] == engine::EdgeKind::Closed)
        return closedLane;
    const auto& lanes = square.lanes[static_cast<std::size_t>(side)];
    const int feature = lanes[static_cast<std::size_t>(lane)];
    if (feature != SquareSpec::none)
        return feature;
    if (lane != 1)
        return closedLane;
    return lanes[0] == SquareSpec::none || lanes[2] == SquareSpec::none ? closedLane : lanes[0];
}

} // namespace

Lanes lanesOf(const SquareSpec& square)
{
    Lanes lanes{};
    for (int position = 0; position < 12; ++position)
        lanes[static_cast<std::size_t>(position)] = laneAt(square, position / 3, position % 3);
    return lanes;
}

std::vector<Run> runsOf(const Lanes& lanes, int feature)
{
    const auto has = [&](int position) {
        return lanes[static_cast<std::size_t>((position + 12) % 12)] == feature;
    };
    std::vector<Run> runs;
    for (int start = 0; start < 12; ++start) {
        if (!has(start) || has(start - 1))
            continue;
        int length = 1;
        while (has(start + length))
            ++length;
        runs.push_back({start, length});
    }
    if (runs.empty() && has(0))
        runs.push_back({0, 12});
    return runs;
}

QPointF perimeterPoint(double position, double outward)
{
    const double turns = std::fmod(position + 24.0, 12.0);
    const double step = std::fmod(turns, 3.0) / 3.0;
    switch (static_cast<int>(turns / 3.0)) {
    case 0:
        return {step, -outward};
    case 1:
        return {1.0 + outward, step};
    case 2:
        return {1.0 - step, 1.0 + outward};
    default:
        return {-outward, 1.0 - step};
    }
}

QPointF inward(engine::Side side)
{
    return QPointF(0.5, 0.5) * 2.0 - middleOf(side) * 2.0;
}

QPointF middleOf(engine::Side side)
{
    return perimeterPoint(3.0 * engine::index(side) + 1.5);
}

QPointF cornerOf(const SquareSpec& square)
{
    return {static_cast<double>(square.offset.x), static_cast<double>(square.offset.y)};
}

std::vector<engine::Side> sidesOf(const SquareSpec& square, int feature)
{
    std::vector<engine::Side> sides;
    for (const engine::Side side : engine::allSides)
        if (square.lanes[static_cast<std::size_t>(side)][1] == feature)
            sides.push_back(side);
    return sides;
}

} // namespace glossator::pictures::shapes
