// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/grid.h"

#include <algorithm>

namespace glossator::engine {

const Cell Grid::m_empty{};

Grid::Grid() : m_cells(static_cast<std::size_t>(m_width * m_height))
{
}

void Grid::grow(Square square)
{
    const int left = std::min(m_left, square.x - margin);
    const int top = std::min(m_top, square.y - margin);
    const int right = std::max(m_left + m_width, square.x + margin + 1);
    const int bottom = std::max(m_top + m_height, square.y + margin + 1);
    Grid larger;
    larger.m_left = left;
    larger.m_top = top;
    larger.m_width = right - left;
    larger.m_height = bottom - top;
    larger.m_cells.assign(static_cast<std::size_t>(larger.m_width * larger.m_height), Cell{});
    for (int y = m_top; y < m_top + m_height; ++y)
        for (int x = m_left; x < m_left + m_width; ++x) {
            const Square s{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
            larger.m_cells[larger.offset(s)] = m_cells[offset(s)];
        }
    *this = std::move(larger);
}

bool Grid::operator==(const Grid& other) const
{
    const int left = std::min(m_left, other.m_left);
    const int top = std::min(m_top, other.m_top);
    const int right = std::max(m_left + m_width, other.m_left + other.m_width);
    const int bottom = std::max(m_top + m_height, other.m_top + other.m_height);
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x) {
            const Square s{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
            if (!(at(s) == other.at(s)))
                return false;
        }
    return true;
}

} // namespace glossator::engine
