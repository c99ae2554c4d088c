// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tile_kind.h"

#include <algorithm>

namespace glossator::engine {

namespace {

constexpr int mostCopies = 255;

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

} // namespace

std::vector<std::string> shapeFaults(const TileKind& kind)
{
    std::vector<std::string> faults;
    if (kind.squares.empty())
        faults.emplace_back("has no squares");
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
