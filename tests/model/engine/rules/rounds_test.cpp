// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of scoring, and the parts of the one in which features are scored.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using engine::Round;
using engine::RoundPart;
using support::Story;

namespace rounds_test {

namespace {

/// The moment of each award: "1A; 3 features".
std::string momentsOf(const Story& story)
{
    std::string text;
    for (const engine::Event& event : story.events())
        if (const auto* scored = std::get_if<engine::Scored>(&event.what))
            text += (text.empty() ? "" : "; ") + (scored->when ? engine::toText(*scored->when) : "none");
    return text;
}

/// One tile finishes a city and a road, and the fairy stands beside the knight.
support::Scene cityAndRoad()
{
    return {.rules = {.expansions = {"fairy"}},
            .tiles =
                "W -1,0; W 1,0; E 0,-1 turn 2; B -1,-1; V 1,-1 turn 2; U -1,1; V 1,1 turn 1; J 2,0 turn 1",
            .figures = "red c1 0,-1; blue r1 -1,0; fairy with c1 0,-1",
            .draws = "D; U; U"};
}

TEST(Rounds, AreListedInTheirOrder) // msg-rounds-conventional-turn
{
    std::string names;
    for (std::size_t i = 0; i < engine::rounds.size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(engine::rounds.at(i).round), i);
        names += std::string(engine::rounds.at(i).name) + ' ';
    }
    EXPECT_EQ(names, "1A 1B 1C 2 3 4 own ");
    EXPECT_EQ(engine::toText({Round::Features, RoundPart::After}), "3 after");
    EXPECT_EQ(engine::toText({Round::TilePlaced, RoundPart::Whole}), "1C");
    EXPECT_EQ(engine::phaseNames.size(), static_cast<std::size_t>(engine::Phase::Over) + 1);
    EXPECT_EQ(engine::roundPartNames.size(), static_cast<std::size_t>(RoundPart::End) + 1);
}

TEST(Rounds, LetBonusesWaitForAllFeatures) // msg-round-3-features, msg-round-3-post, exp3-fairy-after-feature
{
    Story story(cityAndRoad());
    story.tell("0,0; pass");
    EXPECT_EQ(story.awards(), "red 1: 1 bonus x1; red 4: 2 tiles x2; blue 3: 3 tiles x1; red 3: 1 bonus x3");
    EXPECT_EQ(momentsOf(story), "1A; 3 features; 3 features; 3 after");
    EXPECT_TRUE(story.state().bonuses.empty());
}

/// The knight is at home when the bonus is paid, but was there when the city was scored.
TEST(Rounds, PayBonusesWhenFiguresAreGone) // exp3-fairy-stays
{
    Story story(cityAndRoad());
    story.tell("0,0; pass");
    int gone = 0;
    int paid = 0;
    int number = 0;
    for (const engine::Event& event : story.events()) {
        ++number;
        if (const auto* moved = std::get_if<engine::FigureMoved>(&event.what))
            gone = moved->to.kind == engine::PlaceKind::Supply ? number : gone;
        if (const auto* scored = std::get_if<engine::Scored>(&event.what))
            paid = scored->when->part == RoundPart::After ? number : paid;
    }
    EXPECT_GT(gone, 0);
    EXPECT_GT(paid, gone);
}

TEST(Rounds, AreNoneInTheFinalScoring) // exp3-fairy-final-scoring
{
    Story story({.rules = {.expansions = {"fairy"}},
                 .tiles = "W -1,0; D 0,0; D 1,0",
                 .figures = "blue f1 0,0; fairy with f1 0,0",
                 .draws = "V"});
    story.tell("2,0; pass");
    EXPECT_EQ(story.awards(), "blue 0; blue 3: 1 bonus x3");
    EXPECT_EQ(momentsOf(story), "none; none");
    EXPECT_FALSE(story.state().scoringMoment());
}

TEST(Rounds, ArePartOfTheState)
{
    Story story(cityAndRoad());
    engine::State other = story.state();
    EXPECT_EQ(other.turn.now, (engine::PartOfRound{Round::TilePlaced, RoundPart::Whole}));
    other.turn.now.part = RoundPart::End;
    EXPECT_FALSE(other == story.state());
    EXPECT_NE(engine::hashOf(other), engine::hashOf(story.state()));
    other = story.state();
    other.bonuses.push_back({});
    EXPECT_NE(engine::hashOf(other), engine::hashOf(story.state()));
}

} // namespace

} // namespace rounds_test
