// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_source_reader.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace glossator;

namespace {

/// A good tile of one square, with its parts on lines of their own: edges are on line 8, features from 10.
constexpr std::string_view goodSquare = "expansion: base\n"                   // 1
                                        "tiles:\n"                            // 2
                                        "  - id: t:1\n"                       // 3
                                        "    count: 2\n"                      // 4
                                        "    shows: [cowshed, plain]\n"       // 5
                                        "    confidence: certain\n"           // 6
                                        "    standing: ruled\n"               // 7
                                        "    edges: city road field road\n"   // 8
                                        "    features:\n"                     // 9
                                        "      c1: city N, 1 pennant\n"       // 10
                                        "      r1: road E W\n"                // 11
                                        "      f1: field EL WR, touches c1\n" // 12
                                        "      f2: field ER S WL\n";          // 13

/// A good tile of three squares in a row; squares are on lines 8 to 10, features from 12.
constexpr std::string_view goodRow = "expansion: wonders\n"                                           // 1
                                     "tiles:\n"                                                       // 2
                                     "  - id: t:2\n"                                                  // 3
                                     "    count: 1\n"                                                 // 4
                                     "    confidence: derived\n"                                      // 5
                                     "    standing: schematic\n"                                      // 6
                                     "    squares:\n"                                                 // 7
                                     "      a: {at: [0, 0], N: c1, E: f1 r1 f2, S: f2, W: f1}\n"      // 8
                                     "      b: {at: [1, 0], N: f1, E: f1 w f2, S: f2, W: f2 r1 f1}\n" // 9
                                     "      c: {at: [2, 0], N: f1, E: f2, S: f2, W: f2 w f1}\n"       // 10
                                     "    features:\n"                                                // 11
                                     "      c1: city a\n"                                             // 12
                                     "      r1: road a b, ends wonder\n"                              // 13
                                     "      w: area b c, marks wonder\n"                              // 14
                                     "      f1: field, touches c1\n"                                  // 15
                                     "      f2: field\n"                                              // 16
                                     "    marker: [1.5, 0.5]\n";                                      // 17

std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result(text);
    const std::size_t at = result.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? result : result.replace(at, from.size(), to);
}

} // namespace

/// One way to spoil a good tile, and what is said about it first.
struct BadTile
{
    const char* name;
    std::string_view text;
    const char* from;
    const char* to;
    const char* place;
    const char* fault;
};

class BadTileTest : public testing::TestWithParam<BadTile>
{
};

TEST_P(BadTileTest, IsAFaultWithItsPlace)
{
    const BadTile& bad = GetParam();
    ASSERT_TRUE(tiles::readTiles(bad.text, "t.yaml"));
    const auto read = tiles::readTiles(replaced(bad.text, bad.from, bad.to), "t.yaml");
    ASSERT_FALSE(read);
    const sources::Fault& first = read.error().front();
    EXPECT_EQ(first.place.text(), bad.place) << first.text();
    EXPECT_NE(first.text().find(bad.fault), std::string::npos) << first.text();
    EXPECT_FALSE(first.right.empty()) << "what would be right?";
}

