// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_lines.h"

#include <algorithm>
#include <map>

namespace glossator::engine::rules {

LongLines::LongLines(const TileSet& tiles, const Board& board, int length) : m_length(length)
{
    std::map<int, Line> rows;
    std::map<int, Line> columns;
    for (std::size_t tile = 0; tile < board.tiles().size(); ++tile) {
        const std::size_t squares = tiles[board.tiles()[tile].kind].kind.squares.size();
        for (std::size_t i = 0; i < squares; ++i) {
            const Square square = board.squareOf(tiles, static_cast<TileId>(tile), static_cast<int>(i));
            rows[square.y].insert(square.x);
            columns[square.x].insert(square.y);
        }
    }
    std::set<Point> inRows;
    std::set<Point> inColumns;
    for (const auto& [y, line] : rows)
        if (const Line run = longSquares(line); !run.empty()) {
            m_rows.insert(y);
            for (const int x : run)
                inRows.emplace(x, y);
        }
    for (const auto& [x, line] : columns)
        if (const Line run = longSquares(line); !run.empty()) {
            m_columns.insert(x);
            for (const int y : run)
                inColumns.emplace(x, y);
        }
    m_cross = std::any_of(inRows.begin(), inRows.end(),
                          [&](const Point& square) { return inColumns.contains(square); });
    m_squares = std::move(inRows);
    m_squares.merge(inColumns);
}

std::vector<Square> LongLines::squares() const
{
    std::vector<Square> squares;
    for (const auto& [x, y] : m_squares)
        squares.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    return squares;
}

/// The squares of a line that belong to long runs.
LongLines::Line LongLines::longSquares(const Line& line)
{
    Line found;
    int ways = 0; // to find the length in this line, of which one counts
    for (auto start = line.begin(); start != line.end();) {
        auto end = start;
        int next = *start;
        while (end != line.end() && *end == next) {
            ++end;
            ++next;
        }
        if (const int size = next - *start; size >= m_length) {
            found.insert(start, end);
            ways += size > m_length ? 2 : 1;
        }
        start = end;
    }
    m_several = m_several || ways > 1;
    m_gaps = m_gaps || (ways == 0 && static_cast<int>(line.size()) >= m_length);
    return found;
}

} // namespace glossator::engine::rules
