// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/claims.h"

namespace glossator::cases {

void collectCited(CaseResult& result)
{
    const auto add = [&](const engine::Citations& cites) { result.cited.insert(cites.begin(), cites.end()); };
    for (const RunStep& step : result.steps) {
        for (const RunEvent& event : step.events)
            add(event.event.cites);
        for (const Attempt& attempt : step.attempts)
            if (attempt.refusal)
                add(attempt.refusal->cites);
    }
}

void checkClaims(const Case& theCase, bool ended, CaseResult& result)
{
    for (const Name& clause : theCase.proves) {
        const bool held = result.cited.contains(clause.text);
        result.proves.push_back({clause.text, held});
        if (!held && ended)
            result.faults.push_back({clause.place, "no event of the run cites " + clause.text,
                                     "leave it out of \"proves\", or add a step that shows it"});
    }
    for (const Showing& showing : theCase.shows) {
        ShowResult shown{showing.example.text, {}};
        for (const Name& clause : showing.clauses) {
            if (result.cited.contains(clause.text))
                continue;
            shown.missing.push_back(clause.text);
            if (ended)
                result.faults.push_back({clause.place, "no event of the run cites " + clause.text,
                                         "the example " + showing.example.text + " is not shown without it"});
        }
        result.shows.push_back(std::move(shown));
    }
}

} // namespace glossator::cases
