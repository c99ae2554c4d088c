// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/state.h"

#include <vector>

namespace glossator::engine::rules {

/// The meeples that wait beside the score track until their owner earns a wonder, as they stand in a state.
class WonderPairs
{
public:
    static constexpr int startSpace = 0;          ///< where the single meeples of the variant wait
    static constexpr int firstSpace = 10;         ///< of the pairs (woh-setup-pair-at-ten)
    static constexpr int lastSpace = 25;          ///< woh-gain-cap-25
    static constexpr int step = 5;                ///< woh-gain-advance-pairs
    static constexpr int secondWonderPoints = 50; ///< woh-variant-second-at-50

    explicit WonderPairs(const State& state) : m_state(state) {}

    [[nodiscard]] static bool waitsBeside(const Figure& figure, int space);
    /// The space beside which the pairs wait; startSpace when every player has taken theirs.
    [[nodiscard]] int space() const;
    [[nodiscard]] bool hasWaiting(Player player, int space) const;
    /// Players with figures beside a space who have a scoring figure on or beyond it, by seat.
    [[nodiscard]] std::vector<Player> arrived(int space) const;
    /// Who gains a wonder next, by seat: those at the pairs first, then in the variant those at 50 points.
    [[nodiscard]] std::vector<Player> due() const;

private:
    const State& m_state;
};

} // namespace glossator::engine::rules
