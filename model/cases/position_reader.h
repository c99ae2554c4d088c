// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/fields.h"

namespace glossator::cases {

/// Reads the `position` of a case.
[[nodiscard]] DeclaredPosition readPosition(const sources::Node& node, Values& values);

/// Reads a list of tiles at squares.
[[nodiscard]] std::vector<DeclaredTile> readTiles(const sources::Node& node, Values& values);
/// Reads points by player.
[[nodiscard]] std::vector<DeclaredScore> readScores(const sources::Node& node, Values& values);
/// Reads figures in the supply by player: a number of meeples, or numbers by figure.
[[nodiscard]] std::vector<DeclaredSupply> readSupplies(const sources::Node& node, Values& values);
[[nodiscard]] std::vector<DeclaredTokens> readTokens(const sources::Node& node, Values& values);
[[nodiscard]] std::vector<DeclaredTokenPile> readTokenPiles(const sources::Node& node, Values& values);

} // namespace glossator::cases
