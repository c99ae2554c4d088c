// SPDX-License-Identifier: GPL-3.0-or-later
// The arrows of the anniversary tiles: what is printed on them, and which tile they face.
#include "model/engine/rules/anniversary/arrow.h"
#include "tests/model/engine/support/game_box.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

using namespace glossator;
using engine::rules::Arrows;
using engine::rules::Symbol;

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

} // namespace
