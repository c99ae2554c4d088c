// SPDX-License-Identifier: GPL-3.0-or-later
// The arrows of the anniversary tiles: what is printed on them, and which tile they face.
#include "model/engine/rules/anniversary/arrow.h"
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/meadow.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

using namespace glossator;
using engine::rules::Arrows;
using engine::rules::Symbol;

namespace arrow_test {

namespace {

constexpr std::string_view box = "20th-anniversary";

const engine::Game& game()
{
    static const engine::Game made = support::makeGame({.expansions = {std::string(box)}});
    return made;
}

engine::KindId kindOf(std::string_view id)
{
    return game().tiles().find(id).value();
}

/// ann-contents-three-groups: three symbols, five tiles of each.
TEST(Arrows, showFiveOfEachSymbol)
{
    const Arrows arrows(game().tiles());
    std::map<Symbol, int> count;
    for (const engine::TileKind& kind : support::tilesOf(std::string(box)))
        if (const auto& arrow = arrows.of(kindOf(kind.id)))
            count[arrow->symbol] += kind.count;
    const std::map<Symbol, int> expected{
        {Symbol::AddMeeple, 5}, {Symbol::PlaceMeeple, 5}, {Symbol::ExtraTurn, 5}};
    EXPECT_EQ(count, expected);
    EXPECT_FALSE(arrows.of(kindOf("base:U")));
}

/// ann-place-direction-matters: the arrow turns with its tile. Every tile, every turn, a neighbour on each
/// side; whichever of the two tiles came first.
TEST(Arrows, faceTheSquareAhead)
{
    const Arrows arrows(game().tiles());
    for (const engine::TileKind& kind : support::tilesOf(std::string(box)))
        for (engine::Turn turn = 0; turn < 4; ++turn)
            for (const engine::Side side : engine::allSides) {
                SCOPED_TRACE(kind.id + " turn " + std::to_string(turn) + " side " +
                             std::to_string(static_cast<int>(side)));
                const engine::KindId arrowed = kindOf(kind.id);
                const bool faces = side == engine::turned(arrows.of(arrowed)->side, turn);
                engine::Board board;
                const engine::TileId first = board.place(game().tiles(), arrowed, {{0, 0}, turn}, 1);
                EXPECT_FALSE(arrows.facesTile(board, first));
                EXPECT_TRUE(arrows.broughtBy(game().tiles(), board, first).empty());
                const engine::TileId second =
                    board.place(game().tiles(), kindOf("base:B"), {engine::neighbour({0, 0}, side), 0}, 2);
                EXPECT_EQ(arrows.facesTile(board, first), faces);
                const auto older = arrows.broughtBy(game().tiles(), board, second);
                ASSERT_EQ(older.size(), faces ? 1U : 0U);
                EXPECT_EQ(older.empty() ? engine::none : older.front().tile, faces ? first : engine::none);
                EXPECT_EQ(arrows.broughtBy(game().tiles(), board, first).size(), faces ? 1U : 0U);
            }
}

const engine::Game& gameWithMeadow()
{
    static const engine::Game made =
        support::makeGame({.moreTiles = {support::meadow(1)}, .expansions = {std::string(box)}});
    return made;
}

/// The id of a tile that shows an arrow to the side in some turn, with that turn.
engine::Placement turnedTo(const Arrows& arrows, engine::KindId kind, engine::Side side, engine::Square at)
{
    for (engine::Turn turn = 0; turn < 4; ++turn)
        if (engine::turned(arrows.of(kind)->side, turn) == side)
            return {at, turn};
    return {at, 0};
}

/// ann-arrow-pointed-at: each square of a tile of several squares is one to which an arrow can point.
TEST(Arrows, faceAnySquareOfALargeTile)
{
    const engine::TileSet& tiles = gameWithMeadow().tiles();
    const Arrows arrows(tiles);
    const engine::KindId arrowed = tiles.find("ann20:J").value();
    const engine::KindId large = tiles.find("meadow").value();
    for (std::int16_t x = -1; x <= 2; ++x) {
        SCOPED_TRACE(x);
        const bool faces = x == 0 || x == 1;
        engine::Board board;
        const engine::TileId older =
            board.place(tiles, arrowed, turnedTo(arrows, arrowed, engine::Side::South, {x, -1}), 1);
        const engine::TileId meadow = board.place(tiles, large, {{0, 0}, 0}, 2);
        EXPECT_EQ(arrows.facesTile(board, older), faces);
        const auto brought = arrows.broughtBy(tiles, board, meadow);
        ASSERT_EQ(brought.size(), faces ? 1U : 0U);
        EXPECT_TRUE(brought.empty() || brought.front().tile == older);
        const engine::TileId newer =
            board.place(tiles, arrowed, turnedTo(arrows, arrowed, engine::Side::North, {x, 1}), 3);
        EXPECT_EQ(arrows.broughtBy(tiles, board, newer).size(), faces ? 1U : 0U);
    }
}

/// ann-one-symbol-choose: a tile brings every arrow that points to its square, once each, and its own last.
TEST(Arrows, mayMeetOnOneSquare)
{
    const Arrows arrows(game().tiles());
    const auto put = [&](engine::Board& board, std::string_view id, engine::Side side) {
        const engine::KindId kind = kindOf(id);
        return board.place(game().tiles(), kind,
                           turnedTo(arrows, kind, engine::opposite(side), engine::neighbour({0, 0}, side)),
                           1);
    };
    engine::Board board;
    const engine::TileId north = put(board, "ann20:J", engine::Side::North);
    const engine::TileId west = put(board, "ann20:K", engine::Side::West);
    const engine::KindId own = kindOf("ann20:D");
    const engine::TileId tile =
        board.place(game().tiles(), own, turnedTo(arrows, own, engine::Side::West, {0, 0}), 2);
    const auto brought = arrows.broughtBy(game().tiles(), board, tile);
    ASSERT_EQ(brought.size(), 3U);
    EXPECT_EQ(brought[0].tile, north);
    EXPECT_EQ(brought[0].symbol, Symbol::PlaceMeeple);
    EXPECT_EQ(brought[1].tile, west);
    EXPECT_EQ(brought[1].symbol, Symbol::ExtraTurn);
    EXPECT_EQ(brought[2].tile, tile);
    EXPECT_EQ(brought[2].symbol, Symbol::AddMeeple);
}

} // namespace

} // namespace arrow_test
