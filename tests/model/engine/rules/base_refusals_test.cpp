// SPDX-License-Identifier: GPL-3.0-or-later
// What the base game forbids, and which clauses say so.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using support::Story;

namespace base_refusals_test {

namespace {

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"base-place-empty-square",
         {.tiles = "D 0,0", .draws = "B; B"},
         "",
         "0,0",
         "square occupied (base-place-empty-square)"},
        {"base-place-touch-side",
         {.tiles = "D 0,0", .draws = "B; B"},
         "",
         "5,5",
         "touches no tile (base-place-touch-side, base-place-no-corner-only)"},
        {"base-place-no-corner-only",
         {.tiles = "D 0,0", .draws = "B; B"},
         "",
         "1,1",
         "touches no tile (base-place-touch-side, base-place-no-corner-only)"},
        {"base-place-edge-match",
         {.tiles = "D 0,0", .draws = "B; B"},
         "",
         "1,0",
         "edge does not match (base-place-edge-match)"},
        {"base-place-edge-match",
         {.tiles = "D 0,0", .draws = "E; B"},
         "",
         "0,-1",
         "edge does not match (base-place-edge-match)"},
        // One neighbour matches, the other one does not.
        {"base-place-edge-match",
         {.tiles = "E 0,0; E 0,-1 turn 2; V 1,-1 turn 3", .draws = "B; B"},
         "",
         "1,0",
         "edge does not match (base-place-edge-match)"},
        {"base-draw-one-tile",
         {.tiles = "D 0,0", .draws = "B; E"},
         "",
         "lay E 0,1",
         "another tile is to be placed (base-draw-one-tile)"},
        {"base-draw-one-tile",
         {.tiles = "C 0,0"},
         "",
         "draw C",
         "tile not in the pile (base-draw-one-tile, base-setup-tile-count)"},
        {"base-place-must-place",
         {.tiles = "D 0,0", .draws = "B; B"},
         "",
         "pass",
         "this decision is about something else (base-turn-three-steps, base-place-must-place)"},
        {"base-turn-three-steps",
         {.tiles = "D 0,0", .draws = "B; B"},
         "",
         "+c1 0,0",
         "this decision is about something else (base-turn-three-steps)"},
        {"base-meeple-new-tile-only",
         {.tiles = "D 0,0", .draws = "B; B"},
         "0,1",
         "+r1 0,0",
         "not on the tile just placed (base-meeple-new-tile-only)"},
        {"base-meeple-feature-unoccupied",
         {.tiles = "D 0,0", .figures = "blue c1 0,0", .draws = "N; B"},
         "0,-1 turn 2",
         "+c1",
         "feature occupied (base-meeple-feature-unoccupied, base-meeple-connected-counts)"},
        // The knight stands two tiles away.
        {"base-meeple-connected-counts",
         {.tiles = "F 0,0; F 1,0", .figures = "blue c1 0,0", .draws = "R; B"},
         "2,0",
         "+c1",
         "feature occupied (base-meeple-feature-unoccupied, base-meeple-connected-counts)"},
        // One's own meeple makes it occupied as well.
        {"base-meeple-feature-unoccupied",
         {.tiles = "D 0,0", .figures = "red r1 0,0", .draws = "V; B"},
         "1,0",
         "+r1",
         "feature occupied (base-meeple-feature-unoccupied, base-meeple-connected-counts)"},
        {"base-meeple-feature-unoccupied",
         {.tiles = "B 0,0", .figures = "blue f1 0,0", .draws = "B; B"},
         "0,1",
         "+f1",
         "feature occupied (base-meeple-feature-unoccupied, base-meeple-connected-counts)"},
        {"base-meeple-from-supply",
         {.tiles = "D 0,0", .supplies = "red 0", .draws = "B; B"},
         "0,1",
         "+m",
         "supply empty (base-meeple-from-supply)"},
        {"base-meeple-feature-kinds",
         {.tiles = "D 0,0", .draws = "E-garden; B"},
         "0,-1 turn 2",
         "+g",
         "figure does not stand on such a feature (base-meeple-feature-kinds)"},
        {"base-end-last-tile",
         {.tiles = "D 0,0", .draws = "B"},
         "0,1; pass",
         "pass",
         "the game is over (base-end-last-tile)"},
    };
    return all;
}

class BaseRefusals : public ::testing::TestWithParam<Forbidden>
{
};

