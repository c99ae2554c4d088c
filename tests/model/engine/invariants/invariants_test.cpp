// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold after every step of any game, checked on random play with all rule modules. A number in
// the environment variable GLOSSATOR_GAMES makes it a long run.
#include "tests/model/engine/invariants/checks.h"
#include "tests/model/engine/invariants/surveyor.h"
#include "tests/model/engine/invariants/turn_order.h"
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/listeners.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace glossator;
using support::RandomPlayer;

namespace {

constexpr int setups = 5 * 2 * 2 * 2; ///< players, abbot, and two switches of the wonders

bool has(const support::Rules& rules, const char* expansion)
{
    return std::ranges::find(rules.expansions, expansion) != rules.expansions.end();
}

/// Some of the wonders, but one for each player at least.
std::vector<std::string> displayFor(const support::Rules& rules, RandomPlayer& random)
{
    std::vector<std::string> display;
    const auto& wonders = support::tilesOf("wonders-of-humanity");
    const auto least = static_cast<std::size_t>(rules.players);
    const std::size_t wanted = 1 + random.below(wonders.size());
    for (std::size_t i = 0; i < wonders.size(); ++i)
        if (random.below(wonders.size()) < wanted || wonders.size() - i + display.size() <= least)
            display.push_back(wonders[i].id);
    return display;
}

/// Other readings of what the messages and the arrows leave open, for about one game in three each.
void readOtherwise(support::Rules& rules, RandomPlayer& random)
{
    const auto maybe = [&](const char* expansion, const char* name, const char* reading) {
        if (has(rules, expansion) && random.below(3) == 0)
            rules.switches[name] = reading;
    };
    maybe("messages-1", "message-farmers", "three");
    maybe("messages-1", "message-or-wonder", "wonder-first");
    maybe("messages-1", "message-tile-fairy", "left-out");
    maybe("20th-anniversary", "arrow-points", "not-activated");
    maybe("20th-anniversary", "enclosed-field", "finished");
    maybe("20th-anniversary", "symbols-a-turn", "one-for-each-tile");
    maybe("20th-anniversary", "unused-symbol", "free");
    maybe("mini-7-crop-circles", "crop-circle-tiles", "c");
}

/// Every number gives one of the setups, and with it a display of its own.
support::Rules rulesOf(int number)
{
    support::Rules rules;
    rules.players = 2 + number % 5;
    rules.abbot = number / 5 % 2 == 0;
    rules.wonders = true;
    rules.switches = {{"wonder-effect-from", number / 10 % 2 == 0 ? "next-turn" : "placement"},
                      {"two-wonders", number / 20 % 2 == 0 ? "off" : "on"}};
    if (number % 3 == 0)
        rules.expansions.emplace_back("fairy");
    if (number % 4 == 1)
        rules.expansions.emplace_back("exp-2-traders-builders");
    if (number % 7 < 3)
        rules.expansions.emplace_back("messages-1");
    if (number % 8 < 3)
        rules.expansions.emplace_back("20th-anniversary");
    RandomPlayer random(static_cast<std::uint64_t>(number));
    for (const auto& [name, other] :
         {std::pair{"notre-dame-two-meeples", "once"}, std::pair{"tikal-two-cities", "once"},
          std::pair{"wonder-left-at-the-end", "placed"}, std::pair{"wonder-fields", "as-printed"},
          std::pair{"wonder-marker", "piece"}})
        if (random.below(3) == 0)
            rules.switches[name] = other;
    rules.display = displayFor(rules, random);
    for (const char* expansion :
         {"exp-1-inns-cathedrals", "wind-roses", "exp-4-tower", "exp-9-hills-sheep", "exp-10-big-top",
          "fruit-trees", "watchtowers", "mini-7-crop-circles", "robbers"})
        if (random.below(2) == 0)
            rules.expansions.emplace_back(expansion);
    readOtherwise(rules, random);
    return rules;
}

std::string faultsOf(const engine::Game& game, const engine::State& state, const invariants::Ledger& ledger,
                     invariants::Surveyor& surveyor, RandomPlayer& random, bool withFeatures)
{
    return invariants::figureFaults(game, state) + invariants::tokenFaults(game, state) +
           invariants::pointFaults(game, state, ledger) +
           (withFeatures ? surveyor.featureFaults(game, state) : std::string()) +
           surveyor.frontierFaults(game, state) + invariants::tileFaults(game, state, ledger) +
           invariants::moduleFaults(game, state) + invariants::optionFaults(game, state, random);
}

void checkGame(const support::Rules& rules, std::uint64_t seed, bool withFeatures = true)
{
    const engine::Game game = support::makeGame(rules);
    invariants::Ledger ledger;
    invariants::TurnOrder order(game, rules.switches);
    support::Listeners listeners{&ledger, &order};
    invariants::Surveyor surveyor;
    RandomPlayer player(seed);
    RandomPlayer random(seed + 1);
    engine::State state = game.begin(&listeners);
    int choices = 0;
    while (const auto option = player.pick(game, state)) {
        ASSERT_EQ(faultsOf(game, state, ledger, surveyor, random, withFeatures), "") << "choice " << choices;
        ASSERT_FALSE(game.choose(state, *option, &listeners)) << "choice " << choices;
        ASSERT_EQ(order.faults(), "") << "choice " << choices;
        ASSERT_LT(++choices, 2000);
    }
    ASSERT_EQ(faultsOf(game, state, ledger, surveyor, random, withFeatures), "");
    ASSERT_TRUE(state.isOver());
}

TEST(Invariants, holdAfterEveryChoice)
{
    const int games = support::gamesToPlay(4 * setups, setups);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        checkGame(rulesOf(number), static_cast<std::uint64_t>(number));
    }
}

