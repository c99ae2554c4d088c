// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/meaning.h"

#include <algorithm>

namespace glossator::search {

double Meaning::rarity() const
{
    double sum = 0;
    double factors = 0;
    for (const Reading& reading : readings) {
        sum += reading.factor * reading.rarity;
        factors += reading.factor;
    }
    return factors > 0 ? sum / factors : 0;
}

void Meaning::add(const Meaning& other, double factor)
{
    for (auto it = other.readings.begin(); it != other.readings.end(); ++it) {
        Reading& known = readings[it.key()];
        known = {std::max(known.factor, it->factor * factor), it->rarity};
    }
}

} // namespace glossator::search
