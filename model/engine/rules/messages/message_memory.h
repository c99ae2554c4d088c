// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"

#include <type_traits>
#include <vector>

namespace glossator::engine::rules {

inline constexpr int messageCount = 8;
/// Each player's scoring figures: the meeple and the messenger.
inline constexpr int figuresEach = 2;

/// What the rules of the messages must remember of a game: names for their words of State::words.
template <class Words>
class MessageMemoryOf
{
    enum Word : std::uint8_t {
        Pile,
        Shown = messageCount,
        InChain,
        Sources,
        Carried,
        Before = Carried + maxPlayers
    };
    using Value = std::conditional_t<std::is_const_v<Words>, const std::int32_t, std::int32_t>;

public:
    static constexpr int wordCount = Before + figuresEach * maxPlayers;

    MessageMemoryOf(Words& words, std::size_t first) : m_words(&words), m_first(first) {}

    /// The pile from its top: the number of a message, or 0 for one that nobody has seen.
    [[nodiscard]] Value& pile(int place) const { return at(static_cast<std::size_t>(place)); }
    /// The message that lies face up, or 0.
    [[nodiscard]] Value& shown() const { return at(Shown); }
    /// 1 while the round of scoring just ended was that of a message.
    [[nodiscard]] Value& inChain() const { return at(InChain); }
    /// Where the points of this round come from: bits of MessageRules::Source.
    [[nodiscard]] Value& sources() const { return at(Sources); }
    /// Which of a player's scoring figures took the points of a whole feature in this round: a bit for each.
    [[nodiscard]] Value& carried(Player player) const
    {
        return at(static_cast<std::size_t>(Carried) + static_cast<std::size_t>(player));
    }
    /// Points of a scoring figure when the scores were last looked at.
    [[nodiscard]] Value& before(Player player, int figure) const
    {
        return at(static_cast<std::size_t>(Before) + static_cast<std::size_t>(player) * figuresEach +
                  static_cast<std::size_t>(figure));
    }
    [[nodiscard]] bool isInPile(int message) const
    {
        for (int place = 0; place < messageCount; ++place)
            if (pile(place) == message)
                return true;
        return false;
    }
    /// Takes the top of the pile, which turned out to be this message; it goes back before the next one.
    void turnUp(int message) const
    {
        shown() = message;
        for (int place = 0; place + 1 < messageCount; ++place)
            pile(place) = pile(place + 1);
    }
    /// Puts the message that lies face up under the pile.
    void putBack() const
    {
        pile(messageCount - 1) = shown();
        shown() = 0;
    }

private:
    [[nodiscard]] Value& at(std::size_t word) const { return (*m_words)[m_first + word]; }

    Words* m_words;
    std::size_t m_first;
};

using MessageMemory = MessageMemoryOf<std::vector<std::int32_t>>;
using ConstMessageMemory = MessageMemoryOf<const std::vector<std::int32_t>>;

} // namespace glossator::engine::rules
