// SPDX-License-Identifier: GPL-3.0-or-later
// Tunnels: who claims a portal, and which roads are joined.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using support::Scene;
using support::Story;

namespace tunnel_test {

namespace {

/// Two roads that end at villages outside and at portals of one tile inside; Blue is on the western one.
Scene withTunnel(int players = 2)
{
    support::Rules rules{.expansions = {"tunnel"}};
    rules.players = players;
    return {.rules = rules,
            .tiles = "W -1,0; D 0,0; tunnel:02 1,0; W 2,0",
            .figures = "blue r1 0,0",
            .draws = "E; E; E; E; U"};
}

engine::Option opening(const Story& story, std::string_view name)
{
    const engine::State& state = story.state();
    const engine::PlacedTile& tile = state.board.tile(state.board.tileAt({1, 0}));
    const auto& features = story.game().tiles()[tile.kind].kind.features;
    for (std::size_t i = 0; i < features.size(); ++i)
        if (features[i].name == name)
            return engine::Option::pickFeature(
                static_cast<engine::FeatureId>(tile.firstFeature + static_cast<int>(i)));
    return engine::Option::pass();
}

engine::State after(const Story& story, const engine::Option& option)
{
    engine::State state = story.state();
    EXPECT_FALSE(story.game().choose(state, option));
    return state;
}

TEST(Tunnel, aRoadIsOpenAtAPortal)
{
    const Story story(withTunnel());
    const engine::Board& board = story.state().board;
    EXPECT_EQ(board.whole(opening(story, "r1").feature).openEnds, 1);
    EXPECT_FALSE(board.isFinished(opening(story, "r2").feature));
}

TEST(Tunnel, oneTokenJoinsNothing)
{
    Story story(withTunnel(4));
    story.tell("0,-1 turn 2; pass");
    EXPECT_EQ(story.asked(), "red tunnel");
    const engine::State state = after(story, opening(story, "r1"));
    EXPECT_EQ(state.board.whole(opening(story, "r1").feature).openEnds, 1);
    EXPECT_EQ(state.tokenPiles.size(), 1U);
}

TEST(Tunnel, theSecondTokenOfAColourJoinsAndScores)
{
    Story story(withTunnel(4));
    const engine::Game& game = story.game();
    engine::State state = story.state();
    const auto choose = [&](const engine::Option& option) { EXPECT_FALSE(game.choose(state, option)); };
    const auto turn = [&](engine::Square at, engine::Turn turned, const engine::Option& claim) {
        choose(engine::Option::placeTile(state.turn.tileInHand, {at, turned}));
        choose(engine::Option::pass());
        choose(claim);
    };
    turn({0, -1}, 2, opening(story, "r1"));
    turn({0, 1}, 2, engine::Option::pass());
    turn({1, 1}, 2, engine::Option::pass());
    turn({1, -1}, 2, engine::Option::pass());
    EXPECT_EQ(state.points(1), 0);
    turn({-2, 0}, 1, opening(story, "r2"));
    EXPECT_EQ(state.points(1), 4) << "a village, the start, the tunnel and another village";
    EXPECT_TRUE(state.board.isFinished(opening(story, "r1").feature));
    EXPECT_EQ(state.board.rootOf(opening(story, "r1").feature),
              state.board.rootOf(opening(story, "r2").feature));
}

TEST(Tunnel, fewPlayersHaveSeveralColours)
{
    for (const auto& [players, tokens] :
         {std::pair{2, 6}, std::pair{3, 4}, std::pair{4, 2}, std::pair{6, 2}}) {
        const Story story(withTunnel(players));
        const auto kind = story.game().tokenKind("tunnel-token").value();
        EXPECT_EQ(story.state().tokens[story.game().tokenSlot(kind, 0)], tokens) << players;
    }
}

} // namespace

} // namespace tunnel_test
