// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/geometry.h"
#include "model/engine/ids.h"

#include <algorithm>
#include <vector>

namespace glossator::engine {

/// What on the table an award counts, for whoever shows it: an award of more or of less than one scored
/// feature names its features, its squares of the board, or the tokens that its player has. Those it is told
/// at come first; where it names nothing, it comes from nothing on the board.
struct Origin
{
    std::vector<FeatureId> features; ///< each stands for the joined feature
    std::vector<Square> squares;
    std::vector<TokenKind> tokens;
    bool operator==(const Origin&) const = default;

    /// Once.
    void add(Square square)
    {
        if (std::ranges::find(squares, square) == squares.end())
            squares.push_back(square);
    }
};

} // namespace glossator::engine
