// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace glossator::cases {

/// A small case that passes; tests spoil one line of it. Blue's road of three tiles is finished by Red.
inline constexpr std::string_view goodCase = R"(id: case
title: A road is finished
expansions: [base]
players: [red, blue]
position:
  tiles:
    - {tile: base:D, at: [0, 0]}
    - {tile: base:W, at: [-1, 0]}
  figures:
    - {player: blue, at: [0, 0], on: road}
  scores: {red: 3, blue: 8}
  pile: [base:W, base:U]
steps:
  - place: {at: [1, 0]}
    caption: Red ends the road.
    expect:
      decision: {player: red, about: wood}
      scores: {blue: 8}
  - pass:
    expect:
      scored:
        - {player: blue, points: 3, addends: [3 tiles x 1], majority: {blue: 1}}
proves: [base-road-score]
)";

} // namespace glossator::cases