TEST_P(BaseRefusals, areCited)
{
    rules_test::prove(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Rules, BaseRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

TEST(BasePlacement, mayTurnTheTile) // base-place-any-turn, base-place-example
{
    // City to the north, road to the west: a tile fits there in one turn only.
    Story story({.tiles = "E 0,0 turn 2; B -1,0; U -1,1 turn 1", .draws = "J; B"});
    for (const char* turn : {"0", "1", "2"})
        EXPECT_FALSE(story.isOffered(std::string("0,1 turn ") + turn)) << turn;
    EXPECT_FALSE(story.isOffered("0,1 turn 3"));
    Story fitting({.tiles = "E 0,0 turn 2; B -1,0; U -1,1 turn 1", .draws = "K; B"});
    EXPECT_TRUE(fitting.isOffered("0,1"));
    EXPECT_FALSE(fitting.isOffered("0,1 turn 1"));
}

TEST(BasePlacement, offersTurnsThatLookTheSameOnce)
{
    Story story({.tiles = "D 0,0", .draws = "B; B"});
    EXPECT_EQ(story.options().size(), 1U);
    EXPECT_EQ(story.attempt("0,1 turn 3"), "allowed");
    EXPECT_EQ(story.state().board.tile(1).turn, 0);
}

TEST(BaseDraw, throwsAwayATileThatFitsNowhere) // base-draw-no-fit
{
    Story story({.tiles = "B 0,0", .draws = "C; B; B"});
    EXPECT_TRUE(story.cited().contains("base-draw-no-fit"));
    EXPECT_EQ(story.asked(), "red place");
    EXPECT_TRUE(story.isOffered("0,1"));
    EXPECT_EQ(story.state().pile.size, 1);
}

TEST(BaseDraw, endsTheGameWhenNothingFits) // base-draw-no-fit, base-end-last-tile
{
    Story story({.tiles = "B 0,0", .draws = "C"});
    EXPECT_TRUE(story.state().isOver());
}

TEST(BaseMeeples, areOptionalAndOneATurn) // base-meeple-may-place, base-meeple-one-per-turn
{
    Story story({.tiles = "D 0,0", .draws = "B; B"});
    story.tell("0,1");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_TRUE(story.isOffered("pass"));
    EXPECT_TRUE(story.isOffered("+m"));
    EXPECT_TRUE(story.isOffered("+f1"));
    EXPECT_EQ(story.options().size(), 3U);
    story.tell("+m");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.supply("red"), 6);
    EXPECT_TRUE(story.cited().contains("base-meeple-one-per-turn"));
}

struct Role
{
    const char* clause;
    const char* tile;
    const char* place;
    const char* move;
};

TEST(BaseMeeples, playTheRoleOfTheirFeature)
{
    for (const Role& role :
         {Role{"base-role-knight", "E", "0,-1 turn 2", "+c1"},
          Role{"base-role-highwayman", "V", "1,0", "+r1"}, Role{"base-role-monk", "B", "0,1", "+m"},
          Role{"base-role-farmer", "B", "0,1", "+f1"}}) {
        Story story({.tiles = "D 0,0", .draws = std::string(role.tile) + "; B"});
        story.tell(role.place).tell(role.move);
        EXPECT_TRUE(story.cited().contains(role.clause)) << role.clause;
    }
}

TEST(BaseTurns, goRoundTheTable) // base-turn-clockwise
{
    Story story({.rules = {3}, .tiles = "D 0,0", .draws = "B; B; B; B", .toPlay = "green"});
    EXPECT_EQ(story.asked(), "green place");
    story.tell("0,1; pass");
    EXPECT_EQ(story.asked(), "red place");
    story.tell("0,2; pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_TRUE(story.cited().contains("base-turn-clockwise"));
}

TEST(BaseSetup, givesEverybodySevenMeeplesAndAScorer) // base-setup-*
{
    const engine::Game game = support::makeGame({5});
    const engine::State state = game.begin();
    EXPECT_EQ(state.pile.size, 71);
    ASSERT_EQ(state.board.tiles().size(), 1U);
    EXPECT_EQ(game.tiles()[state.board.tile(0).kind].kind.id, "base:D");
    EXPECT_EQ(state.figures.size(), 40U);
    for (engine::Player player = 0; player < 5; ++player) {
        EXPECT_EQ(state.points(player), 0);
        EXPECT_EQ(std::count_if(state.figures.begin(), state.figures.end(),
                                [&](const engine::Figure& figure) {
                                    return figure.owner == player &&
                                           figure.place.kind == engine::PlaceKind::Supply;
                                }),
                  7);
    }
    EXPECT_EQ(state.decision.topic, engine::Topic::DrawTile);
    EXPECT_EQ(state.decision.who, engine::theTable);
}

} // namespace

} // namespace base_refusals_test