TEST(Invariants, holdWithTradersAndBuilders)
{
    const int games = support::gamesToPlay(100, 8);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        support::Rules rules{2 + number % 5, number % 2 == 0};
        rules.expansions = {"exp-2-traders-builders"};
        if (number % 3 == 0)
            rules.expansions.emplace_back("fairy");
        if (number % 4 == 0)
            rules.switches = {{"builder-on-finished", "refused"}, {"goods-nobody-has", "everybody-scores"}};
        checkGame(rules, static_cast<std::uint64_t>(number));
    }
}

TEST(Invariants, holdWithTheTowerAlone)
{
    const int games = support::gamesToPlay(100, 8);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        support::Rules rules{2 + number % 5, number % 2 == 0};
        rules.expansions = {"exp-4-tower"};
        checkGame(rules, static_cast<std::uint64_t>(number));
    }
}

TEST(Invariants, holdWithEachSmallExpansionAlone)
{
    const int games = support::gamesToPlay(60, 5);
    for (const char* expansion : {"exp-10-big-top", "watchtowers", "mini-7-crop-circles", "robbers"})
        for (int number = 0; number < games && !HasFatalFailure(); ++number) {
            SCOPED_TRACE(expansion + (" " + std::to_string(number)));
            support::Rules rules{2 + number % 5, number % 2 == 0};
            rules.expansions = {expansion};
            checkGame(rules, static_cast<std::uint64_t>(number));
        }
}

/// Only one expansion can begin the game with a tile of its own.
TEST(Invariants, holdWithTheWheelAndTheCatapult)
{
    const int games = support::gamesToPlay(100, 8);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        support::Rules rules{2 + number % 5, number % 2 == 0};
        rules.expansions = {"wheel-of-fortune"};
        int bits = number;
        for (const char* expansion :
             {"exp-7-catapult", "messages-1", "exp-2-traders-builders", "exp-4-tower", "20th-anniversary"}) {
            if (bits % 2 == 1)
                rules.expansions.emplace_back(expansion);
            bits /= 2;
        }
        if (number % 3 == 0)
            rules.switches = {{"wheel-taxes", "each-city"}};
        checkGame(rules, static_cast<std::uint64_t>(number));
    }
}

/// Shepherds and fruit trees, beside the rules that look at the same moments.
TEST(Invariants, holdWithShepherdsAndFruitTrees)
{
    const int games = support::gamesToPlay(40, 6);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        support::Rules rules{2 + number % 5, number % 2 == 0};
        int bits = number;
        for (const char* expansion : {"exp-9-hills-sheep", "fruit-trees", "messages-1", "exp-4-tower",
                                      "exp-2-traders-builders", "20th-anniversary"}) {
            if (bits % 2 == 0)
                rules.expansions.emplace_back(expansion);
            bits /= 2;
        }
        checkGame(rules, static_cast<std::uint64_t>(number));
    }
}

