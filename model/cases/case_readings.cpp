// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_readings.h"

#include "model/engine/rules/registry.h"

#include <algorithm>

namespace glossator::cases {

const engine::SwitchSpec* specIn(const Case& theCase, std::string_view id)
{
    for (const Name& name : theCase.expansions)
        if (const auto* module = engine::rules::find(name.text); module != nullptr)
            for (const engine::SwitchSpec& spec : module->switches())
                if (spec.id == id)
                    return &spec;
    return nullptr;
}

const Name* namedReading(const Case& theCase, std::string_view id)
{
    const auto found = std::find_if(theCase.switches.begin(), theCase.switches.end(),
                                    [&](const auto& each) { return each.first.text == id; });
    return found == theCase.switches.end() ? nullptr : &found->second;
}

std::string readingIn(const Case& theCase, const engine::SwitchSpec& spec)
{
    const Name* named = namedReading(theCase, spec.id);
    return named == nullptr ? std::string(spec.readings.front()) : named->text;
}

Case readBy(const engine::SwitchReadings& readings, const Case& theCase)
{
    Case other = theCase;
    for (const auto& [id, reading] : readings) {
        std::erase_if(other.switches, [&, &id = id](const auto& each) { return each.first.text == id; });
        other.switches.emplace_back(Name{id, theCase.place}, Name{reading, theCase.place});
    }
    for (Step& step : other.steps)
        step.expectations.clear();
    other.proves.clear();
    other.shows.clear();
    return other;
}

} // namespace glossator::cases
