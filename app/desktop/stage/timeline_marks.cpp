// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/timeline_marks.h"

#include "app/desktop/stage/event_scene.h"
#include "model/cases/describe.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

/// How far an event is when all of it is to be seen, and not yet what comes after it.
constexpr double isToBeSeen = 0.75;
static_assert(isToBeSeen > pointsAreMade);

std::optional<MarkKind> markOf(const engine::Event& event)
{
    if (std::holds_alternative<engine::TurnBegan>(event.what))
        return MarkKind::Turn;
    if (std::holds_alternative<engine::Scored>(event.what) ||
        std::holds_alternative<engine::Paid>(event.what))
        return MarkKind::Award;
    if (std::holds_alternative<engine::Refused>(event.what))
        return MarkKind::Refusal;
    return std::nullopt;
}

/// The mark where a step is done.
TimelineMark restMark(const cases::RunStep& run, const Moment& rest, int at, const QString& decision)
{
    const MarkKind kind = run.options.size() > 1 ? MarkKind::Decision : MarkKind::Step;
    //: %1 number of a step, %2 who decides about what then
    return {kind, at, at, rest,
            decision.isEmpty()
                ? QCoreApplication::translate("Timeline", "Step %1").arg(rest.step)
                : QCoreApplication::translate("Timeline", "Step %1. %2").arg(rest.step).arg(decision)};
}

} // namespace

std::vector<TimelineMark> marksOf(const cases::CaseResult& result, const Timeline& timeline,
                                  const wording::PhraseWording& wording)
{
    std::vector<TimelineMark> marks;
    if (result.game == nullptr)
        return marks;
    const cases::Describer describer(result);
    for (int step = 0; step < timeline.steps(); ++step) {
        const cases::RunStep& run = result.steps[static_cast<std::size_t>(step)];
        for (int i = 0; i < static_cast<int>(run.events.size()); ++i) {
            const cases::RunEvent& told = run.events[static_cast<std::size_t>(i)];
            if (const auto kind = markOf(told.event))
                marks.push_back({*kind,
                                 timeline.startOf(step, BeatKind::Event, i),
                                 timeline.positionOf({step, BeatKind::Event, i, isToBeSeen}),
                                 {step, BeatKind::Event, i, isToBeSeen},
                                 wording.sentence(describer.event(told.after, told.event))});
        }
        marks.push_back(restMark(run, {step, BeatKind::Rest, 0, 1.0}, timeline.restOf(step),
                                 wording.sentence(describer.decision(run.state))));
    }
    return marks;
}

} // namespace glossator::desktop
