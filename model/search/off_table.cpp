// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/off_table.h"

#include <algorithm>

namespace glossator::search {

OffTable::OffTable(const Holdings& holdings, const QStringList& table)
    : m_holdings(holdings), m_table(table), m_filter(holdings.things, holdings.expansions, {}, table)
{
}

void OffTable::mark(std::vector<Result>& results, std::span<const Hit> hits) const
{
    for (std::size_t i = 0; i < results.size(); ++i)
        results[i].isOffTable = isOff(hits[i].thing);
}

void OffTable::putBehind(std::vector<Hit>& hits) const
{
    std::stable_partition(hits.begin(), hits.end(), [this](const Hit& hit) {
        const bool isNamed = hit.match <= Match::TitleForm;
        return isNamed || m_filter.kindOf(hit.thing) != ResultKind::Term || !isOff(hit.thing);
    });
}

bool OffTable::isOff(int thing) const
{
    return !m_table.isEmpty() &&
           (!m_filter.passes(thing) || m_holdings.termBoxes.lieElsewhere(thing, m_table));
}

} // namespace glossator::search
