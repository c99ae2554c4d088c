// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_source_reader.h"
#include "model/tiles/tile_writer.h"

#include <gtest/gtest.h>

using namespace glossator;

TEST(TileWriter, WritesWhatReadsBackEqual)
{
    const auto files = tiles::readTileFolder(GLOSSATOR_TILE_FOLDER);
    ASSERT_TRUE(files);
    for (const tiles::TileFile& file : *files) {
        const auto again = tiles::readTiles(tiles::writeTiles(file), file.expansion);
        ASSERT_TRUE(again) << again.error().front().text();
        EXPECT_EQ(*again, file) << file.expansion;
    }
}

TEST(TileWriter, WritesOneLineAFeature)
{
    const auto base = tiles::readTileFile(GLOSSATOR_TILE_FOLDER "/base.yaml");
    ASSERT_TRUE(base);
    EXPECT_EQ(tiles::writeTile(base->tiles[3]), "  - id: \"base:D\"\n"
                                                "    letter: \"D\"\n"
                                                "    count: 4\n"
                                                "    starts: true\n"
                                                "    shows: [farmhouse, pigsty, plain, plain]\n"
                                                "    confidence: certain\n"
                                                "    standing: ruled\n"
                                                "    edges: city road field road\n"
                                                "    features:\n"
                                                "      c1: city N\n"
                                                "      r1: road E W\n"
                                                "      f1: field EL WR, touches c1\n"
                                                "      f2: field ER S WL\n");
}

TEST(TileWriter, QuotesWhatYamlWouldMisread)
{
    tiles::TileSource tile;
    tile.kind.id = "t:1";
    tile.note = "a \"quoted\": text # with \\ signs";
    engine::SquareSpec square;
    square.edges.fill(engine::EdgeKind::Closed);
    for (auto& lanes : square.lanes)
        lanes.fill(engine::SquareSpec::none);
    tile.kind.squares.push_back(square);
    const auto again = tiles::readTiles("expansion: e\ntiles:\n" + tiles::writeTile(tile), "t.yaml");
    ASSERT_TRUE(again) << again.error().front().text();
    tile.expansion = tile.kind.box = "e";
    EXPECT_EQ(again->tiles.front(), tile);
}
