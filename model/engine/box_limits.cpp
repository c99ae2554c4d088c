// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/box_limits.h"

#include <algorithm>

namespace glossator::engine {

namespace {

/// How many of something all copies of all kinds have together.
template <class CountOf>
std::size_t total(std::span<const TileKind> kinds, CountOf&& countOf)
{
    std::size_t sum = 0;
    for (const TileKind& kind : kinds)
        sum += static_cast<std::size_t>(std::max(0, kind.count)) * static_cast<std::size_t>(countOf(kind));
    return sum;
}

std::size_t pennantsOf(const TileKind& kind)
{
    std::size_t sum = 0;
    for (const FeatureSpec& feature : kind.features)
        sum += feature.pennants;
    return sum;
}

} // namespace

std::vector<std::string> boxFaults(std::span<const TileKind> kinds)
{
    std::vector<std::string> faults;
    const auto limit = [&](std::size_t count, int most, const std::string& what) {
        if (count > static_cast<std::size_t>(most))
            faults.push_back("the tiles of the game have " + std::to_string(count) + " " + what +
                             " together; there can be " + std::to_string(most));
    };
    limit(kinds.size(), mostKinds, "kinds");
    limit(total(kinds, [](const TileKind& kind) { return kind.squares.size(); }), mostSquares, "squares");
    limit(total(kinds, [](const TileKind& kind) { return kind.features.size(); }), mostFeatures, "features");
    limit(total(kinds, pennantsOf), mostPennants, "pennants");
    return faults;
}

} // namespace glossator::engine
