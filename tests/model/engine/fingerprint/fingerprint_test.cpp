// SPDX-License-Identifier: GPL-3.0-or-later
// Random two-player base games have known averages. An engine that finds other placements, scores other
// features or discards other tiles does not meet them.
//
// The player who plays by chance takes each placement with the same likelihood and then each thing to do
// with a meeple, nothing included, with the same likelihood. For the placement it does not matter whether
// turns of a tile that look the same are counted once or each: every placement of a tile is then counted
// equally often. Taking placement and meeple as one choice, or placing a meeple whenever possible, gives
// 18.5 and 20.8 points to the first player, far from what is published.
#include "tests/model/engine/support/game_box.h"
#include "tests/model/engine/support/random_player.h"

#include <cmath>
#include <cstdio>
#include <gtest/gtest.h>

using namespace glossator;
using engine::Topic;

namespace {

/// Mean of one number a game, and how sure it is.
class Sample
{
public:
    void add(double value)
    {
        ++m_count;
        m_sum += value;
        m_squares += value * value;
    }
    [[nodiscard]] double mean() const { return m_sum / m_count; }
    [[nodiscard]] double standardError() const
    {
        return std::sqrt((m_squares / m_count - mean() * mean()) / (m_count - 1));
    }

private:
    double m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

struct Fingerprint
{
    Sample optionsWithAllTurns;
    Sample distinctOptions;
    Sample firstPlayer;
    Sample secondPlayer;
    Sample discarded;
};

class DiscardCounter : public engine::Listener
{
public:
    void hear(const engine::State&, const engine::Event& event) override
    {
        count += std::holds_alternative<engine::TileDiscarded>(event.what) ? 1 : 0;
    }
    int count = 0;
};

void playOne(const engine::Game& game, std::uint64_t seed, Fingerprint& fingerprint)
{
    support::RandomPlayer player(seed);
    DiscardCounter discards;
    engine::State state = game.begin(&discards);
    double plies = 0;
    double options = 0;
    double optionsWithAllTurns = 0;
    while (const auto option = player.pick(game, state)) {
        if (state.decision.topic == Topic::PlaceTile) {
            const int alike = 4 / game.tiles()[state.turn.tileInHand].distinctTurns;
            const auto count = static_cast<double>(player.lastOptions().size());
            ++plies;
            options += count;
            optionsWithAllTurns += count * alike;
        }
        ASSERT_FALSE(game.choose(state, *option, &discards));
    }
    fingerprint.optionsWithAllTurns.add(optionsWithAllTurns / plies);
    fingerprint.distinctOptions.add(options / plies);
    fingerprint.firstPlayer.add(state.points(0));
    fingerprint.secondPlayer.add(state.points(1));
    fingerprint.discarded.add(discards.count);
}

/// Within three standard errors of our mean. A published figure stands for anything that rounds to it, so
/// half a unit of its last digit comes on top; how sure the published figure itself is, is not known and
/// is not counted in our favour.
void expectNear(const char* what, const Sample& sample, double published, double unit)
{
    const double error = sample.standardError();
    std::printf("%-32s %8.4f, standard error %.4f, published %g\n", what, sample.mean(), error, published);
    EXPECT_NEAR(sample.mean(), published, 3 * error + unit / 2) << what;
}

TEST(Fingerprint, ofRandomTwoPlayerBaseGames)
{
    const engine::Game game = support::makeGame({2});
    const int games = std::max(2, support::gamesToPlay(10000, 1000));
    Fingerprint fingerprint;
    for (int seed = 1; seed <= games; ++seed)
        ASSERT_NO_FATAL_FAILURE(playOne(game, static_cast<std::uint64_t>(seed), fingerprint));
    std::printf("%d random two-player base games\n", games);
    expectNear("options a ply, all four turns", fingerprint.optionsWithAllTurns, 32.6, 0.1);
    expectNear("distinct options a ply", fingerprint.distinctOptions, 27.25, 0.01);
    expectNear("points of the first player", fingerprint.firstPlayer, 19.6, 0.1);
    expectNear("points of the second player", fingerprint.secondPlayer, 19.3, 0.1);
    expectNear("discarded tiles a game", fingerprint.discarded, 0.018, 0.001);
}

} // namespace
