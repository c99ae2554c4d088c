// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_lines.h"

#include <set>

namespace glossator::engine::rules {

namespace {

bool hasRun(const Board& board, Square start, Side along, int length)
{
    Square square = start;
    for (int i = 0; i < length; ++i, square = neighbour(square, along))
        if (!board.isOccupied(square))
            return false;
    return true;
}

} // namespace

/// A run of the wanted length begins on a square beside which the frontier or another tile lies; it is
/// enough to try every square next to the frontier and, for longer runs, they contain such a start.
int longLines(const Board& board, int length)
{
    std::set<int> rows;
    std::set<int> columns;
    for (const FrontierSquare& edge : board.frontier()) {
        const Square east = neighbour(edge.square, Side::East);
        const Square south = neighbour(edge.square, Side::South);
        if (hasRun(board, east, Side::East, length))
            rows.insert(east.y);
        if (hasRun(board, south, Side::South, length))
            columns.insert(south.x);
    }
    return static_cast<int>(rows.size() + columns.size());
}

} // namespace glossator::engine::rules
