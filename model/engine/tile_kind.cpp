// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tile_kind.h"

#include <algorithm>
#include <span>

namespace glossator::engine {

namespace {

constexpr int mostCopies = 255;
constexpr std::size_t mostSquaresOfOne = 255;
constexpr std::size_t mostFeaturesOfOne = 127; ///< a lane names its feature in 8 bits with a sign

bool namesItsSquares(const TileKind& kind, const FeatureSpec& feature)
{
    return !feature.squares.empty() &&
           std::all_of(feature.squares.begin(), feature.squares.end(),
                       [&](std::uint8_t square) { return square < kind.squares.size(); });
}

bool namesItsFeatures(const TileKind& kind)
{
    const auto count = static_cast<int>(kind.features.size());
    for (const SquareSpec& square : kind.squares)
        for (const auto& side : square.lanes)
            for (const std::int8_t feature : side)
                if (feature < SquareSpec::none || feature >= count)
                    return false;
    return std::all_of(kind.features.begin(), kind.features.end(), [&](const FeatureSpec& feature) {
        return std::all_of(feature.touches.begin(), feature.touches.end(),
                           [&](std::uint8_t city) { return city < count; });
    });
}

bool joinsLikes(const TileKind& kind)
{
    return std::all_of(kind.joins.begin(), kind.joins.end(), [&](const std::array<std::uint8_t, 2>& join) {
        return join[0] < kind.features.size() && join[1] < kind.features.size() &&
               kind.features[join[0]].kind == kind.features[join[1]].kind;
    });
}

bool isBeside(const Square& square, std::span<const SquareSpec> others)
{
    return std::ranges::any_of(allSides, [&](Side side) {
        return std::ranges::find(others, neighbour(square, side), &SquareSpec::offset) != others.end();
    });
}

/// Whether the squares begin at the origin, lie on different places and hang together by their sides.
bool isOnePiece(const TileKind& kind)
{
    std::vector<SquareSpec> rest = kind.squares;
    std::vector<SquareSpec> piece;
    if (rest.empty() || rest.front().offset != Square{})
        return rest.empty();
    piece.push_back(rest.front());
    rest.erase(rest.begin());
    for (auto next = rest.begin(); next != rest.end();) {
        if (std::ranges::find(piece, next->offset, &SquareSpec::offset) != piece.end())
            return false;
        if (!isBeside(next->offset, piece)) {
            ++next;
            continue;
        }
        piece.push_back(*next);
        rest.erase(next);
        next = rest.begin();
    }
    return rest.empty();
}

} // namespace

std::vector<std::string> shapeFaults(const TileKind& kind)
{
    std::vector<std::string> faults;
    if (kind.squares.empty())
        faults.emplace_back("has no squares");
    if (kind.squares.size() > mostSquaresOfOne || kind.features.size() > mostFeaturesOfOne)
        faults.push_back("has more than " + std::to_string(mostSquaresOfOne) + " squares or " +
                         std::to_string(mostFeaturesOfOne) + " features");
    else if (!isOnePiece(kind))
        faults.emplace_back("has squares that do not hang together, or begin elsewhere than at [0, 0]");
    if (kind.count < 0 || kind.count > mostCopies)
        faults.push_back("is in the box " + std::to_string(kind.count) + " times; there can be 0 to " +
                         std::to_string(mostCopies) + " copies");
    if (!namesItsFeatures(kind))
        faults.emplace_back("names a feature that it does not have");
    if (!std::all_of(kind.features.begin(), kind.features.end(),
                     [&](const FeatureSpec& feature) { return namesItsSquares(kind, feature); }))
        faults.emplace_back("names a square that it does not have");
    if (!joinsLikes(kind))
        faults.emplace_back("joins features that it does not have or that are not of one kind");
    return faults;
}

} // namespace glossator::engine
