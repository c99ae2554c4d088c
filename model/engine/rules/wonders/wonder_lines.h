// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/board.h"

#include <set>
#include <utility>
#include <vector>

namespace glossator::engine::rules {

/// The rows and columns of a board that hold an unbroken run of squares of a length or more.
class LongLines
{
public:
    LongLines(const TileSet& tiles, const Board& board, int length);

    /// Each row and each column counts once (woh-terracotta-once-per-line).
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size() + m_columns.size()); }
    /// Whether a square belongs to a long run of its row and to one of its column.
    [[nodiscard]] bool cross() const { return m_cross; }
    /// Whether a line holds the length in several ways, in two runs or in one that is longer.
    [[nodiscard]] bool countSomeOnce() const { return m_several; }
    /// Whether a line has enough squares, but a hole between them keeps it from counting.
    [[nodiscard]] bool haveGaps() const { return m_gaps; }
    /// Those of all long runs, each once.
    [[nodiscard]] std::vector<Square> squares() const;

private:
    using Line = std::set<int>; ///< where squares lie along a line
    using Point = std::pair<int, int>;
    [[nodiscard]] Line longSquares(const Line& line);

    int m_length;
    std::set<Point> m_squares;
    std::set<int> m_rows;
    std::set<int> m_columns;
    bool m_cross = false;
    bool m_several = false;
    bool m_gaps = false;
};

} // namespace glossator::engine::rules
