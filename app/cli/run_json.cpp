// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_json.h"

#include "app/cli/case_json.h"
#include "app/cli/game_json.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using cases::RunStep;

namespace {

QJsonArray attemptsJson(const GameJson& json, const RunStep& step)
{
    QJsonArray array;
    for (const cases::Attempt& attempt : step.attempts) {
        QJsonObject entry{{u"option"_s, json.option(step.state, attempt.option)},
                          {u"refused"_s, attempt.refusal.has_value()},
                          {u"reason"_s, QJsonValue()},
                          {u"cites"_s, QJsonArray()}};
        if (attempt.refusal) {
            entry.insert(u"reason"_s, toText(engine::toText(attempt.refusal->reason)));
            entry.insert(u"cites"_s, citesJson(attempt.refusal->cites));
        }
        array += entry;
    }
    return array;
}

QJsonObject stepJson(const RunView& view, const GameJson& json, std::size_t index)
{
    const RunStep& step = view.result.steps[index];
    QJsonArray events;
    for (const cases::RunEvent& each : step.events)
        events += json.event(each.after, each.event);
    QJsonValue chosen;
    if (step.option)
        chosen = json.option(view.stateBefore(index), *step.option);
    return {{u"step"_s, static_cast<qint64>(index)},
            {u"kind"_s, index == 0 ? u"opening"_s : toText(step.kind)},
            {u"place"_s, placeJson(step.place)},
            {u"captions"_s, step.caption
                                ? wordingsJson(wordingsOf(*step.caption, view.catalogue), view.language)
                                : QJsonArray()},
            {u"option"_s, chosen},
            {u"backTo"_s, step.backTo ? QJsonValue(static_cast<qint64>(*step.backTo)) : QJsonValue()},
            {u"attempts"_s, attemptsJson(json, step)},
            {u"events"_s, events},
            {u"scores"_s, json.scores(step.state)},
            {u"tokens"_s, json.tokens(step.state)},
            {u"decision"_s, json.decision(step.state)},
            {u"round"_s, roundJson(step.state.scoringMoment())},
            {u"options"_s, json.options(step.state, step.options)}};
}

QJsonArray citedJson(const cases::CaseResult& result)
{
    QJsonArray array;
    for (const std::string& clause : result.cited)
        array += toText(clause);
    return array;
}

} // namespace

QJsonObject runJson(const RunView& view)
{
    const GameJson json(view.result);
    QJsonArray steps;
    for (std::size_t i = 0; i < view.result.steps.size(); ++i)
        steps += stepJson(view, json, i);
    return {{u"id"_s, toText(view.theCase.id)},
            {u"file"_s, toText(view.theCase.file)},
            {u"titles"_s, wordingsJson(wordingsOf(view.theCase.title, view.catalogue), view.language)},
            {u"passed"_s, view.result.passed()},
            {u"faults"_s, faultsJson(view.result.faults)},
            {u"steps"_s, steps},
            {u"cited"_s, citedJson(view.result)},
            {u"proves"_s, provesJson(view.result)},
            {u"shows"_s, showsJson(view.result)}};
}

} // namespace glossator::cli
