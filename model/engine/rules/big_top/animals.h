// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/ids.h"

#include <array>
#include <string_view>
#include <type_traits>
#include <vector>

namespace glossator::engine::rules {

/// A kind of animal token: what a meeple near it brings, and how many of them are in the box.
struct Animal
{
    std::string_view name;
    int points = 0;
    int copies = 0;
};

inline constexpr std::array<Animal, 6> animals{{{"elephant token", 7, 1},
                                                {"tiger token", 6, 2},
                                                {"bear token", 5, 3},
                                                {"seal token", 4, 5},
                                                {"monkey token", 3, 4},
                                                {"flea token", 1, 1}}};
inline constexpr int animalTokens = 16;

/// What is known of the stack of animal tokens, in words of State::words. The token that lies face down
/// under the big top counts as the top one of the stack: nobody has seen it yet.
template <class Words>
class AnimalStackOf
{
    using Value = std::conditional_t<std::is_const_v<Words>, const std::int32_t, std::int32_t>;

public:
    static constexpr int wordCount = static_cast<int>(animals.size()) + animalTokens;

    AnimalStackOf(Words& words, std::size_t first) : m_words(&words), m_first(first) {}

    /// How many tokens of a kind were turned up.
    [[nodiscard]] Value& turned(std::size_t animal) const { return (*m_words)[m_first + animal]; }
    [[nodiscard]] bool isLeft(std::size_t animal) const { return turned(animal) < animals.at(animal).copies; }
    [[nodiscard]] int allTurned() const
    {
        int sum = 0;
        for (std::size_t animal = 0; animal < animals.size(); ++animal)
            sum += turned(animal);
        return sum;
    }
    /// The animal of a token, counted from the first one of the game, plus 1; 0 where it is not known.
    [[nodiscard]] Value& order(int place) const
    {
        return (*m_words)[m_first + animals.size() + static_cast<std::size_t>(place)];
    }

private:
    Words* m_words;
    std::size_t m_first;
};

using AnimalStack = AnimalStackOf<std::vector<std::int32_t>>;
using ConstAnimalStack = AnimalStackOf<const std::vector<std::int32_t>>;

} // namespace glossator::engine::rules
