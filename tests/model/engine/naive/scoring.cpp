// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/naive/scoring.h"

#include <algorithm>

namespace glossator::naive {

using engine::FeatureKind;

namespace {

bool scoresByNeighbours(FeatureKind kind)
{
    return kind == FeatureKind::Monastery || kind == FeatureKind::Garden;
}

bool scoresInPlay(FeatureKind kind)
{
    return scoresByNeighbours(kind) || kind == FeatureKind::City || kind == FeatureKind::Road;
}

/// The tiles themselves and those that hold one of the eight squares around any of theirs.
std::set<int> tilesAround(const Landscape& landscape, const std::vector<int>& tiles)
{
    std::set<int> found(tiles.begin(), tiles.end());
    for (const int tile : tiles)
        for (std::size_t s = 0; s < landscape.kindOf(tile).squares.size(); ++s)
            for (const Spot spot : Landscape::eightAround(landscape.spotOf(tile, static_cast<int>(s))))
                if (landscape.isFilled(spot))
                    found.insert(landscape.tileAt(spot));
    return found;
}

} // namespace

int worthOf(const Patch& patch, bool finished, bool withInns)
{
    const int squares = static_cast<int>(patch.squares.size());
    const bool inn = withInns && patch.kind == FeatureKind::Road && patch.marks.contains("inn");
    const bool cathedral = withInns && patch.kind == FeatureKind::City && patch.marks.contains("cathedral");
    if ((inn || cathedral) && !finished)
        return 0;
    switch (patch.kind) {
    case FeatureKind::City:
        return (squares + patch.pennants) * (cathedral ? 3 : finished ? 2 : 1);
    case FeatureKind::Road:
        return squares * (inn ? 2 : 1);
    case FeatureKind::Monastery:
    case FeatureKind::Garden:
        return 9 - patch.openEnds;
    default:
        return 0;
    }
}

int fieldWorth(const Landscape& landscape, const Patch& field)
{
    std::set<Part> cities;
    for (const Part part : field.parts)
        for (const std::uint8_t city : landscape.printed(part).touches) {
            const Patch patch = landscape.patchOf({part.tile, city});
            if (patch.openEnds == 0)
                cities.insert(*patch.parts.begin());
        }
    return 3 * static_cast<int>(cities.size());
}

std::vector<int> winnersOn(const Patch& patch, const std::vector<Standing>& figures)
{
    std::map<int, int> counts;
    int most = 0;
    for (const Standing& figure : figures)
        if (patch.parts.contains(figure.part))
            most = std::max(most, counts[figure.owner] += figure.strength);
    std::vector<int> winners;
    for (const auto& [owner, count] : counts)
        if (count == most)
            winners.push_back(owner);
    return winners;
}

std::vector<Patch> finishedBy(const Landscape& landscape, const std::vector<int>& tiles)
{
    std::vector<Patch> found;
    std::set<Part> seen;
    for (const int tile : tilesAround(landscape, tiles))
        for (std::size_t f = 0; f < landscape.kindOf(tile).features.size(); ++f) {
            const Part part{tile, static_cast<int>(f)};
            const FeatureKind kind = landscape.printed(part).kind;
            const bool isNew = std::find(tiles.begin(), tiles.end(), tile) != tiles.end();
            if (seen.contains(part) || !scoresInPlay(kind) || (!isNew && !scoresByNeighbours(kind)))
                continue;
            Patch patch = landscape.patchOf(part);
            seen.insert(patch.parts.begin(), patch.parts.end());
            if (patch.openEnds == 0)
                found.push_back(std::move(patch));
        }
    return found;
}

} // namespace glossator::naive
