// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace glossator::desktop {

/// Red ends Blue's road, and a placement that does not fit is refused on the way.
inline constexpr const char* roadCase = R"(id: road
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
  - refused: {place: {at: [1, 0], turn: 3}, reason: edge does not match}
    caption: The edges must match.
  - place: {at: [1, 0]}
    caption: Red ends the road.
  - pass:
    caption: The road is scored.
    expect:
      scores: {red: 3, blue: 11}
proves: [base-road-score]
)";

/// The same with a score that the engine does not give.
inline constexpr const char* wrongCase = R"(id: wrong
title: A wrong expectation
expansions: [base]
players: [red, blue]
position:
  tiles:
    - {tile: base:D, at: [0, 0]}
    - {tile: base:W, at: [-1, 0]}
  figures:
    - {player: blue, at: [0, 0], on: road}
  pile: [base:W, base:U]
steps:
  - place: {at: [1, 0]}
  - pass:
    expect:
      scores: {blue: 99}
proves: [base-road-score]
)";

} // namespace glossator::desktop
