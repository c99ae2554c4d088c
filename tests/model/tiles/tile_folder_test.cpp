// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_source_reader.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace glossator;
using engine::FeatureKind;

namespace {

/// Reads the authored folder once; every fault of it is printed.
const std::vector<tiles::TileFile>& files()
{
    static const std::vector<tiles::TileFile> read = [] {
        auto result = tiles::readTileFolder(GLOSSATOR_TILE_FOLDER);
        if (!result)
            for (const sources::Fault& fault : result.error())
                ADD_FAILURE() << fault.text();
        return result.value_or(std::vector<tiles::TileFile>());
    }();
    return read;
}

const tiles::TileFile& file(const std::string& expansion)
{
    static const tiles::TileFile none;
    const auto found =
        std::find_if(files().begin(), files().end(), [&](const auto& f) { return f.expansion == expansion; });
    EXPECT_NE(found, files().end()) << expansion;
    return found == files().end() ? none : *found;
}

int copies(const tiles::TileFile& file)
{
    int sum = 0;
    for (const tiles::TileSource& tile : file.tiles)
        sum += tile.kind.count;
    return sum;
}

/// How many features of a kind the copies of an expansion show, as far as `counts` says yes.
template <typename Predicate>
int features(const tiles::TileFile& file, FeatureKind kind, Predicate counts)
{
    int sum = 0;
    for (const tiles::TileSource& tile : file.tiles)
        for (const engine::FeatureSpec& feature : tile.kind.features)
            if (feature.kind == kind && counts(feature))
                sum += tile.kind.count;
    return sum;
}

int features(const tiles::TileFile& file, FeatureKind kind)
{
    return features(file, kind, [](const auto&) { return true; });
}

} // namespace

struct ExpansionCount
{
    const char* expansion;
    int kinds;
    int copies;
    int missing;
};

class ExpansionCountTest : public testing::TestWithParam<ExpansionCount>
{
};

TEST_P(ExpansionCountTest, HasTheTilesOfItsBox)
{
    const tiles::TileFile& read = file(GetParam().expansion);
    EXPECT_EQ(static_cast<int>(read.tiles.size()), GetParam().kinds);
    EXPECT_EQ(copies(read), GetParam().copies);
    EXPECT_EQ(read.missing ? read.missing->tiles : 0, GetParam().missing);
}

