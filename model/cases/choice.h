// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/colour.h"
#include "model/engine/option.h"
#include "model/sources/place.h"

#include <optional>
#include <string>

namespace glossator::cases {

/// A choice as a case writes it, by names. What is left out is empty: a step then takes the usual
/// reading (the tile in hand, the tile just placed, turn 0), a pattern matches anything.
struct Choice
{
    engine::Action action = engine::Action::Pass;
    std::string tile;   ///< tile kind id
    std::string token;  ///< token kind id
    std::string figure; ///< figure kind id; of MoveBeside: of the one that is moved
    std::optional<Colour> player;
    /// Any square of the tile, or of the placement's first square; of MoveBeside, with `on`: where the
    /// figure stands beside which the other one is put.
    std::optional<engine::Square> at;
    std::optional<engine::Turn> turn; ///< quarter turns clockwise
    std::string on;                   ///< name of a feature on its tile, or the word of its kind
    std::optional<int> points;        ///< of a scoring figure
    std::optional<Colour> holder;     ///< who holds the figure
    bool isOnTile = false;            ///< the figure stands on the tile at `at`, on none of its features
    bool isInSupply = false;          ///< the figure is in its owner's supply
    std::string answer;               ///< one of the answers that the question names
    sources::Place place;             ///< in the file
};

} // namespace glossator::cases
