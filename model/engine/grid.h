// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"
#include "model/engine/tile_set.h"

#include <vector>

namespace glossator::engine {

/// What the board knows of one square.
struct Cell
{
    TileId tile = none;
    std::int16_t frontier = none; ///< where the square stands in the frontier, if it does
    std::uint8_t square = 0;      ///< which square of the tile lies here
    bool hasSurrounded = false;   ///< a monastery or garden of the tile stands on this square
    bool operator==(const Cell&) const = default;
};

/// The squares of an unlimited board, kept dense around what is used. Growing is invisible to callers.
class Grid
{
public:
    Grid();
    /// The cell of a square; squares that were never near a tile read as empty.
    [[nodiscard]] const Cell& at(Square square) const
    {
        return covers(square) ? m_cells[offset(square)] : m_empty;
    }
    /// The cell of a square for writing; grows the grid when the square is outside.
    Cell& use(Square square)
    {
        if (!covers(square))
            grow(square);
        return m_cells[offset(square)];
    }
    bool operator==(const Grid& other) const;

private:
    static constexpr int margin = 8;
    static const Cell m_empty;

    [[nodiscard]] bool covers(Square s) const
    {
        return s.x >= m_left && s.y >= m_top && s.x < m_left + m_width && s.y < m_top + m_height;
    }
    [[nodiscard]] std::size_t offset(Square s) const
    {
        const int cell = (s.y - m_top) * m_width + (s.x - m_left);
        return static_cast<std::size_t>(cell);
    }
    void grow(Square square);

    int m_left = -12;
    int m_top = -12;
    int m_width = 24;
    int m_height = 24;
    std::vector<Cell> m_cells;
};

} // namespace glossator::engine