/// What is counted a second time knows nothing of roads that go on underground, so features are left out.
TEST(Invariants, holdWithTunnels)
{
    const int games = support::gamesToPlay(40, 6);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        support::Rules rules{2 + number % 5, number % 2 == 0};
        rules.expansions = {"tunnel", "exp-2-traders-builders"};
        if (number % 3 == 0)
            rules.expansions.insert(rules.expansions.end(), {"messages-1", "exp-9-hills-sheep"});
        checkGame(rules, static_cast<std::uint64_t>(number), false);
    }
}

/// All monastic buildings, beside the rules that speak of them.
TEST(Invariants, holdWithSpecialMonasteries)
{
    const int games = support::gamesToPlay(40, 6);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        support::Rules rules{2 + number % 5, number % 2 == 0};
        rules.expansions = {"monasteries-germany"};
        int bits = number;
        for (const char* expansion :
             {"exp-6-count-king-robber", "messages-1", "20th-anniversary", "exp-5-abbey-mayor", "phantom",
              "japanese-buildings", "mini-7-crop-circles", "darmstadt"}) {
            if (bits % 2 == 0)
                rules.expansions.emplace_back(expansion);
            bits /= 2;
        }
        checkGame(rules, static_cast<std::uint64_t>(number));
    }
}

/// The abbey is a tile for all that brings turns and parts of them, and the phantom follows any figure.
TEST(Invariants, holdWithAbbeyAndPhantom)
{
    const int games = support::gamesToPlay(40, 6);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        support::Rules rules{2 + number % 5, number % 2 == 0};
        rules.expansions = {"exp-5-abbey-mayor", "phantom"};
        int bits = number;
        for (const char* expansion :
             {"messages-1", "20th-anniversary", "exp-2-traders-builders", "fairy", "wheel-of-fortune"}) {
            if (bits % 2 == 0)
                rules.expansions.emplace_back(expansion);
            bits /= 2;
        }
        RandomPlayer random(static_cast<std::uint64_t>(number));
        rules.wonders = number % 3 == 0;
        if (rules.wonders)
            rules.display = displayFor(rules, random);
        checkGame(rules, static_cast<std::uint64_t>(number));
    }
}

TEST(Invariants, holdWithTheFairyAlone)
{
    const int games = support::gamesToPlay(40, 6);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        support::Rules rules{2 + number % 5, number % 2 == 0};
        rules.expansions = {"fairy"};
        checkGame(rules, static_cast<std::uint64_t>(number));
    }
}

/// Every mix of the rules that act on one another; messages and arrows always come with wonders.
support::Rules mixOf(int number)
{
    support::Rules rules{2 + number % 5, number / 5 % 2 == 0};
    int bits = number;
    for (const char* expansion : {"messages-1", "20th-anniversary", "exp-2-traders-builders", "fairy",
                                  "exp-1-inns-cathedrals", "wind-roses", "exp-4-tower"}) {
        if (bits % 2 == 1)
            rules.expansions.emplace_back(expansion);
        bits /= 2;
    }
    RandomPlayer random(static_cast<std::uint64_t>(number));
    for (const char* expansion : {"exp-10-big-top"}) // too many for each mix of all of them
        if (random.below(2) == 0)
            rules.expansions.emplace_back(expansion);
    for (const char* expansion : {"watchtowers", "mini-7-crop-circles", "robbers"})
        if (random.below(2) == 0)
            rules.expansions.emplace_back(expansion);
    rules.wonders = random.below(3) == 0 || (has(rules, "messages-1") && has(rules, "20th-anniversary"));
    if (rules.wonders)
        rules.display = displayFor(rules, random);
    readOtherwise(rules, random);
    return rules;
}

TEST(Invariants, holdInEveryMix)
{
    constexpr int stride = 37; // so that a few games meet every module too
    const int first = support::firstGame();
    const int end = first + support::gamesToPlay(128, 32);
    for (int number = first; number < end && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        checkGame(mixOf(number * stride), static_cast<std::uint64_t>(number));
    }
}

TEST(Invariants, holdInTheBaseGameAlone)
{
    const int games = support::gamesToPlay(40, 6);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("game " + std::to_string(number));
        checkGame({2 + number % 5, number % 2 == 0}, static_cast<std::uint64_t>(number));
    }
}

} // namespace
