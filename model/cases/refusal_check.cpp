// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/checker.h"
#include "model/cases/recorder.h"

namespace glossator::cases {

namespace {

std::string citationList(const engine::Citations& cites)
{
    std::vector<std::string> texts(cites.begin(), cites.end());
    return joined(texts);
}

void compareRefusal(const RunContext& context, const RefusalName& wanted, const engine::Refusal& got)
{
    const std::string reason(engine::toText(got.reason));
    if (wanted.reason && *wanted.reason != got.reason)
        context.fault(wanted.choice.place, "refused because: " + reason,
                      "expected: " + std::string(engine::toText(*wanted.reason)));
    for (const Name& clause : wanted.cites)
        if (!citesAll(got.cites, {clause}))
            context.fault(clause.place, "the refusal (" + reason + ") does not cite " + clause.text,
                          "it cites " + citationList(got.cites));
}

} // namespace

void checkRefusal(const RunContext& context, const RefusalName& wanted, RunStep& step)
{
    const ChoiceFinder finder(context.game, context.names, step.state);
    const auto option = finder.option(wanted.choice, wanted.reason.value_or(engine::Reason::NotAvailable));
    if (!option)
        return context.fault(wanted.choice.place, option.error().what, option.error().right);
    engine::State copy = step.state;
    Recorder recorder;
    const auto refusal = context.game.choose(copy, *option, &recorder);
    step.attempts.push_back({*option, refusal});
    if (!refusal)
        return context.fault(wanted.choice.place,
                             "the engine allows this: " + toEnglish(context.say.option(step.state, *option)),
                             "expected it to be refused");
    if (step.kind == StepKind::Refuse)
        step.events = recorder.take();
    compareRefusal(context, wanted, *refusal);
}

} // namespace glossator::cases
