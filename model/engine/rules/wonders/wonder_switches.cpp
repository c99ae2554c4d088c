// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_rules.h"

#include <array>

namespace glossator::engine::rules {

namespace {

/// A switch and what its second reading changes. The first reading is the default.
struct WonderSwitch
{
    SwitchSpec spec;
    bool WonderReadings::*second;
};

const std::array<WonderSwitch, 7>& switches()
{
    static const std::array<WonderSwitch, 7> all{{
        {{"wonder-effect-from", {"next-turn", "placement"}, "woh-wonder-effect-original", true},
         &WonderReadings::worksAtOnce},
        {{"two-wonders", {"off", "on"}, "woh-variant-up-to-two", true}, &WonderReadings::twoWonders},
        {{"notre-dame-two-meeples", {"each", "once"}, "woh-open-notre-dame-two-meeples", false},
         &WonderReadings::notreDameOnce},
        {{"tikal-two-cities", {"each", "once"}, "woh-open-tikal-two-cities", false},
         &WonderReadings::tikalOnce},
        {{"wonder-left-at-the-end", {"unused", "placed"}, "woh-open-left-at-the-end", false},
         &WonderReadings::placesAfterPile},
        {{"wonder-fields", {"intended", "as-printed"}, "woh-clar-cutting-variation", true},
         &WonderReadings::fieldsAsPrinted},
        {{"wonder-marker", {"meeple", "piece"}, "woh-setup-marker-any-piece", true},
         &WonderReadings::marksWithPiece},
    }};
    return all;
}

std::vector<SwitchSpec> specs()
{
    std::vector<SwitchSpec> found;
    for (const WonderSwitch& one : switches())
        found.push_back(one.spec);
    return found;
}

} // namespace

std::span<const SwitchSpec> wonderSwitches()
{
    static const std::vector<SwitchSpec> found = specs();
    return found;
}

WonderReadings::WonderReadings(const SwitchReadings& readings)
{
    for (const WonderSwitch& one : switches())
        this->*one.second = readingOf(readings, one.spec) == 1;
}

} // namespace glossator::engine::rules
