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
    catalogue::Statement& terms =
        statements.get(QStringLiteral("SELECT concept FROM search_concept WHERE name LIKE '@%'"));
    while (terms.next())
        result.m_terms.insert(terms.integer(0));
    if (!terms.error().isEmpty())
        return tl::unexpected(terms.error());
    return result;
}

std::vector<int> MainRules::of(const Meaning& name) const
{
    constexpr double surely = 0.5;
    constexpr double atAll = 0.3;
    std::vector<std::tuple<double, std::size_t, int>> ordered; // how unsurely it is meant, place, thing
    const auto& readings = name.readings;
    const bool isTerm = std::any_of(readings.begin(), readings.end(), [&](const auto& entry) {
        return entry.second.factor >= atAll && m_terms.contains(entry.first);
    });
    for (const auto& [number, reading] : readings)
        if (const auto found = m_things.constFind(number);
            found != m_things.cend() && reading.factor >= surely && m_terms.contains(number) == isTerm)
            for (std::size_t place = 0; place < found->size(); ++place)
                ordered.emplace_back(-reading.factor, place, found->at(place));
    std::sort(ordered.begin(), ordered.end());
    std::vector<int> result;
    for (const auto& [unsurely, place, thing] : ordered)
        if (std::find(result.begin(), result.end(), thing) == result.end())
            result.push_back(thing);
    return result;
}

} // namespace glossator::search
