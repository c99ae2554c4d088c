// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace glossator::engine {

/// A side of a square, clockwise from north.
enum class Side : std::uint8_t { North, East, South, West };
inline constexpr std::array<Side, 4> allSides{Side::North, Side::East, Side::South, Side::West};

/// One third of an edge, named as seen from the centre of the square facing outward.
enum class Lane : std::uint8_t { Left, Centre, Right };
inline constexpr std::array<Lane, 3> allLanes{Lane::Left, Lane::Centre, Lane::Right};

/// Quarter turns clockwise, 0 to 3.
using Turn = std::uint8_t;

/// A place of the board in squares: x grows to the east, y to the south.
struct Square
{
    std::int16_t x = 0;
    std::int16_t y = 0;
    auto operator<=>(const Square&) const = default; // NOLINT(modernize-use-nullptr)
};

[[nodiscard]] constexpr int index(Side side)
{
    return static_cast<int>(side);
}
[[nodiscard]] constexpr int index(Lane lane)
{
    return static_cast<int>(lane);
}

[[nodiscard]] constexpr Side opposite(Side side)
{
    return static_cast<Side>((index(side) + 2) & 3);
}

[[nodiscard]] constexpr Side turned(Side side, Turn turn)
{
    return static_cast<Side>((index(side) + turn) & 3);
}

/// The lane of the neighbouring square that touches this lane: left meets right.
[[nodiscard]] constexpr Lane facing(Lane lane)
{
    return static_cast<Lane>(2 - index(lane));
}

[[nodiscard]] constexpr Square neighbour(Square square, Side side)
{
    constexpr std::array<std::int16_t, 4> dx{0, 1, 0, -1};
    constexpr std::array<std::int16_t, 4> dy{-1, 0, 1, 0};
    return {static_cast<std::int16_t>(square.x + dx[static_cast<std::size_t>(side)]),
            static_cast<std::int16_t>(square.y + dy[static_cast<std::size_t>(side)])};
}

/// Turns an offset about the origin square.
[[nodiscard]] constexpr Square turned(Square offset, Turn turn)
{
    switch (turn & 3) {
    case 1:
        return {static_cast<std::int16_t>(-offset.y), offset.x};
    case 2:
        return {static_cast<std::int16_t>(-offset.x), static_cast<std::int16_t>(-offset.y)};
    case 3:
        return {offset.y, static_cast<std::int16_t>(-offset.x)};
    default:
        return offset;
    }
}

/// The eight squares around a square, clockwise from the north-west.
[[nodiscard]] constexpr std::array<Square, 8> around(Square s)
{
    const auto at = [s](int dx, int dy) {
        return Square{static_cast<std::int16_t>(s.x + dx), static_cast<std::int16_t>(s.y + dy)};
    };
    return {at(-1, -1), at(0, -1), at(1, -1), at(1, 0), at(1, 1), at(0, 1), at(-1, 1), at(-1, 0)};
}

} // namespace glossator::engine
