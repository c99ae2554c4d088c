// SPDX-License-Identifier: GPL-3.0-or-later
// Who gains a wonder and when: the pairs of meeples beside the track.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using engine::PlaceKind;
using support::Story;

namespace wonder_gain_test {

namespace {

const std::vector<std::string> display{"wonder:stonehenge", "wonder:alhambra", "wonder:tikal"};

/// Red's next tile finishes a city of two tiles: 4 points.
support::Scene fourPoints(int players, std::vector<int> scores, const std::string& figures = {})
{
    return {.rules = {players, false, true, {}, players > 3 ? std::vector<std::string>{} : display},
            .tiles = "E 0,0; B 0,1",
            .figures = "red c1 0,0" + std::string(figures.empty() ? "" : "; ") + figures,
            .draws = "E; B; B; B; V; V; V; V",
            .scores = std::move(scores)};
}

constexpr const char* finishCity = "0,-1 turn 2; pass";

int beside(const Story& story, std::string_view colour, int space)
{
    int count = 0;
    for (const engine::Figure& figure : story.state().figures)
        count += figure.owner == support::playerCalled(colour) &&
                 figure.place ==
                     engine::Place{PlaceKind::BesideTrack, engine::nobody, static_cast<std::int16_t>(space)};
    return count;
}

void expectCited(const Story& story, std::initializer_list<const char*> clauses)
{
    for (const char* clause : clauses)
        EXPECT_TRUE(story.cited().contains(clause)) << clause;
}

TEST(WonderSetup, parksPairsAndLaysWondersOut) // woh-setup-*, woh-setup-example-four-players
{
    const engine::Game game = support::makeGame({4, false, true});
    const engine::State state = game.begin();
    EXPECT_EQ(state.figures.size(), 36U);
    EXPECT_EQ(state.aside.size(), 4U);
    EXPECT_EQ(state.pile.size, 71);
    for (const auto& [kind, count] :
         {std::pair{PlaceKind::BesideTrack, 8}, {PlaceKind::Supply, 24}, {PlaceKind::OnTrack, 4}})
        EXPECT_EQ(
            std::count_if(state.figures.begin(), state.figures.end(),
                          [&, wanted = kind](const auto& figure) { return figure.place.kind == wanted; }),
            count);
}

TEST(WonderSetup, laysOutTheNamedWonders) // woh-setup-alternative-any-number
{
    const engine::Game game =
        support::makeGame({2, false, true, {}, {"wonder:tikal", "wonder:alhambra", "wonder:stonehenge"}});
    EXPECT_EQ(game.begin().aside.size(), 3U);
}

TEST(WonderGain, comesOnReachingThePairs) // woh-gain-trigger-reach, -choose-wonder, -not-yet-on-board
{
    Story story(fourPoints(2, {6}));
    story.tell(finishCity);
    EXPECT_EQ(story.asked(), "red wonder");
    story.tell("pick stonehenge");
    expectCited(story, {"woh-gain-trigger-reach", "woh-gain-choose-wonder", "woh-gain-not-yet-on-board",
                        "woh-gain-sequence", "woh-gain-needs-condition", "woh-gain-collect-pair",
                        "woh-gain-advance-pairs"});
    EXPECT_FALSE(story.cited().contains("woh-gain-trigger-pass"));
    EXPECT_EQ(story.state().board.tiles().size(), 3U);
}

TEST(WonderGain,
     comesOnPassingThePairs) // woh-gain-trigger-pass, -collect-pair, -advance-pairs, -example-first-player
{
    Story story(fourPoints(3, {9}));
    story.tell(finishCity).tell("pick stonehenge");
    expectCited(story, {"woh-gain-trigger-pass"});
    EXPECT_EQ(story.supply("red"), 8);
    EXPECT_EQ(beside(story, "red", 10), 0);
    EXPECT_EQ(beside(story, "blue", 15), 2);
    EXPECT_EQ(beside(story, "green", 15), 2);
    EXPECT_EQ(story.asked(), "blue place");
}

TEST(WonderGain, doesNotComeBelowThePairs) // woh-gain-needs-condition
{
    Story story(fourPoints(2, {5}));
    story.tell(finishCity);
    EXPECT_EQ(story.points(), "red 9 blue 0");
    EXPECT_EQ(story.asked(), "blue place");
}

TEST(WonderGain, comesOnlyOnce) // woh-gain-once
{
    Story story(fourPoints(2, {30}, "red home; red home; blue beside 15; blue beside 15"));
    story.tell(finishCity);
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_EQ(story.supply("red"), 8);
}

TEST(WonderGain, isRefusedForWhatIsNotLaidOut) // woh-gain-choose-wonder
{
    support::Scene scene = fourPoints(2, {6});
    scene.rules.display = {"wonder:tikal", "wonder:alhambra"};
    Story story(scene);
    story.tell(finishCity);
    EXPECT_EQ(story.options().size(), 2U);
    EXPECT_EQ(story.attempt("pick stonehenge"),
              "not available (woh-gain-choose-wonder, woh-setup-display-face-up)");
    EXPECT_EQ(story.attempt("pick B"), "not available (woh-gain-choose-wonder, woh-setup-display-face-up)");
}

struct Step
{
    int from;
    int to;
};

TEST(WonderGain,
     movesThePairsByFiveAndNotBeyondTwentyFive) // woh-gain-advance-pairs, -cap-25, -cap-five-plus-players
{
    for (const Step step : {Step{10, 15}, Step{15, 20}, Step{20, 25}, Step{25, 25}}) {
        const std::string space = std::to_string(step.from);
        std::string figures;
        for (const char* colour : {"red", "blue", "green", "yellow", "black"})
            figures += (figures.empty() ? "" : "; ") + (colour + (" beside " + space)) + "; " +
                       (colour + (" beside " + space));
        Story story(fourPoints(5, {step.from - 1}, figures));
        story.tell(finishCity).tell("pick alhambra");
        EXPECT_EQ(beside(story, "black", step.to), 2) << step.from;
    }
}

TEST(WonderGain, isDecidedByTheActivePlayerWhenSeveralArrive) // woh-gain-tie-active-decides,
                                                              // -tie-then-advance, -tie-drop-out
{
    // Red and blue share the city and both come to 12 points; the pairs move on to 15.
    Story story({.rules = {3, false, true, {}, display},
                 .tiles = "E 0,0; B 1,0; B 1,-1; B 1,-2; E 0,-2 turn 2",
                 .figures = "red c1 0,0; blue c1 0,-2",
                 .draws = "G; B; V",
                 .scores = {6, 6, 0},
                 .toPlay = "green"});
    story.tell("0,-1 turn 1; pass");
    EXPECT_EQ(story.points(), "red 12 blue 12 green 0");
    EXPECT_EQ(story.asked(), "green recipient");
    EXPECT_EQ(story.options().size(), 2U);
    EXPECT_TRUE(story.attempt("choose green").starts_with("not available"));
    story.tell("choose blue");
    EXPECT_EQ(story.asked(), "blue wonder");
    story.tell("pick alhambra");
    expectCited(story, {"woh-gain-tie-active-decides"});
    EXPECT_EQ(beside(story, "red", 15), 2);
    EXPECT_EQ(story.asked(), "red place");
}

TEST(WonderGain, goesOnWhileSomebodyIsStillAtThePairs) // woh-gain-tie-repeat
{
    Story story({.rules = {3, false, true, {}, display},
                 .tiles = "E 0,0; B 1,0; B 1,-1; B 1,-2; E 0,-2 turn 2",
                 .figures = "red c1 0,0; blue c1 0,-2",
                 .draws = "G; B; V",
                 .scores = {9, 6, 0},
                 .toPlay = "green"});
    story.tell("0,-1 turn 1; pass; choose blue; pick alhambra");
    EXPECT_EQ(story.asked(), "red wonder");
    story.tell("pick tikal");
    EXPECT_EQ(beside(story, "green", 20), 2);
}

/// How often the events withhold a wonder from a player with this clause.
int withheld(const Story& story, std::string_view colour, std::string_view clause)
{
    return static_cast<int>(
        std::count_if(story.events().begin(), story.events().end(), [&](const engine::Event& event) {
            const auto* what = std::get_if<engine::Withheld>(&event.what);
            return what != nullptr && what->player == support::playerCalled(colour) &&
                   std::find(event.cites.begin(), event.cites.end(), clause) != event.cites.end();
        }));
}

TEST(WonderGain, tellsOnceWhoGainsNoMore) // woh-gain-once
{
    Story owner(fourPoints(2, {13}, "red home; red home; blue beside 15; blue beside 15"));
    owner.tell(finishCity);
    EXPECT_EQ(withheld(owner, "red", "woh-gain-once"), 1);
}

TEST(WonderGain, isNotWithheldFromWhomThisTurnServes) // woh-gain-once
{
    Story story(fourPoints(2, {8}));
    story.tell(finishCity).tell("pick tikal");
    EXPECT_EQ(beside(story, "blue", 15), 2);
    EXPECT_EQ(withheld(story, "red", "woh-gain-once"), 0);
}

/// Red and blue share a city of six points, and green decides.
support::Scene sharedCity(std::vector<int> scores, const std::string& figures,
                          engine::SwitchReadings switches)
{
    return {.rules = {3, false, true, std::move(switches), display},
            .tiles = "E 0,0; B 1,0; B 1,-1; B 1,-2; E 0,-2 turn 2",
            .figures = "red c1 0,0; blue c1 0,-2" + figures,
            .draws = "G; B; V",
            .scores = std::move(scores),
            .toPlay = "green"};
}

TEST(WonderGain, isRefusedWithTheReasonThatHolds) // woh-gain-*, woh-variant-*
{
    const std::string space = "; red beside 25; red beside 25; blue beside 25; blue beside 25; ";
    const std::string start = "not available (woh-gain-tie-active-decides, ";
    const engine::SwitchReadings variant{{"two-wonders", "on"}};
    Story once(sharedCity({20, 20, 30}, space + "green home; green home", {}));
    once.tell("0,-1 turn 1; pass");
    EXPECT_EQ(once.attempt("choose green"), start + "woh-gain-once, woh-intro-one-per-player)");
    EXPECT_EQ(once.attempt("choose pink"), "not available (woh-gain-tie-active-decides)");
    Story atTheCap(sharedCity({20, 20, 22}, space + "green beside 25; green beside 25", {}));
    atTheCap.tell("0,-1 turn 1; pass");
    EXPECT_EQ(atTheCap.attempt("choose green"), start + "woh-gain-needs-condition)");
    Story atFifty(sharedCity({45, 45, 17},
                             "; red home; red home; blue home; blue home; green home; green home", variant));
    atFifty.tell("0,-1 turn 1; pass");
    EXPECT_EQ(atFifty.attempt("choose green"), start + "woh-variant-second-at-50)");
}

TEST(WonderGain, endsWithTheDisplay)
{
    support::Scene scene = fourPoints(2, {6});
    scene.rules.display.clear();
    scene.aside = "tikal before blue";
    scene.figures += "; red beside 15; red beside 15; blue home; blue home";
    scene.scores = {16};
    Story story(scene);
    story.tell(finishCity);
    EXPECT_EQ(story.points(), "red 20 blue 0");
    EXPECT_EQ(story.asked(), "blue place");
}

TEST(TwoWonders, setsTenMeeplesOut) // woh-variant-ten-meeples, -pair-at-ten, -one-at-start, -display
{
    const engine::Game game = support::makeGame({2, false, true, {{"two-wonders", "on"}}});
    const engine::State state = game.begin();
    EXPECT_EQ(state.figures.size(), 20U);
    EXPECT_EQ(state.aside.size(), 4U);
}

support::Scene fourPointsInTheVariant(int red, const std::string& figures)
{
    support::Scene scene = fourPoints(2, {red}, figures);
    scene.rules.switches = {{"two-wonders", "on"}};
    return scene;
}

TEST(TwoWonders, bringASecondOneAtFifty) // woh-variant-second-at-50, -second-take-meeple, -up-to-two
{
    Story story(
        fourPointsInTheVariant(46, "red home; red home; blue beside 15; blue beside 15; blue beside 0"));
    EXPECT_EQ(beside(story, "red", 0), 1);
    story.tell(finishCity);
    EXPECT_EQ(story.asked(), "red wonder");
    story.tell("pick alhambra");
    expectCited(story,
                {"woh-variant-second-at-50", "woh-variant-second-take-meeple", "woh-variant-up-to-two"});
    EXPECT_EQ(beside(story, "red", 0), 0);
    EXPECT_EQ(beside(story, "blue", 15), 2);
    EXPECT_EQ(story.supply("red"), 9);
}

TEST(TwoWonders, bringNoneBelowFifty) // woh-variant-second-at-50
{
    Story story(
        fourPointsInTheVariant(45, "red home; red home; blue beside 15; blue beside 15; blue beside 0"));
    story.tell(finishCity);
    EXPECT_EQ(story.asked(), "blue place");
}

TEST(TwoWonders, arePlacedInTheOrderInWhichTheyCame) // woh-variant-second-mark
{
    Story story(fourPointsInTheVariant(47, "blue beside 10; blue beside 10"));
    story.tell(finishCity).tell("pick tikal; pick stonehenge; 1,1; pass");
    EXPECT_EQ(story.asked(), "red place");
    EXPECT_EQ(story.game().tiles()[story.state().turn.tileInHand].kind.id, "wonder:tikal");
}

TEST(TwoWonders, mayComeInOneTurn) // woh-gain-trigger-pass, woh-variant-second-at-50
{
    Story story(fourPointsInTheVariant(47, "blue beside 10; blue beside 10"));
    story.tell(finishCity).tell("pick alhambra");
    EXPECT_EQ(story.asked(), "red wonder");
    story.tell("pick tikal");
    EXPECT_EQ(story.supply("red"), 9);
    EXPECT_EQ(story.asked(), "blue place");
}

} // namespace

} // namespace wonder_gain_test
