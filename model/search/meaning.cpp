// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/meaning.h"

#include <algorithm>

namespace glossator::search {

double Meaning::rarity() const
{
    double sum = 0;
    double factors = 0;
    for (const auto& [number, reading] : readings) {
        sum += reading.factor * reading.rarity;
        factors += reading.factor;
    }
    return factors > 0 ? sum / factors : 0;
}

Meaning Meaning::only(bool boxes) const
{
    Meaning result;
    for (const auto& [number, reading] : readings)
        if ((reading.sort == Sort::Box) == boxes)
            result.readings.emplace(number, reading);
    return result;
}

Meaning Meaning::inAllLanguages() const
{
    constexpr double surely = 0.85; // by the name of the term, not by another word for it
    const auto isTerm = [](const auto& entry) {
        return entry.second.sort == Sort::Term && entry.second.factor >= surely;
    };
    Meaning result = *this;
    if (std::ranges::any_of(readings, isTerm))
        std::erase_if(result.readings, [](const auto& entry) { return entry.second.sort == Sort::Word; });
    return result;
}

void Meaning::add(const Meaning& other, double factor)
{
    for (const auto& [number, reading] : other.readings) {
        Reading& known = readings[number];
        known = {std::max(known.factor, reading.factor * factor), reading.rarity, reading.sort};
    }
}

} // namespace glossator::search
