// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/state.h"

#include <array>
#include <optional>
#include <vector>

namespace glossator::engine::rules {

/// The kinds of figures that wait beside the track for a wonder: the meeple, and what marks the wonder.
struct WaitingKinds
{
    FigureKind meeple = 0;
    FigureKind marker = 0;
};

/// The meeples that wait beside the score track until their owner earns a wonder, as they stand in a state.
class WonderPairs
{
public:
    static constexpr int startSpace = 0;          ///< where the single meeples of the variant wait
    static constexpr int firstSpace = 10;         ///< of the pairs (woh-setup-pair-at-ten)
    static constexpr int lastSpace = 25;          ///< woh-gain-cap-25
    static constexpr int step = 5;                ///< woh-gain-advance-pairs
    static constexpr int secondWonderPoints = 50; ///< woh-variant-second-at-50

    WonderPairs(const State& state, WaitingKinds kinds) : m_state(state), m_kinds(kinds) {}

    [[nodiscard]] bool isWaiting(const Figure& figure) const;
    [[nodiscard]] bool waitsBeside(const Figure& figure, int space) const;
    /// The space beside which the pairs wait; nothing when every player has taken theirs.
    [[nodiscard]] std::optional<int> space() const;
    [[nodiscard]] bool hasWaiting(Player player, int space) const;
    /// Whether the player still has the pair beside the track.
    [[nodiscard]] bool hasPair(Player player) const;
    /// Points of each player's scoring figure that is ahead of the player's others, by seat.
    [[nodiscard]] std::array<int, maxPlayers> furthest() const;
    /// The same of one player.
    [[nodiscard]] int furthest(Player player) const;
    /// Players with figures beside a space who have a scoring figure on or beyond it, by seat.
    [[nodiscard]] std::vector<Player> arrived(int space) const;
    /// Players who have arrived at the pairs and still have theirs there, by seat.
    [[nodiscard]] std::vector<Player> arrivedAtPairs() const;
    /// Who gains a wonder next, by seat: those at the pairs first, then in the variant those at 50 points.
    [[nodiscard]] std::vector<Player> due() const;

private:
    const State& m_state;
    WaitingKinds m_kinds;
};

} // namespace glossator::engine::rules
