// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/game.h"

namespace glossator::engine::rules {

/// Something that happened and the state right after it: what the condition of a clause looks at.
template <class What>
struct Seen
{
    const Game& game;
    const State& state;
    const What& what;
    bool isExplained = false; ///< who made the event gave its clauses
};

/// A line of a table: a clause, and when something that happened follows from it.
template <class What>
struct ClauseRow
{
    Clause clause;
    bool (*follows)(const Seen<What>&);
};

template <class What>
bool always(const Seen<What>&)
{
    return true;
}

/// Adds clauses that follow whatever else holds.
inline void add(Citations& cites, std::initializer_list<Clause> clauses)
{
    cites.insert(cites.end(), clauses.begin(), clauses.end());
}

/// Adds the clauses of a table whose condition holds.
template <class What>
void cite(std::span<const ClauseRow<What>> table, const Seen<What>& seen, Citations& cites)
{
    cites.reserve(cites.size() + table.size());
    for (const ClauseRow<What>& row : table)
        if (row.follows(seen))
            cites.push_back(row.clause);
}

} // namespace glossator::engine::rules
