// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/other_reading.h"

#include "model/cases/case_readings.h"
#include "model/cases/case_run.h"
#include "model/cases/other_names.h"

#include <algorithm>

namespace glossator::cases {

namespace {

using engine::SwitchReadings;
using Kinds = std::vector<engine::TileKind>;

/// Those that the rules of the case know, by which it does not go anyway, and that are about more than names.
SwitchReadings differing(const Case& theCase, const SwitchReadings& readings)
{
    SwitchReadings other;
    for (const auto& [id, reading] : readings) {
        const engine::SwitchSpec* spec = specIn(theCase, id);
        if (spec != nullptr && !engine::rules::isAboutNames(id) && readingIn(theCase, *spec) != reading &&
            std::find(spec->readings.begin(), spec->readings.end(), reading) != spec->readings.end())
            other[id] = reading;
    }
    return other;
}

/// What lies on the table, and who is to do what: not what the rules keep in mind for later.
bool looksTheSame(const engine::State& one, const engine::State& other)
{
    return one.board == other.board && one.figures == other.figures && one.aside == other.aside &&
           one.pile == other.pile && one.tokens == other.tokens && one.tokenPiles == other.tokenPiles &&
           one.turn.player == other.turn.player && one.turn.number == other.turn.number &&
           one.turn.tileInHand == other.turn.tileInHand && one.phase == other.phase &&
           one.decision == other.decision && one.scoringMoment() == other.scoringMoment();
}

bool isSameAward(const engine::Event& one, const engine::Event& other)
{
    const auto* scored = std::get_if<engine::Scored>(&one.what);
    return scored == nullptr || scored->sheet == std::get<engine::Scored>(other.what).sheet;
}

bool isSameEvent(const RunEvent& one, const RunEvent& other)
{
    return one.event.what.index() == other.event.what.index() && isSameAward(one.event, other.event) &&
           looksTheSame(one.after, other.after);
}

bool isSameAttempt(const Attempt& one, const Attempt& other)
{
    return one.option == other.option && one.refusal.has_value() == other.refusal.has_value();
}

bool isSameStep(const RunStep& one, const RunStep& other)
{
    return looksTheSame(one.state, other.state) && one.option == other.option &&
           one.options == other.options &&
           std::equal(one.attempts.begin(), one.attempts.end(), other.attempts.begin(), other.attempts.end(),
                      isSameAttempt) &&
           std::equal(one.events.begin(), one.events.end(), other.events.begin(), other.events.end(),
                      isSameEvent);
}

/// How many steps two runs have in common.
std::size_t commonSteps(const CaseResult& one, const CaseResult& other)
{
    const auto [end, otherEnd] =
        std::mismatch(one.steps.begin(), one.steps.end(), other.steps.begin(), other.steps.end(), isSameStep);
    return static_cast<std::size_t>(end - one.steps.begin());
}

bool isSameRun(const CaseResult& one, const CaseResult& other)
{
    return one.steps.size() == other.steps.size() && commonSteps(one, other) == one.steps.size();
}

/// Those that make a difference alone; where only some together do, all.
SwitchReadings thatMatter(const Case& theCase, const CaseResult& own, const Kinds& kinds,
                          const SwitchReadings& readings)
{
    SwitchReadings matter;
    for (const auto& [id, reading] : readings)
        if (!isSameRun(own, run(readBy({{id, reading}}, theCase), kinds)))
            matter[id] = reading;
    return matter.empty() ? readings : matter;
}

} // namespace

std::optional<OtherReading> readOtherwise(const Case& theCase, const CaseResult& own, const Kinds& kinds,
                                          const SwitchReadings& readings)
{
    const SwitchReadings other = differing(theCase, readings);
    if (other.empty() || own.steps.empty())
        return std::nullopt;
    OtherReading played;
    played.result = run(readBy(other, theCase), kinds);
    if (played.result.steps.empty() || isSameRun(own, played.result))
        return std::nullopt;
    const std::size_t common = commonSteps(own, played.result);
    played.same = common == 0 ? 0 : common - 1;
    played.isCutShort = played.result.steps.size() < own.steps.size();
    played.readings = thatMatter(theCase, own, kinds, other);
    for (const auto& [id, reading] : played.readings) {
        played.ofCase[id] = readingIn(theCase, *specIn(theCase, id));
        played.isNamed = played.isNamed || namedReading(theCase, id) != nullptr;
    }
    if (auto named = toldByNames(readBy(other, theCase), played.result, kinds, readings))
        played.result = std::move(*named);
    for (std::size_t step = common; step < played.result.steps.size(); ++step)
        played.result.steps[step].caption.reset();
    played.result.faults.clear();
    return played;
}

} // namespace glossator::cases
