// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case.h"

namespace glossator::cases {

std::vector<Segment> Case::segments() const
{
    std::vector<Segment> found{title};
    for (const Step& step : steps)
        if (step.caption)
            found.push_back(*step.caption);
    return found;
}

std::vector<Name> Case::clausesNotCited() const
{
    std::vector<Name> found;
    for (const Step& step : steps)
        for (const Expectation& expectation : step.expectations)
            if (const auto* cites = std::get_if<ExpectCites>(&expectation.what); cites && cites->none)
                found.insert(found.end(), cites->clauses.begin(), cites->clauses.end());
    return found;
}

std::vector<std::string> Case::tileExpansions() const
{
    std::vector<std::string> ids;
    for (const Name& name : expansions)
        ids.push_back(name.text);
    for (const Name& name : tilesFrom)
        ids.push_back(name.text);
    return ids;
}

} // namespace glossator::cases
