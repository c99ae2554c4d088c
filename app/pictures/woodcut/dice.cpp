// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/dice.h"

namespace glossator::pictures::woodcut {

Dice::Dice(std::string_view word, std::uint32_t seed) : m_state(0xcbf29ce484222325ULL)
{
    for (const char letter : word)
        m_state = (m_state ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
    m_state ^= std::uint64_t{seed} * 0x9e3779b97f4a7c15ULL;
}

double Dice::unit()
{
    m_state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
    mixed ^= mixed >> 31U;
    return static_cast<double>(mixed >> 11U) / 9007199254740992.0;
}

} // namespace glossator::pictures::woodcut