// Kinds of tile, copies in the box, tiles whose features no source gives. A base tile with a garden on
// one of its copies is two kinds; the shrines count the one of the separate edition.
INSTANTIATE_TEST_SUITE_P(
    All, ExpansionCountTest,
    testing::Values(
        ExpansionCount{"base", 32, 72, 0}, ExpansionCount{"abbot", 0, 0, 0},
        ExpansionCount{"wonders-of-humanity", 8, 8, 0}, ExpansionCount{"messages-1", 0, 0, 0},
        ExpansionCount{"20th-anniversary", 15, 15, 0}, ExpansionCount{"river", 12, 12, 0},
        ExpansionCount{"river-2", 12, 12, 0}, ExpansionCount{"exp-1-inns-cathedrals", 17, 18, 0},
        ExpansionCount{"exp-2-traders-builders", 24, 24, 0},
        ExpansionCount{"exp-3-princess-dragon", 29, 30, 0}, ExpansionCount{"exp-4-tower", 17, 18, 0},
        ExpansionCount{"exp-5-abbey-mayor", 13, 18, 0}, ExpansionCount{"exp-6-count-king-robber", 23, 23, 0},
        ExpansionCount{"exp-7-catapult", 12, 12, 0},
        ExpansionCount{"exp-8-bridges-castles-bazaars", 11, 12, 0},
        ExpansionCount{"exp-9-hills-sheep", 16, 18, 0}, ExpansionCount{"exp-10-big-top", 16, 20, 0},
        ExpansionCount{"exp-11-ghosts-castles-cemeteries", 0, 0, 60},
        ExpansionCount{"wheel-of-fortune", 12, 20, 53}, ExpansionCount{"mini-1-flying-machines", 8, 8, 0},
        ExpansionCount{"mini-3-ferries", 3, 8, 0}, ExpansionCount{"mini-4-gold-mines", 8, 8, 0},
        ExpansionCount{"mini-5-mage-witch", 8, 8, 0}, ExpansionCount{"robbers", 6, 8, 0},
        ExpansionCount{"mini-7-crop-circles", 6, 6, 0}, ExpansionCount{"crop-circles-1", 6, 6, 0},
        ExpansionCount{"festival", 10, 10, 0}, ExpansionCount{"monasteries-germany", 6, 6, 0},
        ExpansionCount{"monasteries-netherlands-belgium", 6, 6, 0},
        ExpansionCount{"japanese-buildings", 6, 6, 0}, ExpansionCount{"german-cathedrals", 0, 0, 6},
        ExpansionCount{"german-castles", 1, 1, 5}, ExpansionCount{"watchtowers", 12, 12, 0},
        ExpansionCount{"fruit-trees", 6, 6, 0}, ExpansionCount{"tollkeepers", 0, 0, 10},
        ExpansionCount{"peasant-revolts", 0, 0, 12}, ExpansionCount{"leipzig-markets", 0, 0, 4},
        ExpansionCount{"halflings", 0, 0, 24}, ExpansionCount{"phantom", 0, 0, 0},
        ExpansionCount{"siege", 4, 4, 0}, ExpansionCount{"siege-besiegers", 6, 6, 0},
        ExpansionCount{"tunnel", 4, 4, 0}, ExpansionCount{"plague", 6, 6, 0},
        ExpansionCount{"little-buildings", 0, 0, 0}, ExpansionCount{"wind-roses", 6, 6, 0},
        ExpansionCount{"darmstadt", 3, 3, 0}, ExpansionCount{"russian-promos", 4, 4, 0},
        ExpansionCount{"gq11", 12, 12, 0}, ExpansionCount{"labyrinth", 1, 1, 0},
        ExpansionCount{"spiel-doch", 2, 2, 0}, ExpansionCount{"winter-extra", 12, 12, 0}),
    [](const auto& param) {
        std::string name = param.param.expansion;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

TEST(TileFolder, HoldsAllKindsOfTheCatalogue)
{
    std::size_t kinds = 0;
    for (const tiles::TileFile& read : files())
        kinds += read.tiles.size();
    EXPECT_EQ(files().size(), 51U);
    EXPECT_EQ(kinds, 373U + 6U + 12U + 1U + 11U + 8U + 8U + 1U + 1U)
        << "one square, fruit trees, special monasteries, the abbey, those of the wheel, a garden on one "
           "copy, wonders, the board of the "
           "wheel, a double tile";
}

TEST(BaseGame, HasTheLettersAndFeaturesOfTheBox)
{
    const tiles::TileFile& base = file("base");
    std::set<std::string> letters;
    for (const tiles::TileSource& tile : base.tiles)
        letters.insert(tile.letter);
    EXPECT_EQ(letters.size(), 24U);
    EXPECT_EQ(features(base, FeatureKind::City), 49);
    EXPECT_EQ(features(base, FeatureKind::Field), 126);
    EXPECT_EQ(features(base, FeatureKind::Road), 62);
    EXPECT_EQ(features(base, FeatureKind::Monastery), 6);
    EXPECT_EQ(features(base, FeatureKind::Garden), 8);
    EXPECT_EQ(features(base, FeatureKind::City, [](const auto& city) { return city.pennants > 0; }), 10);
}

TEST(BaseGame, HasGardensOnEightLetters)
{
    std::string letters;
    for (const tiles::TileSource& tile : file("base").tiles)
        if (tile.kind.id.ends_with("-garden"))
            letters += tile.letter;
    EXPECT_EQ(letters, "EHIMNRUV");
}

TEST(BaseGame, StartsWithOneCopyOfD)
{
    for (const tiles::TileSource& tile : file("base").tiles)
        EXPECT_EQ(tile.kind.starts, tile.kind.id == "base:D") << tile.kind.id;
}

TEST(Anniversary, HasFiveTilesForEachArrow)
{
    std::map<std::string, int> arrows;
    for (const tiles::TileSource& tile : file("20th-anniversary").tiles)
        for (const std::string& mark : tile.kind.marks)
            if (mark.starts_with("arrow:"))
                ++arrows[mark.substr(0, mark.rfind(':'))];
    EXPECT_EQ(arrows, (std::map<std::string, int>{
                          {"arrow:add-meeple", 5}, {"arrow:place-meeple", 5}, {"arrow:extra-turn", 5}}));
}

TEST(TileFolder, ShowsWhatNoSourceGivesAsSchematic)
{
    for (const tiles::TileFile& read : files())
        for (const tiles::TileSource& tile : read.tiles) {
            const bool isDerived = tile.confidence == tiles::Confidence::Derived ||
                                   tile.confidence == tiles::Confidence::DerivedUnsupported;
            EXPECT_EQ(tile.standing == tiles::Standing::Schematic, isDerived) << tile.kind.id;
        }
}

TEST(TileFolder, IsAFaultWhenItCannotBeRead)
{
    const auto read = tiles::readTileFolder("/nonexistent");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().front().text(),
              "/nonexistent: no tile files can be read here; name a folder of YAML files");
}
