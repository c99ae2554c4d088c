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

    /// Each once.
    void add(Square square) { addOnce(squares, square); }
    void add(FeatureId feature) { addOnce(features, feature); }

private:
    template <typename Part>
    static void addOnce(std::vector<Part>& parts, Part part)
    {
        if (std::ranges::find(parts, part) == parts.end())
            parts.push_back(part);
    }
};

} // namespace glossator::engine
