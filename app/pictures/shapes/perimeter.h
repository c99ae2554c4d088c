// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

#include <QPointF>

#include <array>
#include <vector>

namespace glossator::pictures::shapes {

/// The twelve lanes around one square, clockwise from the north-west corner: the feature in each, or closed.
inline constexpr int closedLane = -2;
using Lanes = std::array<int, 12>;
[[nodiscard]] Lanes lanesOf(const engine::SquareSpec& square);

/// Neighbouring lanes of one feature. Positions on the perimeter count lanes: 0 is the north-west corner, 3
/// the north-east one; a run ends after position first + length, which may be beyond 12.
struct Run
{
    int first = 0;
    int length = 0;
    [[nodiscard]] int end() const { return first + length; }
};
[[nodiscard]] std::vector<Run> runsOf(const Lanes& lanes, int feature);

/// A position of the perimeter within the square (0,0)-(1,1), moved outward by a distance.
[[nodiscard]] QPointF perimeterPoint(double position, double outward = 0.0);
[[nodiscard]] QPointF inward(engine::Side side);
[[nodiscard]] QPointF middleOf(engine::Side side);
[[nodiscard]] QPointF cornerOf(const engine::SquareSpec& square);

/// The sides of a square that a feature reaches in the middle.
[[nodiscard]] std::vector<engine::Side> sidesOf(const engine::SquareSpec& square, int feature);

} // namespace glossator::pictures::shapes
