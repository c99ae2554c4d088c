// SPDX-License-Identifier: GPL-3.0-or-later
// What the symbols of the anniversary tiles let meeples do beside others, and how it is told.
#include "model/engine/play.h"
#include "tests/model/engine/rules/ruling.h"

#include <algorithm>

using namespace glossator;
using support::Story;

namespace symbol_test {

namespace {

const support::Rules rules{.expansions = {"20th-anniversary", "exp-2-traders-builders", "fairy"}};

/// The arrow of the middle tile points east, where a monastery goes; its symbol is "Add meeple".
Story activated(const std::string& figures)
{
    Story story({.rules = rules, .tiles = "B -1,0; ann20:A 0,0", .figures = figures, .draws = "B; U; U"});
    story.tell("1,0");
    return story;
}

std::vector<engine::Option> movesOf(const Story& story)
{
    std::vector<engine::Option> moves;
    for (const engine::Option& option : story.options())
        if (option.action == engine::Action::MoveBeside)
            moves.push_back(option);
    return moves;
}

TEST(Symbols, bringNoThirdMeeple) // ann-arrow-add-no-third
{
    EXPECT_EQ(activated("red f1 -1,0; red f1 -1,0").attempt("+f1 -1,0"),
              "feature occupied (ann-arrow-add-no-third, ann-summary-add-max-two, ann-add-fn-max-two)");
}

TEST(Symbols, takeAPigForNoMeeple) // ann-arrow-add-meeple
{
    EXPECT_EQ(activated("red f1 -1,0; red pig f1 -1,0").attempt("+f1 -1,0"), "allowed");
    EXPECT_EQ(activated("red pig f1 -1,0; blue f1 -1,0").attempt("+f1 -1,0"),
              "feature occupied (ann-arrow-add-meeple, ann-summary-add)");
    EXPECT_EQ(activated("red f1 -1,0; red f1 -1,0; red pig f1 -1,0").attempt("+f1 -1,0"),
              "feature occupied (ann-arrow-add-no-third, ann-summary-add-max-two, ann-add-fn-max-two)");
}

TEST(Symbols, followNoRuleOfTheNewTile) // base-meeple-new-tile-only, base-meeple-feature-unoccupied
{
    const auto citesBase = [](const Story& story) {
        for (const engine::Event& event : story.events())
            if (std::holds_alternative<engine::FigureDeployed>(event.what))
                return std::ranges::count(event.cites, "base-meeple-new-tile-only") +
                       std::ranges::count(event.cites, "base-meeple-feature-unoccupied");
        return std::ptrdiff_t{-1};
    };
    EXPECT_EQ(citesBase(activated("red f1 -1,0").tell("+f1 -1,0")), 0);
    EXPECT_EQ(citesBase(activated("red f1 -1,0").tell("+m")), 2);
}

/// Two of a pair are alike until the fairy is beside one of them.
TEST(Symbols, offerOneOfAPair)
{
    Story story = activated("red f1 -1,0; red f1 -1,0");
    ASSERT_EQ(movesOf(story).size(), 1U);
    engine::Option other = movesOf(story).front();
    ++other.figure;
    ASSERT_TRUE(engine::firstAlike(story.state(), other.figure) == other.figure - 1);
    EXPECT_FALSE(story.game().refusal(story.state(), other));
    story.tell("fairy f1 -1,0");
    for (engine::FigureId figure : {other.figure, static_cast<engine::FigureId>(other.figure - 1)})
        EXPECT_EQ(engine::firstAlike(story.state(), figure), figure);
}

/// A double turn whose tiles bring "Extra turn" and then "Add meeple".
Story doubleTurn(const engine::SwitchReadings& switches)
{
    Story story({.rules = {.switches = switches, .expansions = rules.expansions},
                 .tiles = "W -1,0; D 0,0; D 1,0; B 1,1; E 2,1 turn 2",
                 .figures = "red r1 -1,0; red builder r1 1,0; blue m 1,1",
                 .draws = "ann20:O; ann20:A; U; E"});
    story.tell("2,0; pass; 0,1 turn 3");
    return story;
}

TEST(Symbols, areOneForATurnUsedOrNot) // ann-open-unused-symbol, ann-one-symbol-per-turn
{
    Story story = doubleTurn({});
    EXPECT_FALSE(story.isOffered("+r1 -1,0"));
    EXPECT_TRUE(story.cited().contains("ann-open-unused-symbol"));
    EXPECT_EQ(story.tell("pass").asked(), "red extra turn");
    EXPECT_TRUE(doubleTurn({{"unused-symbol", "free"}}).isOffered("+r1 -1,0"));
}

/// A new arrow and an older one with "Place meeple".
Story twoArrows(const engine::SwitchReadings& switches)
{
    Story story({.rules = {.switches = switches, .expansions = rules.expansions},
                 .tiles = "W -1,0; D 0,0; ann20:H 1,0 turn 3; B 0,1",
                 .draws = "ann20:J; V; W"});
    story.tell("1,1 turn 2");
    return story;
}

TEST(Symbols, askForAnArrowWherePointsDependOnIt) // ann-one-symbol-choose, ann-two-points-plus-other
{
    EXPECT_EQ(twoArrows({}).asked(), "red wood");
    const engine::SwitchReadings notActivated{{"arrow-points", "not-activated"}};
    Story asked = twoArrows(notActivated);
    EXPECT_EQ(asked.asked(), "red arrow");
    EXPECT_EQ(asked.options().size(), 2U);
    EXPECT_EQ(twoArrows(notActivated).tell("answer 0").awards(), "");
    EXPECT_EQ(twoArrows(notActivated).tell("answer 1").awards(), "red 2: 1 bonus x2");
}

} // namespace

} // namespace symbol_test
