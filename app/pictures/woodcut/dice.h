// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace glossator::pictures::woodcut {

/// Small deterministic variety: the same word and seed always throw the same numbers.
class Dice
{
public:
    Dice(std::string_view word, std::uint32_t seed);

    double unit(); ///< from 0 up to, not including, 1
    double between(double least, double most) { return least + (most - least) * unit(); }
    int below(int count) { return static_cast<int>(unit() * count); }
    bool chance(double share) { return unit() < share; }

private:
    std::uint64_t m_state;
};

} // namespace glossator::pictures::woodcut