// clang-format off
INSTANTIATE_TEST_SUITE_P(Square, BadTileTest, testing::Values(
    BadTile{"UnknownKey", goodSquare, "    count: 2", "    colour: red\n    count: 2", "t.yaml:4:5", "unknown key \"colour\""},
    BadTile{"UnknownFileKey", goodSquare, "tiles:", "tile: 1\ntiles:", "t.yaml:2:1", "unknown key \"tile\""},
    BadTile{"NoId", goodSquare, "id: t:1\n    ", "", "t.yaml:3:5", "has no \"id\""},
    BadTile{"IdOfTwoWords", goodSquare, "t:1", "t 1", "t.yaml:3:5", "\"t 1\" is no id of a tile"},
    BadTile{"FeatureOfTwoWords", goodSquare, "f2: field", "f 2: field", "t.yaml:13:12", "\"f 2\" is no name for a feature"},
    BadTile{"NoExpansion", goodSquare, "expansion: base", "note: none", "t.yaml:1:1", "has no \"expansion\""},
    BadTile{"NoCopies", goodSquare, "count: 2", "count: 0", "t.yaml:4:12", "0 copies"},
    BadTile{"CountInWords", goodSquare, "count: 2", "count: two", "t.yaml:4:12", "not a whole number"},
    BadTile{"TooFewIllustrations", goodSquare, "[cowshed, plain]", "[cowshed]", "t.yaml:5:13", "1 illustrations for 2 copies"},
    BadTile{"UnknownConfidence", goodSquare, "certain", "sure", "t.yaml:6:17", "\"sure\" is no confidence"},
    BadTile{"UnknownStanding", goodSquare, "ruled", "open", "t.yaml:7:15", "\"open\" is no standing"},
    BadTile{"UnknownEdge", goodSquare, "city road field road", "city road wood road", "t.yaml:8:22", "\"wood\" is no kind of edge"},
    BadTile{"ThreeEdges", goodSquare, "city road field road", "city road field", "t.yaml:8:12", "3 words"},
    BadTile{"NoEdges", goodSquare, "    edges: city road field road\n", "", "t.yaml:3:5", "either edges or squares"},
    BadTile{"NoKindOfFeature", goodSquare, "c1: city N", "c1: town N", "t.yaml:10:11", "\"town\" is no kind of feature"},
    BadTile{"EmptyFeature", goodSquare, "c1: city N, 1 pennant", "c1:", "t.yaml:10:7", "is no kind of feature"},
    BadTile{"NoEdgeOfASquare", goodSquare, "city N,", "city Q,", "t.yaml:10:16", "\"Q\" is no edge"},
    BadTile{"HalfOfARoad", goodSquare, "road E W", "road EL W", "t.yaml:11:16", "a road does not lie at EL"},
    BadTile{"UnknownPart", goodSquare, "1 pennant", "very large", "t.yaml:10:19", "\"very\" does not start a part"},
    BadTile{"ManyPennants", goodSquare, "1 pennant", "99 pennants", "t.yaml:10:19", "\"99\" does not start a part"},
    BadTile{"BehindAComma", goodSquare, "city N, 1 pennant", "city N,", "t.yaml:10:11", "nothing behind a comma"},
    BadTile{"UnknownMark", goodSquare, "1 pennant", "marks church", "t.yaml:10:25", "\"church\" is no mark of a city"},
    BadTile{"UnknownEnd", goodSquare, "road E W", "road E W, ends home", "t.yaml:11:26", "no road ends at \"home\""},
    BadTile{"UnknownTileMark", goodSquare, "    count: 2", "    marks: [dragons]\n    count: 2", "t.yaml:4:13", "\"dragons\" is no mark of a tile"},
    BadTile{"TileMarkWithoutValue", goodSquare, "    count: 2", "    marks: [\"arrow:extra-turn\"]\n    count: 2", "t.yaml:4:13", "is no mark of a tile"},
    BadTile{"HalfInTwoFields", goodSquare, "field ER S WL", "field ER S WL WR", "t.yaml:13:25", "WR is given to f1 already"},
    BadTile{"HalfInNoField", goodSquare, "field ER S WL", "field ER S", "t.yaml:8:12", "no field lies at WL of a road edge"},
    BadTile{"CityEdgeWithoutCity", goodSquare, "city road field road", "city road city road", "t.yaml:8:12", "f2 is a field at SL of a city edge"},
    BadTile{"RoadEdgeWithoutRoad", goodSquare, "road E W", "road W", "t.yaml:8:12", "no road lies at E of a road edge"},
    BadTile{"RoadAtAFieldEdge", goodSquare, "road E W", "road E W S", "t.yaml:8:12", "r1 is a road at S of a field edge"},
    BadTile{"UnknownCity", goodSquare, "touches c1", "touches c2", "t.yaml:12:32", "\"c2\", which is no feature here"},
    BadTile{"TouchesARoad", goodSquare, "touches c1", "touches r1", "t.yaml:12:11", "touches something that is no city"},
    BadTile{"PennantOnARoad", goodSquare, "road E W", "road E W, 1 pennant", "t.yaml:11:11", "is no city"},
    BadTile{"RoadTouchesACity", goodSquare, "road E W", "road E W, touches c1", "t.yaml:11:11", "is no field"},
    BadTile{"EndsOfAField", goodSquare, "field ER S WL", "field ER S WL, ends village", "t.yaml:13:11", "is no road"},
    BadTile{"FieldAtNoEdge", goodSquare, "f2: field", "f3: field\n      f2: field", "t.yaml:13:11", "f3 reaches no edge"},
    BadTile{"EnclosedAtAnEdge", goodSquare, "field ER S WL", "field ER S WL, enclosed", "t.yaml:13:11", "enclosed and yet reaches an edge"},
    BadTile{"FeaturesAsAList", goodSquare, "    features:\n", "    features: [f1]\n    other:\n", "t.yaml:9:16", "features are at most"},
    BadTile{"BadToken", goodSquare, "tiles:", "tokens: {meeple: some}\ntiles:", "t.yaml:2:18", "\"some\" is no number of pieces"},
    BadTile{"NothingMissing", goodSquare, "tiles:", "missing: {tiles: 0, note: none}\ntiles:", "t.yaml:2:18", "no tiles are missing"}),
    [](const auto& param) { return std::string(param.param.name); });

