// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/other_names.h"

#include "model/cases/case_readings.h"
#include "model/cases/case_run.h"

namespace glossator::cases {

namespace {

using engine::SwitchReadings;

/// The run once more, with what holds of the first.
CaseResult runAgain(const Case& theCase, const CaseResult& own, const std::vector<engine::TileKind>& kinds,
                    const SwitchReadings& readings)
{
    CaseResult again = run(readBy(readings, theCase), kinds);
    again.proves = own.proves;
    again.shows = own.shows;
    again.faults = own.faults;
    return again;
}

} // namespace

std::optional<CaseResult> toldByNames(const Case& theCase, const CaseResult& own,
                                      const std::vector<engine::TileKind>& kinds,
                                      const SwitchReadings& readings)
{
    SwitchReadings names = engine::rules::namesAmong(readings);
    std::erase_if(names, [&](const auto& each) { return namedReading(theCase, each.first) != nullptr; });
    if (names.empty() || own.game == nullptr)
        return std::nullopt;
    SwitchReadings known = names;
    std::erase_if(known, [&](const auto& each) { return specIn(theCase, each.first) == nullptr; });
    CaseResult told = known.empty() ? own : runAgain(theCase, own, kinds, known);
    told.names.emplace(names);
    return told;
}

} // namespace glossator::cases
