// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_source_reader.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace glossator;
using engine::EdgeKind;
using engine::FeatureKind;
using engine::FeatureSpec;

namespace {

const std::vector<tiles::TileSource>& wonders()
{
    static const auto read = tiles::readTileFile(GLOSSATOR_TILE_FOLDER "/wonders-of-humanity.yaml");
    return read->tiles;
}

const engine::TileKind& wonder(const std::string& name)
{
    const auto found =
        std::find_if(wonders().begin(), wonders().end(), [&](const auto& tile) { return tile.name == name; });
    return found->kind;
}

std::string squareNames(const engine::TileKind& kind, const FeatureSpec& feature)
{
    std::string names;
    for (const std::uint8_t square : feature.squares)
        names += (names.empty() ? "" : " ") + kind.squares[square].name;
    return names;
}

/// How many outer edges a feature lies at with its centre.
int openEnds(const engine::TileKind& kind, std::size_t feature)
{
    int ends = 0;
    for (const engine::SquareSpec& square : kind.squares)
        for (std::size_t side = 0; side < 4; ++side)
            if (square.edges[side] != EdgeKind::Internal &&
                square.lanes[side][1] == static_cast<int>(feature))
                ++ends;
    return ends;
}

/// "city 2, road 2 (1 open), ..." for the cities and roads of a wonder, in order.
std::string measured(const engine::TileKind& kind, FeatureKind wanted)
{
    std::string text;
    for (std::size_t i = 0; i < kind.features.size(); ++i)
        if (kind.features[i].kind == wanted)
            text += (text.empty() ? "" : "; ") + squareNames(kind, kind.features[i]) + " (" +
                    std::to_string(openEnds(kind, i)) + " open)";
    return text;
}

/// Whether some field along a lane of some square touches no city.
bool touchesOnlyTheWonder(const engine::TileKind& kind, const std::string& square, engine::Side side)
{
    const auto found = std::find_if(kind.squares.begin(), kind.squares.end(),
                                    [&](const auto& s) { return s.name == square; });
    const auto field = found->lanes[static_cast<std::size_t>(side)][1];
    return kind.features[static_cast<std::size_t>(field)].kind == FeatureKind::Field &&
           kind.features[static_cast<std::size_t>(field)].touches.empty();
}

} // namespace

/// What a clause says about the cities or roads of one wonder.
struct Fact
{
    const char* clause;
    const char* wonder;
    FeatureKind kind;
    const char* expected;
};

class WonderFactTest : public testing::TestWithParam<Fact>
{
};

TEST_P(WonderFactTest, Holds)
{
    const std::string got = measured(wonder(GetParam().wonder), GetParam().kind);
    EXPECT_NE(got.find(GetParam().expected), std::string::npos) << got;
}

// clang-format off
INSTANTIATE_TEST_SUITE_P(All, WonderFactTest, testing::Values(
    Fact{"woh-clar-stonehenge-fork-road", "Stonehenge", FeatureKind::Road, "top-left top-centre (2 open)"},
    Fact{"woh-clar-stonehenge-city", "Stonehenge", FeatureKind::City, "top-right (1 open)"},
    Fact{"woh-clar-stonehenge-short-roads", "Stonehenge", FeatureKind::Road, "bottom-centre (1 open); bottom-right (1 open)"},
    Fact{"woh-clar-notre-dame-fork-road", "Notre-Dame", FeatureKind::Road, "top middle (1 open)"},
    Fact{"woh-clar-notre-dame-city", "Notre-Dame", FeatureKind::City, "bottom-left bottom-centre (2 open)"},
    Fact{"woh-clar-official-notre-dame-city-two", "Notre-Dame", FeatureKind::City, "bottom-left bottom-centre (2 open)"},
    Fact{"woh-clar-notre-dame-short-road", "Notre-Dame", FeatureKind::Road, "bottom-right (1 open)"},
    Fact{"woh-clar-circus-city", "Circus Maximus", FeatureKind::City, "top-left middle-left middle-centre bottom-centre"},
    Fact{"woh-clar-circus-short-roads", "Circus Maximus", FeatureKind::Road, "middle-centre (1 open); bottom-right (1 open)"},
    Fact{"woh-clar-alhambra-city", "Alhambra", FeatureKind::City, "top-left middle-left bottom-left"},
    Fact{"woh-clar-alhambra-short-roads", "Alhambra", FeatureKind::Road, "bottom-centre (1 open); bottom-right (1 open)"}),
    [](const auto& param) {
        std::string name = param.param.clause;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });
// clang-format on

TEST(Wonders, CoverFiveSquaresEach) // woh-intro-five-space-tile
{
    EXPECT_EQ(wonders().size(), 8U);
    for (const tiles::TileSource& tile : wonders())
        EXPECT_EQ(tile.kind.squares.size(), 5U) << tile.name;
}

TEST(Wonders, StonehengeHasFourFields) // woh-clar-official-stonehenge-four-fields
{
    const auto& features = wonder("Stonehenge").features;
    EXPECT_EQ(std::count_if(features.begin(), features.end(),
                            [](const auto& f) { return f.kind == FeatureKind::Field; }),
              4);
}

TEST(Wonders, NotreDamesForkEndsAtMonasteryAndWonder) // woh-clar-notre-dame-fork-road,
                                                      // woh-clar-official-notre-dame-dirt
{
    const auto& features = wonder("Notre-Dame").features;
    const auto road =
        std::find_if(features.begin(), features.end(), [](const auto& f) { return f.name == "r1"; });
    EXPECT_EQ(road->innerEnds, (std::vector<std::string>{"monastery", "wonder"}));
}

TEST(Wonders, SomeFieldsTouchTheWonderAlone) // woh-clar-official-field-touches-wonder
{
    EXPECT_TRUE(touchesOnlyTheWonder(wonder("Notre-Dame"), "top", engine::Side::East));
    EXPECT_TRUE(touchesOnlyTheWonder(wonder("Circus Maximus"), "bottom-right", engine::Side::North));
    EXPECT_TRUE(touchesOnlyTheWonder(wonder("Alhambra"), "bottom-right", engine::Side::North));
}

TEST(Wonders, AreFeaturesOfTheirOwnWithAMarker) // woh-clar-wonder-separate, woh-clar-official-wonder-neutral
{
    for (const tiles::TileSource& tile : wonders()) {
        const auto& features = tile.kind.features;
        const auto area = std::find_if(features.begin(), features.end(),
                                       [](const auto& f) { return f.kind == FeatureKind::Area; });
        ASSERT_NE(area, features.end()) << tile.name;
        EXPECT_EQ(area->marks, std::vector<std::string>{"wonder"});
        EXPECT_TRUE(tile.marker) << tile.name;
    }
}