INSTANTIATE_TEST_SUITE_P(Squares, BadTileTest, testing::Values(
    BadTile{"NoOffset", goodRow, "at: [0, 0], ", "", "t.yaml:8:11", "has no \"at\""},
    BadTile{"HalfAnOffset", goodRow, "[0, 0]", "[0]", "t.yaml:8:16", "two numbers"},
    BadTile{"OffsetInWords", goodRow, "[0, 0]", "[0, x]", "t.yaml:8:19", "\"x\" is no place of a square"},
    BadTile{"OffsetTooFar", goodRow, "[2, 0]", "[40000, 0]", "t.yaml:10:16", "\"40000\" is no place of a square"},
    BadTile{"FirstElsewhere", goodRow, "at: [0, 0]", "at: [0, 1]", "t.yaml:8:11", "the first square is not at [0, 0]"},
    BadTile{"TwoAtOnePlace", goodRow, "[2, 0]", "[1, 0]", "t.yaml:10:11", "square c lies on another"},
    BadTile{"NotConnected", goodRow, "[2, 0]", "[3, 0]", "t.yaml:10:11", "square c does not connect"},
    BadTile{"NoWestEdge", goodRow, ", W: f1}", "}", "t.yaml:8:11", "has no \"W\""},
    BadTile{"TwoLanes", goodRow, "W: f1}", "W: f1 f2}", "t.yaml:8:53", "2 words"},
    BadTile{"UnknownLane", goodRow, "W: f1}", "W: f9}", "t.yaml:8:53", "\"f9\" is no feature of this tile"},
    BadTile{"InternalDisagree", goodRow, "E: f1 r1 f2", "E: f2 r1 f1", "t.yaml:8:11", "a.E and b.W do not agree"},
    BadTile{"HalfInNoField", goodRow, "N: f1, E: f2", "N: f1 f1 -, E: f2", "t.yaml:10:11", "no field lies at c.NR"},
    BadTile{"RoadBesideACity", goodRow, "N: c1", "N: c1 c1 f1", "t.yaml:8:11", "f1 is a field at a.NR of a city edge"},
    BadTile{"UnknownSquare", goodRow, "area b c", "area b d", "t.yaml:14:17", "\"d\" is no square of this tile"},
    BadTile{"NoSquares", goodRow, "city a", "city", "t.yaml:12:11", "names no square"},
    BadTile{"SquareTwice", goodRow, "area b c", "area b c b", "t.yaml:14:10", "each once"},
    BadTile{"SquareForgotten", goodRow, "area b c", "area b", "t.yaml:14:10", "does not name it"},
    BadTile{"InTwoPieces", goodRow, "road a b", "road a b c", "t.yaml:13:11", "not in one piece"},
    BadTile{"FieldNamesSquares", goodRow, "f2: field", "f2: field a", "t.yaml:16:17", "names none of them"},
    BadTile{"FieldNowhere", goodRow, "f2: field", "f3: field\n      f2: field", "t.yaml:16:11", "does not cover"},
    BadTile{"HalfAMarker", goodRow, "[1.5, 0.5]", "[1.5]", "t.yaml:17:14", "two numbers"},
    BadTile{"MarkerInWords", goodRow, "[1.5, 0.5]", "[1.5, top]", "t.yaml:17:19", "\"top\" is no place on a tile"},
    BadTile{"EdgesToo", goodRow, "    marker", "    edges: field field field field\n    marker", "t.yaml:3:5", "either edges or squares"}),
    [](const auto& param) { return std::string(param.param.name); });
