// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_cell.h"

#include <numeric>

namespace glossator::pairs {

int PairCell::total() const
{
    return std::accumulate(clauses.begin(), clauses.end(), 0);
}

void PairCell::add(catalogue::Voice voice, bool isProven)
{
    ++clauses.at(static_cast<std::size_t>(voice));
    proven += isProven ? 1 : 0;
}

PairCell& PairCell::operator+=(const PairCell& more)
{
    for (std::size_t i = 0; i < catalogue::allVoices.size(); ++i)
        clauses.at(i) += more.clauses.at(i);
    proven += more.proven;
    return *this;
}

} // namespace glossator::pairs
