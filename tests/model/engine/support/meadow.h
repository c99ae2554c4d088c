// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

namespace glossator::support {

/// Fields on two squares side by side, brought as plain landscape: the smallest large tile.
inline engine::TileKind meadow(int count)
{
    engine::TileKind kind;
    kind.id = "meadow";
    kind.count = count;
    kind.squares.resize(2);
    kind.squares[1].offset = {1, 0};
    for (engine::SquareSpec& square : kind.squares)
        square.lanes.fill({0, 0, 0});
    kind.squares[0].edges[1] = kind.squares[1].edges[3] = engine::EdgeKind::Internal;
    kind.features.push_back({engine::FeatureKind::Field, "f1", {0, 1}, 0, {}, {}, {}});
    return kind;
}

} // namespace glossator::support
