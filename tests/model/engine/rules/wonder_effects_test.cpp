// SPDX-License-Identifier: GPL-3.0-or-later
// What each wonder brings, and what it does not bring.
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Ruling;
using support::Rules;
using support::Story;

namespace wonder_effects_test {

namespace {

const Rules two{2, false, true};

/// A wonder that is red's, beside a tile or two; what follows is added to the lists.
support::Scene owned(const char* tiles, const char* marker, const char* moreTiles, const char* moreFigures,
                     const char* draws, const char* toPlay = "red", Rules rules = two)
{
    const std::string figures =
        std::string("red home; red home; red ") + marker + "; blue beside 15; blue beside 15";
    return {.rules = std::move(rules),
            .tiles = std::string(tiles) + moreTiles,
            .figures = figures + moreFigures,
            .draws = draws,
            .toPlay = toPlay};
}

support::Scene notreDame(const char* tiles, const char* figures, const char* draws,
                         const char* toPlay = "red")
{
    return owned("D 0,0; notre_dame 0,1", "w 0,2", tiles, figures, draws, toPlay);
}

support::Scene stonehenge(const char* tiles, const char* figures, const char* draws,
                          const char* toPlay = "red")
{
    return owned("D 0,0; W -1,0; stonehenge 0,1", "w 1,2", tiles, figures, draws, toPlay);
}

/// A city of four squares that waits for its last tile at 3,-2, and a knight's city at 2,2.
support::Scene tikal(const char* figures, const char* toPlay = "red")
{
    return owned("B 2,1; tikal 0,1", "w 0,2", "; E 3,1; F 3,0 turn 1; F 3,-1 turn 1; E 2,2 turn 2", figures,
                 "E; B; B", toPlay);
}

support::Scene circus(int players, const char* figures)
{
    support::Scene scene =
        owned("D 0,0; circus_maximus 0,1", "w 1,2", "", figures, "B", "red", {players, false, true});
    scene.figures = std::string("red home; red home; red w 1,2") + figures;
    for (const char* colour : {"blue", "green", "yellow", "black"})
        if (support::playerCalled(colour) < players)
            scene.figures += std::string("; ") + colour + " home; " + colour + " home";
    return scene;
}

support::Scene alhambra(const char* figures)
{
    return owned("B -1,1; alhambra 0,1", "w 0,3", "", figures, "B");
}

support::Scene angkorWat(const char* tiles, const char* figures = "")
{
    return owned("B -1,1; angkor_wat 0,1", "w 0,2", tiles, figures, "B");
}

support::Scene terracotta(const char* tiles)
{
    return owned("B 1,1; terracotta_army 0,1", "w 0,2", tiles, "", "B");
}

const std::vector<Ruling>& rulings()
{
    static const std::vector<Ruling> all{
        // Notre-Dame: a meeple on one of the eight squares around a monastery.
        {"woh-notre-dame-trigger", notreDame("", "", "B; V"), "1,1; +f1", "red 3: 1 bonus x3"},
        {"woh-notre-dame-trigger", notreDame("", "", "B; V"), "1,1; +m", "red 3: 1 bonus x3"},
        {"woh-notre-dame-monk-irrelevant", notreDame("", "; blue m 0,1", "B; V"), "1,1; +m",
         "red 3: 1 bonus x3"},
        {"woh-notre-dame-multiple-once", owned("B 0,0; notre_dame 0,1", "w 0,2", "", "", "B; V"), "1,1; +m",
         "red 3: 1 bonus x3"},
        // Stonehenge: an occupied road that the owner finishes; its bonus comes before the road.
        {"woh-stonehenge-before-road-scoring", stonehenge("", "; blue r1 0,0", "W; B"), "1,0; pass",
         "red 3: 1 bonus x3; blue 3: 3 tiles x1"},
        {"woh-stonehenge-trigger", stonehenge("", "; red r1 0,0", "W; B"), "1,0; pass",
         "red 3: 1 bonus x3; red 3: 3 tiles x1"},
        {"woh-stonehenge-own-meeple-not-needed", stonehenge("", "; blue r1 0,0", "W; B"), "1,0; pass",
         "red 3: 1 bonus x3; blue 3: 3 tiles x1"},
        {"woh-stonehenge-official-same-turn-meeple", stonehenge("", "", "W; B"), "1,0; +r3",
         "red 3: 1 bonus x3; red 3: 3 tiles x1"},
        {"woh-stonehenge-per-road", stonehenge("; T 2,0 turn 1", "; blue r1 0,0; red r1 2,0", "W; B"),
         "1,0; pass", "red 3: 1 bonus x3; red 2: 2 tiles x1; red 3: 1 bonus x3; blue 3: 3 tiles x1"},
        // Tikal: two for each knight of the owner's when a larger city with one of them is scored.
        {"woh-tikal-trigger", tikal("; red c1 3,1; red c1 2,2"), "3,-2 turn 2; pass",
         "red 12: 4 tiles x2, 2 pennants x2; red 4: 2 figures x2"},
        {"woh-tikal-majority-not-needed", tikal("; red c1 3,1; blue c1 3,0; blue c1 3,-1; red c1 2,2"),
         "3,-2 turn 2; pass", "blue 12: 4 tiles x2, 2 pennants x2; red 4: 2 figures x2"},
        {"woh-tikal-scored-meeple-counts", tikal("; red c1 3,1", "blue"), "3,-2 turn 2; pass",
         "red 12: 4 tiles x2, 2 pennants x2; red 2: 1 figures x2"},
        // Circus Maximus: knights of others in unfinished cities, by the number of players.
        {"woh-circus-per-foreign-knight", circus(2, "; blue c1 0,0"), "1,1; pass",
         "red 4: 1 figures x4; blue 1: 1 tiles x1"},
        {"woh-circus-rate-2-players", circus(2, "; blue c1 0,0"), "1,1; pass",
         "red 4: 1 figures x4; blue 1: 1 tiles x1"},
        {"woh-circus-rate-3-4-players", circus(3, "; green c1 0,0"), "1,1; pass",
         "red 3: 1 figures x3; green 1: 1 tiles x1"},
        {"woh-circus-rate-3-4-players", circus(4, "; green c1 0,0"), "1,1; pass",
         "red 3: 1 figures x3; green 1: 1 tiles x1"},
        {"woh-circus-rate-5-plus-players", circus(5, "; blue c1 0,0"), "1,1; pass",
         "red 2: 1 figures x2; blue 1: 1 tiles x1"},
        {"woh-circus-own-excluded", circus(2, "; red c1 0,0"), "1,1; pass", "red 0; red 1: 1 tiles x1"},
        {"woh-circus-unfinished-only", circus(2, "; blue f1 0,0"), "1,1; pass", "red 0; blue 0"},
        // Alhambra: four for each farmer, whatever the fields bring.
        {"woh-alhambra-four-per-farmer", alhambra("; red f1 -1,1; red fs 1,3; blue fm 1,3"), "-2,1; pass",
         "red 8: 2 figures x4; blue 0; red 0; red 0"},
        {"woh-alhambra-independent", alhambra("; red fm 1,3"), "-2,1; pass", "red 4: 1 figures x4; red 0"},
        // Angkor Wat: roads of five squares or more.
        {"woh-angkor-wat-five-per-road",
         angkorWat("; U -2,2 turn 1; U -3,2 turn 1; U -4,2 turn 1; U -5,2 turn 1"), "-1,0; pass",
         "red 5: 1 roads x5"},
        {"woh-angkor-wat-open-or-closed",
         angkorWat("; U -2,2 turn 1; U -3,2 turn 1; U -4,2 turn 1; T -5,2 turn 3"), "-1,0; pass",
         "red 5: 1 roads x5"},
        {"woh-angkor-wat-meeples-irrelevant",
         angkorWat("; U -2,2 turn 1; U -3,2 turn 1; U -4,2 turn 1; U -5,2 turn 1", "; blue r1 -5,2"),
         "-1,0; pass", "red 5: 1 roads x5; blue 5: 5 tiles x1"},
        {"woh-angkor-wat-scored-irrelevant",
         angkorWat("; U -2,2 turn 1; U -3,2 turn 1; U -4,2 turn 1; T -5,2 turn 3"), "-1,0; pass",
         "red 5: 1 roads x5"},
        {"woh-wonder-two-timings", angkorWat("; U -2,2 turn 1; U -3,2 turn 1; U -4,2 turn 1"), "-1,0; pass",
         "red 0"},
        // Terracotta Army: rows and columns with a run of seven.
        {"woh-terracotta-two-per-line", terracotta("; U 0,0; U 0,-1; U 0,-2"), "2,1; pass",
         "red 2: 1 lines x2"},
        {"woh-terracotta-once-per-line", terracotta("; U 0,0; U 0,-1; U 0,-2; U 0,-3; U 0,-4"), "2,1; pass",
         "red 2: 1 lines x2"},
        {"woh-terracotta-tile-shared",
         terracotta(
             "; U 0,0; U 0,-1; U 0,-2; E -2,1 turn 1; E -1,1 turn 3; B 2,1; E 3,1 turn 1; E 4,1 turn 3"),
         "1,0; pass", "red 4: 2 lines x2"},
        {"woh-terracotta-procedure", terracotta("; U 0,0; U 0,-1"), "2,1; pass", "red 0"},
        {"woh-terracotta-no-gaps",
         terracotta("; U 0,0; U 0,-1; B 1,3; B 1,4; E 1,5 turn 1; E 1,6 turn 1; E 0,6 turn 2"), "2,1; pass",
         "red 0"},
        {"woh-final-wonders-first", circus(2, "; blue r1 0,0"), "1,1; pass", "red 0; blue 1: 1 tiles x1"},
    };
    return all;
}

class WonderEffects : public ::testing::TestWithParam<Ruling>
{
};

TEST_P(WonderEffects, bringThesePoints)
{
    rules_test::prove(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Rulings, WonderEffects, ::testing::ValuesIn(rulings()), rules_test::nameOf<Ruling>);

/// A wonder that works, and something that does not set it off.
struct Silence
{
    const char* why;
    support::Scene scene;
    const char* moves;
    const char* awards;
};

TEST(WonderEffects, stayAwayWhereTheirConditionFails)
{
    for (const Silence& silence : {
             Silence{"no meeple is placed", notreDame("", "", "B; V"), "1,1; pass", ""},
             Silence{"another player places it", notreDame("", "", "B; V", "blue"), "1,1; +m", ""},
             Silence{"no monastery is near", notreDame("", "", "E; V"), "0,-1 turn 2; +f1", ""},
             Silence{"the road is empty", stonehenge("", "", "W; B"), "1,0; pass", ""},
             Silence{"another player finishes it", stonehenge("", "; blue r1 0,0", "W; B", "blue"),
                     "1,0; pass", "blue 3: 3 tiles x1"},
             Silence{"the owner is not in the city", tikal("; blue c1 3,1; red c1 2,2"), "3,-2 turn 2; pass",
                     "blue 12: 4 tiles x2, 2 pennants x2"},
         }) {
        Story story(silence.scene);
        story.tell(silence.moves);
        EXPECT_EQ(story.awards(), silence.awards) << silence.why;
    }
}

TEST(Tikal, needsACityOfThree) // woh-tikal-size-three
{
    Story story(owned("B 2,1; tikal 0,1", "w 0,2", "; E 3,1", "; red c1 3,1", "E; B; B"));
    story.tell("3,0 turn 2; pass");
    EXPECT_EQ(story.awards(), "red 4: 2 tiles x2");
}

struct Reading
{
    const char* reading;
    const char* awards;
};

TEST(WonderSwitch, saysWhetherAWonderWorksInTheTurnOfItsPlacement) // woh-wonder-effect-next-turn, -original
{
    for (const Reading& reading : {Reading{"next-turn", ""}, Reading{"placement", "red 3: 1 bonus x3"}}) {
        Story story({.rules = {2, false, true, {{"wonder-effect-from", reading.reading}}},
                     .tiles = "D 0,0",
                     .figures = "red home; red home; blue beside 15; blue beside 15",
                     .aside = "notre_dame before red",
                     .draws = "B; V; V"});
        story.tell("0,1; +r1; pass");
        EXPECT_EQ(story.awards(), reading.awards) << reading.reading;
    }
}

} // namespace

} // namespace wonder_effects_test
