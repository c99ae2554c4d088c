// SPDX-License-Identifier: GPL-3.0-or-later
// By what players tell the features of a tile apart.
#include "model/tiles/feature_spot.h"
#include "model/tiles/tile_source_reader.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace glossator;
using namespace glossator::tiles;

namespace {

std::vector<TileSource> allTiles()
{
    std::vector<TileSource> all;
    for (const auto& entry : std::filesystem::directory_iterator(GLOSSATOR_TILE_FOLDER))
        if (const auto file = readTileFile(entry.path().string()))
            all.insert(all.end(), file->tiles.begin(), file->tiles.end());
    return all;
}

const engine::TileKind& tile(const std::string& id)
{
    static const std::vector<TileSource> all = allTiles();
    return std::ranges::find(all, id, [](const TileSource& each) { return each.kind.id; })->kind;
}

std::optional<FeatureSide> spot(const std::string& id, std::string_view name)
{
    const engine::TileKind& kind = tile(id);
    const auto found = std::ranges::find(kind.features, name, &engine::FeatureSpec::name);
    return spotOf(kind, static_cast<std::size_t>(found - kind.features.begin()));
}

} // namespace

TEST(FeatureSpot, OnlyWhatHasOthersOfItsKindNeedsASide)
{
    EXPECT_EQ(spot("base:D", "c1"), std::nullopt);
    EXPECT_EQ(spot("base:D", "r1"), std::nullopt);
    EXPECT_EQ(spot("base:D", "f1"), FeatureSide::North);
    EXPECT_EQ(spot("base:D", "f2"), FeatureSide::South);
    EXPECT_TRUE(isOnlyOfItsKind(tile("base:D"), 0));
}

TEST(FeatureSpot, CrossingsHaveTheirWinds)
{
    std::set<FeatureSide> roads;
    for (const char* road : {"r1", "r2", "r3", "r4"})
        roads.insert(*spot("base:X", road));
    EXPECT_EQ(roads,
              (std::set{FeatureSide::North, FeatureSide::East, FeatureSide::South, FeatureSide::West}));
}

TEST(FeatureSpot, TellsMoreWhereOneWindIsNotEnough)
{
    EXPECT_EQ(spot("base:O", "f1"), FeatureSide::SouthEast);
    EXPECT_EQ(spot("base:O", "f2"), FeatureSide::SouthEastCorner);
    EXPECT_EQ(spot("traders-and-builders:24", "r1"), FeatureSide::NorthToSouth);
    EXPECT_EQ(spot("traders-and-builders:24", "r2"), FeatureSide::WestToEast);
    EXPECT_EQ(spot("traders-and-builders:07", "f2"), FeatureSide::SouthSouthEast);
}

TEST(FeatureSpot, LargeTilesAreReadAsAWhole)
{
    EXPECT_EQ(spot("wheel:board", "c1"), FeatureSide::NorthEast);
    EXPECT_EQ(spot("wheel:board", "c4"), FeatureSide::NorthWest);
}

/// Two features of one kind on a tile never bear the same name, whichever way the tile lies.
TEST(FeatureSpot, NoTwoOfATileAreAlike)
{
    for (const TileSource& source : allTiles()) {
        std::map<engine::FeatureKind, std::set<int>> seen;
        for (std::size_t i = 0; i < source.kind.features.size(); ++i) {
            const auto side = spotOf(source.kind, i);
            const int told = side ? static_cast<int>(*side) : -1;
            EXPECT_TRUE(seen[source.kind.features[i].kind].insert(told).second)
                << source.kind.id << ' ' << source.kind.features[i].name;
            EXPECT_NE(side, FeatureSide::Last) << source.kind.id << ' ' << source.kind.features[i].name;
        }
    }
}
