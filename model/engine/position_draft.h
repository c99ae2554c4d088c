// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/position.h"

namespace glossator::engine {

/// A declared position while it is put together: the state as far as it goes, and what is wrong so far.
struct PositionDraft
{
    PositionDraft(const Game& g, const Position& declared) : game(g), position(declared), state(g.unpack()) {}

    void fault(PositionPart part, std::size_t index, std::string what, std::string right = {});
    /// The tile kind with this id; a fault of the entry where the game has none.
    std::optional<KindId> kindOf(PositionPart part, std::size_t index, const std::string& id);
    /// Takes a copy out of the pile, or out of the box where the setup put the kind there; false when all
    /// copies lie on the board or aside.
    bool takeCopy(KindId kind);

    const Game& game;
    const Position& position;
    State state;
    std::vector<PositionFault> faults;
};

/// "[1, -2]"
[[nodiscard]] std::string toText(Square square);

} // namespace glossator::engine