// clang-format on

TEST(TileFaults, TellASecondTileOfTheSameId)
{
    const std::string text(goodSquare);
    const auto read = tiles::readTiles(text + text.substr(text.find("  - id")), "t.yaml");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().front().text(),
              "t.yaml:14:9: there are two tiles t:1; the other is at t.yaml:3:9; "
              "give each tile an id of its own");
}

TEST(TileFaults, ASquareHasANameOfOneWord)
{
    const auto read = tiles::readTiles(
        replaced(replaced(goodRow, "      c: {", "      c 1: {"), "area b c", "area b"), "t.yaml");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().front().text(),
              "t.yaml:10:13: \"c 1\" is no name for a square; write one word, as in top-left");
}

TEST(TileFaults, AreToldAllAtOnce)
{
    const auto read =
        tiles::readTiles(replaced(replaced(goodSquare, "city N", "city Q"), "ruled", "open"), "t.yaml");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().size(), 2U);
}

/// A folder of tile files of its own, gone at the end.
class TileFolderFaults : public testing::Test
{
protected:
    void SetUp() override { std::filesystem::create_directories(m_folder); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    void write(const std::string& name, std::string_view text) const
    {
        std::ofstream(m_folder / name) << text;
    }
    [[nodiscard]] std::string firstFault(std::span<const std::string> expansions = {}) const
    {
        const auto read = tiles::readTileFolder(m_folder.string(), expansions);
        return read ? "none" : read.error().front().text().substr(m_folder.string().size() + 1);
    }

private:
    std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() / ("glossator-tiles-" + std::to_string(::getpid()));
};

TEST_F(TileFolderFaults, NoneWhereAllIsWell)
{
    write("base.yaml", goodSquare);
    write("wonders.yaml", goodRow);
    EXPECT_EQ(firstFault(), "none");
}

TEST_F(TileFolderFaults, AFileBearsTheNameOfItsExpansion)
{
    write("river.yaml", goodSquare);
    EXPECT_EQ(
        firstFault(),
        "river.yaml:1:12: this file does not bear the name of its expansion \"base\"; call it base.yaml");
}

TEST_F(TileFolderFaults, AnExpansionIsKnown)
{
    write("base.yaml", goodSquare);
    const std::vector<std::string> known{"river"};
    EXPECT_EQ(
        firstFault(known),
        "base.yaml:1:12: there is no expansion \"base\"; write the id of an expansion of the catalogue");
}

TEST_F(TileFolderFaults, AnIdBelongsToOneFile)
{
    write("base.yaml", goodSquare);
    write("wonders.yaml", replaced(goodRow, "t:2", "t:1"));
    EXPECT_NE(firstFault().find("wonders.yaml: tile t:1 is in "), std::string::npos) << firstFault();
}

TEST_F(TileFolderFaults, AFolderHasFiles)
{
    const auto read = tiles::readTileFolder(GLOSSATOR_TILE_FOLDER "/nowhere");
    ASSERT_FALSE(read);
    EXPECT_EQ(firstFault().find("no tile files can be read here"), 1U) << firstFault();
}
