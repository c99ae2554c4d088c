// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/main_rules.h"

#include <algorithm>
#include <tuple>

namespace glossator::search {

tl::expected<MainRules, QString> MainRules::load(catalogue::PreparedStatements& statements)
{
    catalogue::Statement& rows = statements.get(
        QStringLiteral("SELECT concept, thing FROM search_main_rule ORDER BY concept, position"));
    MainRules result;
    while (rows.next())
        result.m_things[rows.integer(0)].push_back(rows.integer(1));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

std::vector<int> MainRules::of(const Meaning& name) const
{
    constexpr double surely = 0.5;
    std::vector<std::tuple<std::size_t, double, int>> ordered; // place, how unsurely it is meant, thing
    for (const auto& [number, reading] : name.readings)
        if (const auto found = m_things.constFind(number);
            found != m_things.cend() && reading.factor >= surely)
            for (std::size_t place = 0; place < found->size(); ++place)
                ordered.emplace_back(place, -reading.factor, found->at(place));
    std::sort(ordered.begin(), ordered.end());
    std::vector<int> result;
    for (const auto& [place, unsurely, thing] : ordered)
        if (std::find(result.begin(), result.end(), thing) == result.end())
            result.push_back(thing);
    return result;
}

} // namespace glossator::search
