// SPDX-License-Identifier: GPL-3.0-or-later
// Nobody is told a clause of an expansion that is not on the table. Random games with random tables; a number
// in the environment variable GLOSSATOR_GAMES makes it a long run.
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/random_player.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>

using namespace glossator;
using support::RandomPlayer;

namespace {

struct Box
{
    std::string_view expansion;
    std::string_view prefix; ///< of its clauses
};

constexpr std::array<Box, 28> boxes{{{"base", "base"},
                                     {"abbot", "abbot"},
                                     {"wonders-of-humanity", "woh"},
                                     {"messages-1", "msg"},
                                     {"20th-anniversary", "ann"},
                                     {"exp-1-inns-cathedrals", "exp1"},
                                     {"exp-2-traders-builders", "exp2"},
                                     {"fairy", "exp3"},
                                     {"exp-4-tower", "exp4"},
                                     {"exp-7-catapult", "exp7"},
                                     {"exp-9-hills-sheep", "exp9"},
                                     {"exp-10-big-top", "exp10"},
                                     {"wind-roses", "rose"},
                                     {"wheel-of-fortune", "wheel"},
                                     {"robbers", "robber"},
                                     {"mini-7-crop-circles", "crop"},
                                     {"watchtowers", "watch"},
                                     {"fruit-trees", "fruit"},
                                     {"tunnel", "tunnel"},
                                     {"exp-5-abbey-mayor", "exp5"},
                                     {"exp-6-count-king-robber", "exp6"},
                                     {"darmstadt", "darm"},
                                     {"phantom", "phan"},
                                     {"monasteries-germany", "mger"},
                                     {"monasteries-netherlands-belgium", "mnlb"},
                                     {"monasteries-netherlands-belgium", "mger"}, // played by its rules
                                     {"japanese-buildings", "jap"},
                                     {"japanese-buildings", "mger"}}};

/// The prefix at the beginning of a text, the longest one where several fit: "exp10" and not "exp1".
std::string_view prefixOf(std::string_view text)
{
    std::string_view found;
    for (const Box& box : boxes)
        if (text.starts_with(box.prefix) && box.prefix.size() > found.size())
            found = box.prefix;
    return found;
}

/// Some are about what is on the table without the box in whose text they stand: a builder's double turn, and
/// the gardens that the tiles of the base game show.
bool standsByItself(engine::Clause clause)
{
    return clause.starts_with("msg-fn-once-") || clause == "woh-x-abbot-garden-no-bonus";
}

/// Notes clauses of expansions that are not on the table; "woh-x-exp4-one-tile" is about two of them.
class Stranger : public engine::Listener
{
public:
    explicit Stranger(const engine::GameSetup& setup)
    {
        for (const Box& box : boxes)
            if (std::ranges::find(setup.expansions, box.expansion) != setup.expansions.end())
                m_known.insert(box.prefix);
    }
    void hear(const engine::State&, const engine::Event& event) override
    {
        for (const engine::Clause clause : event.cites) {
            if (standsByItself(clause))
                continue;
            const std::size_t cross = clause.find("-x-");
            const auto other = cross == engine::Clause::npos ? "" : prefixOf(clause.substr(cross + 3));
            if (!m_known.contains(prefixOf(clause)) || (!other.empty() && !m_known.contains(other)))
                m_strange.insert(std::string(clause));
        }
    }
    [[nodiscard]] const std::set<std::string>& strange() const { return m_strange; }

private:
    std::set<std::string_view> m_known;
    std::set<std::string> m_strange;
};

/// Only one of two expansions can begin the game with a tile of its own.
support::Rules tableOf(RandomPlayer& random)
{
    support::Rules rules;
    rules.players = 2 + static_cast<int>(random.below(5));
    rules.abbot = random.below(2) == 0;
    rules.wonders = random.below(2) == 0;
    for (const Box& box : boxes)
        if (box.expansion != "base" && box.expansion != "abbot" && box.expansion != "wonders-of-humanity" &&
            std::ranges::find(rules.expansions, box.expansion) == rules.expansions.end() &&
            random.below(3) == 0)
            rules.expansions.emplace_back(box.expansion);
    return rules;
}

TEST(Cited, areOnlyClausesOfWhatIsOnTheTable)
{
    const int games = support::gamesToPlay(60, 20);
    int played = 0;
    for (int number = 0; number < games; ++number) {
        RandomPlayer random(static_cast<std::uint64_t>(number));
        const support::Rules rules = tableOf(random);
        const auto game = engine::Game::make(support::setupOf(rules));
        if (!game)
            continue;
        Stranger stranger(support::setupOf(rules));
        engine::State state = game->begin(&stranger);
        ASSERT_GE(support::playOut(*game, state, random, &stranger), 0);
        std::string table;
        for (const std::string& expansion : rules.expansions)
            table += expansion + " ";
        EXPECT_EQ(stranger.strange(), std::set<std::string>{}) << number << ": " << table;
        ++played;
    }
    EXPECT_GT(played, games / 3) << "most tables are refused";
}

} // namespace
