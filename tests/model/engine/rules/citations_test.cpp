// SPDX-License-Identifier: GPL-3.0-or-later
// Clauses are cited where they hold and nowhere else.
#include "tests/model/engine/rules/ruling.h"

#include <algorithm>

using namespace glossator;
using support::Scene;
using support::Story;

namespace citations_test {

namespace {

/// How many events of a kind cite the clause.
template <class What>
int citing(const std::vector<engine::Event>& events, std::string_view clause)
{
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const engine::Event& event) {
        return std::holds_alternative<What>(event.what) &&
               std::find(event.cites.begin(), event.cites.end(), clause) != event.cites.end();
    }));
}

struct Notes : engine::Listener
{
    void hear(const engine::State&, const engine::Event& event) override { events.push_back(event); }
    std::vector<engine::Event> events;
};

std::vector<engine::Event> beginning(const support::Rules& rules)
{
    Notes notes;
    (void)support::makeGame(rules).begin(&notes);
    return notes.events;
}

TEST(Citations, countTheMeeplesOfTheSetup) // base-setup-*, woh-setup-*
{
    const auto plain = beginning({2});
    EXPECT_EQ(citing<engine::GameBegan>(plain, "base-setup-seven-in-supply"), 1);
    EXPECT_EQ(citing<engine::GameBegan>(plain, "base-setup-eight-meeples"), 1);
    const auto wonders = beginning({2, false, true});
    EXPECT_EQ(citing<engine::GameBegan>(wonders, "base-setup-seven-in-supply"), 0);
    EXPECT_EQ(citing<engine::GameBegan>(wonders, "base-setup-eight-meeples"), 0);
    EXPECT_EQ(citing<engine::GameBegan>(wonders, "woh-setup-six-in-supply"), 1);
}

TEST(Citations, putWondersBackOnlyWhereSomeAreLeft) // woh-setup-discard-unused
{
    support::Rules rules{4, false, true};
    EXPECT_EQ(citing<engine::GameBegan>(beginning(rules), "woh-setup-discard-unused"), 1);
    rules.switches = {{"two-wonders", "on"}};
    EXPECT_EQ(citing<engine::GameBegan>(beginning(rules), "woh-setup-discard-unused"), 0);
}

TEST(Citations, speakOfAMajorityOnlyAmongSeveral) // base-majority-most
{
    Story alone({.tiles = "E 0,0", .figures = "red c1 0,0", .draws = "E; V"});
    alone.tell("0,-1 turn 2; pass");
    EXPECT_FALSE(alone.cited().contains("base-majority-most"));
    Story shared({.tiles = "E 0,0; B 1,0; B 1,-1; B 1,-2; E 0,-2 turn 2",
                  .figures = "red c1 0,0; blue c1 0,-2",
                  .draws = "G; B; V"});
    shared.tell("0,-1 turn 1; pass");
    EXPECT_TRUE(shared.cited().contains("base-majority-most"));
}

TEST(Citations,
     speakOfOneTileOnlyForTheFirstOfATurn) // base-draw-one-tile, woh-abu-simbel-first-turn-draws-two
{
    Scene scene{.tiles = "D 0,0; B 0,1", .draws = "lake; E; V"};
    scene.rules.moreTiles = {rules_test::tileOfWater("lake", 1, false)};
    EXPECT_EQ(citing<engine::TileDrawn>(Story(scene).events(), "base-draw-one-tile"), 1);
    Story chooser({.rules = {2, false, true},
                   .tiles = "B -1,1; abu_simbel 0,1",
                   .figures = "red home; red home; red w 0,3; blue beside 15; blue beside 15",
                   .draws = "E; V; B"});
    EXPECT_EQ(citing<engine::TileDrawn>(chooser.events(), "base-draw-one-tile"), 0);
}

TEST(Citations, tellNothingOfAChoiceBeforeTheVeryLastTile) // woh-abu-simbel-place-one
{
    Story story({.rules = {2, false, true},
                 .tiles = "B -1,1; abu_simbel 0,1",
                 .figures = "red home; red home; red w 0,3; blue beside 15; blue beside 15",
                 .draws = "V"});
    EXPECT_EQ(story.asked(), "red place");
    for (const char* clause : {"woh-abu-simbel-place-one", "woh-abu-simbel-first-turn-draws-two"})
        EXPECT_FALSE(story.cited().contains(clause)) << clause;
}

/// On a wonder the abbot and a meeple may both be placed.
TEST(Citations, letAnAbbotAndAMeepleStandOnAWonder) // abbot-place-instead-of-meeple
{
    Story story({.rules = {2, true, true},
                 .tiles = "B 0,0",
                 .figures = "red home; red home; blue beside 15; blue beside 15",
                 .aside = "notre_dame before red",
                 .draws = "V; V"});
    story.tell("0,1; +abbot m; +r1");
    EXPECT_FALSE(story.cited().contains("abbot-place-instead-of-meeple"));
    EXPECT_FALSE(story.cited().contains("abbot-not-in-same-turn-both"));
}

TEST(Citations, tellSomebodyElsesAbbotFromTheStep) // abbot-recall-any-garden-or-monastery-own
{
    Story story({.rules = {2, true, true},
                 .tiles = "B 0,0",
                 .figures = "red home; red home; blue beside 15; blue beside 15; blue abbot m 0,0",
                 .aside = "notre_dame before red",
                 .draws = "V; V"});
    story.tell("0,1; +r1");
    EXPECT_EQ(story.attempt("back blue"), "not yours (abbot-recall-any-garden-or-monastery-own)");
}

} // namespace

} // namespace citations_test
