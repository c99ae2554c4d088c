// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"
#include "model/engine/rules/wonders/wonder.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace glossator::engine::rules {

/// What the rules of the wonders must remember of a game: names for their words of State::words.
template <class Words>
class WonderMemoryOf
{
    enum Word : std::uint8_t {
        Gained,
        Helping,
        Helper,
        DrawsLeft,
        DrewTwo,
        NewWonders,
        PaidWonders,
        Gains,
        PairsBefore,
        DueBesideAnother,
        LeavesLast,
        Points
    };
    using Value = std::conditional_t<std::is_const_v<Words>, const std::int32_t, std::int32_t>;

public:
    static constexpr int wordCount = Points + maxPlayers;

    WonderMemoryOf(Words& words, std::size_t first) : m_words(&words), m_first(first) {}

    /// 1 when somebody has gained a wonder; until then no other rule of the wonders has anything to do. Told
    /// anew by the state at the beginning of each turn.
    [[nodiscard]] Value& gained() const { return at(Gained); }
    /// 1 while tiles are drawn to make room for a wonder that fits nowhere.
    [[nodiscard]] Value& helping() const { return at(Helping); }
    /// The tile that made room for a wonder in this turn, as a number from 1 on; or 0.
    [[nodiscard]] Value& helper() const { return at(Helper); }
    /// Tiles still to be drawn by a player who chooses between two.
    [[nodiscard]] Value& drawsLeft() const { return at(DrawsLeft); }
    /// 1 when the player who chooses drew both tiles in this turn.
    [[nodiscard]] Value& drewTwo() const { return at(DrewTwo); }
    /// Wonders gained since the scoring round began.
    [[nodiscard]] Value& gains() const { return at(Gains); }
    /// Where the pairs stood when the scoring round ended; 0 when there were none.
    [[nodiscard]] Value& pairsBefore() const { return at(PairsBefore); }
    /// Who was due for a wonder when the same round of scoring brought a message as well: a bit for each
    /// player.
    [[nodiscard]] Value& dueBesideAnother() const { return at(DueBesideAnother); }
    /// The player who chose from the very last tile of the pile and leaves the other one, as a number from 1
    /// on; or 0.
    [[nodiscard]] Value& leavesLast() const { return at(LeavesLast); }
    /// Points of a player's foremost scoring figure when the turn, or its last round of scoring, began.
    [[nodiscard]] Value& pointsBefore(Player player) const
    {
        return at(static_cast<std::size_t>(Points) + static_cast<std::size_t>(player));
    }
    /// Whether the owner's next turn after its placement has not yet begun.
    [[nodiscard]] bool isNew(Wonder wonder) const { return (at(NewWonders) & bit(wonder)) != 0; }
    void setNew(Wonder wonder, bool isNew) const { set(NewWonders, wonder, isNew); }
    /// Whether its effect has been paid in this turn.
    [[nodiscard]] bool isPaid(Wonder wonder) const { return (at(PaidWonders) & bit(wonder)) != 0; }
    void setPaid(Wonder wonder) const { set(PaidWonders, wonder, true); }
    /// Forgets what only the turn that has ended asked for.
    void forgetTurn() const
    {
        const std::int32_t newWonders = at(NewWonders);
        const std::int32_t leavesLast = at(LeavesLast);
        std::fill_n(&at(0), wordCount, 0);
        at(NewWonders) = newWonders;
        at(LeavesLast) = leavesLast;
    }

private:
    static constexpr std::int32_t bit(Wonder wonder) { return 1 << static_cast<int>(wonder); }
    void set(Word word, Wonder wonder, bool on) const
    {
        at(word) = on ? at(word) | bit(wonder) : at(word) & ~bit(wonder);
    }
    [[nodiscard]] Value& at(std::size_t word) const { return (*m_words)[m_first + word]; }

    Words* m_words;
    std::size_t m_first;
};

using WonderMemory = WonderMemoryOf<std::vector<std::int32_t>>;
using ConstWonderMemory = WonderMemoryOf<const std::vector<std::int32_t>>;

} // namespace glossator::engine::rules
