// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/citation.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace glossator::engine {

/// What an addend of an award counts.
enum class Counted : std::uint8_t {
    Tiles,
    Pennants,
    Monastery,
    SurroundingTiles,
    Cities,
    Figures,
    Roads,
    Lines,
    Tokens,
    Bonus,
    RoadTiles, ///< tiles with a road
    CityTiles,
    Monasteries ///< each as one thing, whatever it is worth
};

/// One line of an award: how many of what, at how many points each, by which clause.
struct Addend
{
    Counted counted = Counted::Bonus;
    std::int16_t count = 0;
    std::int16_t each = 0;
    Clause cite;

    [[nodiscard]] int points() const { return count * each; }
    bool operator==(const Addend&) const = default;
};

/// The named addends of one award. Rule modules add to it and change it; its sum is what moves a
/// figure on the score track. An award has few lines as a rule, so that many fit without allocation.
class ScoreSheet
{
public:
    /// Adds a line; a line that counts nothing is left out.
    void add(Counted counted, int count, int each, Clause cite);
    [[nodiscard]] std::span<const Addend> addends() const
    {
        return m_many.empty() ? std::span<const Addend>(m_few.data(), m_size) : m_many;
    }
    [[nodiscard]] std::span<Addend> addends()
    {
        return m_many.empty() ? std::span<Addend>(m_few.data(), m_size) : m_many;
    }
    [[nodiscard]] int points() const;
    void clear() { *this = {}; }
    bool operator==(const ScoreSheet& other) const;

private:
    static constexpr std::size_t usual = 6;

    void addBeyondUsual(const Addend& line);

    std::array<Addend, usual> m_few{};
    std::size_t m_size = 0;
    std::vector<Addend> m_many; ///< all lines, once there are more than usual
};

} // namespace glossator::engine
