// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/feature_spot.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <vector>

namespace glossator::tiles {

namespace {

/// What a feature reaches of the edges, drawn together into one point. An edge of a square is 2 from its
/// centre, and the middle of half an edge 1 from its own middle; x goes east, y south.
struct Reach
{
    double x = 0;
    double y = 0;
    int points = 0;
    bool northOrSouth = false;
    bool westOrEast = false;

    void add(double atX, double atY)
    {
        x += atX;
        y += atY;
        ++points;
    }
    [[nodiscard]] double meanX() const { return points == 0 ? 0 : x / points; }
    [[nodiscard]] double meanY() const { return points == 0 ? 0 : y / points; }
};

constexpr std::array<std::array<int, 2>, 4> outwards{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}}; ///< by engine::Side

/// `centreX` and `centreY` are those of the square.
void addLanes(Reach& reach, std::size_t feature, const SquareLanes& lanes, double centreX, double centreY)
{
    for (std::size_t side = 0; side < lanes.size(); ++side)
        for (std::size_t lane = 0; lane < lanes[side].size(); ++lane) {
            if (lanes[side][lane] != static_cast<std::int8_t>(feature))
                continue;
            const auto [x, y] = outwards.at(side);
            const int right = static_cast<int>(lane) - 1; // as seen from the centre
            reach.add(centreX + 2 * x - right * y, centreY + 2 * y + right * x);
            (side % 2 == 0 ? reach.northOrSouth : reach.westOrEast) = true;
        }
}

Reach reachOf(std::size_t feature, const SquareLanes& lanes)
{
    Reach reach;
    addLanes(reach, feature, lanes, 0, 0);
    return reach;
}

/// Of a tile of several squares, by where these lie; drawn to the size of one square.
Reach reachOn(const engine::TileKind& tile, std::size_t feature)
{
    const auto [west, east] = std::ranges::minmax(
        tile.squares, {}, [](const engine::SquareSpec& square) { return square.offset.x; });
    const auto [north, south] = std::ranges::minmax(
        tile.squares, {}, [](const engine::SquareSpec& square) { return square.offset.y; });
    const double size = 1 + std::max(east.offset.x - west.offset.x, south.offset.y - north.offset.y);
    Reach reach;
    for (const std::uint8_t square : tile.features[feature].squares) {
        const engine::SquareSpec& here = tile.squares[square];
        const double x = 4 * here.offset.x - 2 * (west.offset.x + east.offset.x);
        const double y = 4 * here.offset.y - 2 * (north.offset.y + south.offset.y);
        reach.add(x, y);
        addLanes(reach, feature, here.lanes, x, y);
    }
    reach.x /= size;
    reach.y /= size;
    return reach;
}

FeatureSide wind(int sixteenth)
{
    return static_cast<FeatureSide>(static_cast<int>(FeatureSide::North) + sixteenth);
}

int signOf(double value)
{
    constexpr double near = 0.4;
    return value < -near ? -1 : value > near ? 1 : 0;
}

/// One of eight winds, or the middle.
FeatureSide roughSide(const Reach& reach)
{
    constexpr std::array<std::array<int, 3>, 3> winds{{{14, 0, 2}, {12, -1, 4}, {10, 8, 6}}};
    const int found = winds.at(static_cast<std::size_t>(signOf(reach.meanY()) + 1))
                          .at(static_cast<std::size_t>(signOf(reach.meanX()) + 1));
    return found < 0 ? FeatureSide::Middle : wind(found);
}

FeatureSide corner(const Reach& reach)
{
    if (reach.y < 0)
        return reach.x > 0 ? FeatureSide::NorthEastCorner : FeatureSide::NorthWestCorner;
    return reach.x > 0 ? FeatureSide::SouthEastCorner : FeatureSide::SouthWestCorner;
}

/// As exact as words can tell.
FeatureSide exactSide(const Reach& reach)
{
    constexpr double cornerFrom = 1.4;
    if (roughSide(reach) == FeatureSide::Middle) {
        if (reach.northOrSouth == reach.westOrEast)
            return FeatureSide::Middle;
        return reach.northOrSouth ? FeatureSide::NorthToSouth : FeatureSide::WestToEast;
    }
    if (std::abs(reach.meanX()) >= cornerFrom && std::abs(reach.meanY()) >= cornerFrom)
        return corner(reach);
    const double turn = std::atan2(reach.x, -reach.y) / (2 * std::numbers::pi);
    return wind((static_cast<int>(std::lround(turn * 16)) + 16) % 16);
}

bool covers(const engine::TileKind& tile, std::size_t feature, std::size_t square)
{
    const auto& squares = tile.features[feature].squares;
    return tile.squares.size() == 1 || std::ranges::find(squares, square) != squares.end();
}

/// The features of this one's kind on the square, with itself.
std::vector<std::size_t> alikeOn(const engine::TileKind& tile, std::size_t feature, std::size_t square)
{
    std::vector<std::size_t> alike;
    for (std::size_t other = 0; other < tile.features.size(); ++other)
        if (other == feature ||
            (tile.features[other].kind == tile.features[feature].kind && covers(tile, other, square)))
            alike.push_back(other);
    return alike;
}

FeatureSide ordinal(const std::vector<std::size_t>& alike, std::size_t feature)
{
    constexpr std::ptrdiff_t most = 3;
    const auto index = std::min(std::ranges::find(alike, feature) - alike.begin(), most);
    return static_cast<FeatureSide>(static_cast<int>(FeatureSide::First) + static_cast<int>(index));
}

/// `reach` gives the Reach of a feature.
template <typename ReachOf>
std::optional<FeatureSide> spotAmong(const std::vector<std::size_t>& alike, std::size_t feature,
                                     ReachOf reach)
{
    if (alike.size() == 1)
        return std::nullopt;
    std::vector<std::size_t> same;
    for (const auto sideOf : {roughSide, exactSide}) {
        const FeatureSide own = sideOf(reach(feature));
        same.clear();
        std::ranges::copy_if(alike, std::back_inserter(same),
                             [&](std::size_t other) { return sideOf(reach(other)) == own; });
        if (same.size() == 1)
            return own;
    }
    return ordinal(same, feature);
}

} // namespace

