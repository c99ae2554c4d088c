// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

#include <span>

namespace glossator::engine {

/// What bounds a game: each tile of the box is drawn and laid at most once, so a board never holds more
/// squares and features than the box, reaches no farther than its squares in a row, and has at most 8 open
/// lanes a square. Within these limits every number and every index of a State has room in 16 bits, and
/// what a feature is worth as well; the points of a figure stop at mostPoints.
inline constexpr int mostKinds = 4000;
inline constexpr int mostSquares = 4000;
inline constexpr int mostFeatures = 32000;
inline constexpr int mostPennants = 4000;
/// What a scoring figure can have.
inline constexpr int mostPoints = 32000;

/// Which of these limits the copies of all tile kinds together exceed, in words.
[[nodiscard]] std::vector<std::string> boxFaults(std::span<const TileKind> kinds);

} // namespace glossator::engine