std::optional<FeatureSide> spotOf(const engine::TileKind& tile, std::size_t feature, std::size_t square,
                                  const SquareLanes& lanes)
{
    return spotAmong(alikeOn(tile, feature, square), feature,
                     [&](std::size_t each) { return reachOf(each, lanes); });
}

std::optional<FeatureSide> spotOf(const engine::TileKind& tile, std::size_t feature)
{
    if (tile.squares.size() == 1)
        return spotOf(tile, feature, 0, tile.squares.front().lanes);
    std::vector<std::size_t> alike;
    for (std::size_t other = 0; other < tile.features.size(); ++other)
        if (tile.features[other].kind == tile.features[feature].kind)
            alike.push_back(other);
    return spotAmong(alike, feature, [&](std::size_t each) { return reachOn(tile, each); });
}

FeatureSide turned(FeatureSide side, engine::Turn turn)
{
    const auto around = [&](FeatureSide first, int count) {
        const int start = static_cast<int>(first);
        return static_cast<FeatureSide>(start + (static_cast<int>(side) - start + turn * count / 4) % count);
    };
    if (side >= FeatureSide::North && side <= FeatureSide::NorthNorthWest)
        return around(FeatureSide::North, 16);
    if (side >= FeatureSide::NorthEastCorner && side <= FeatureSide::NorthWestCorner)
        return around(FeatureSide::NorthEastCorner, 4);
    const bool isLine = side == FeatureSide::NorthToSouth || side == FeatureSide::WestToEast;
    if (!isLine || turn % 2 == 0)
        return side;
    return side == FeatureSide::NorthToSouth ? FeatureSide::WestToEast : FeatureSide::NorthToSouth;
}

bool isOnlyOfItsKind(const engine::TileKind& tile, std::size_t feature)
{
    return std::ranges::count(tile.features, tile.features[feature].kind, &engine::FeatureSpec::kind) == 1;
}

} // namespace glossator::tiles
