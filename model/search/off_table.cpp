// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/off_table.h"

#include <algorithm>

namespace glossator::search {

OffTable::OffTable(Holdings& holdings, const QStringList& table)
    : m_holdings(holdings), m_table(table), m_filter(holdings.things, holdings.expansions, {}, table)
{
}

tl::expected<void, QString> OffTable::mark(std::vector<Result>& results, std::span<const Hit> hits) const
{
    if (m_table.isEmpty())
        return {};
    for (std::size_t i = 0; i < results.size(); ++i) {
        Result& result = results[i];
        result.isOffTable = !m_filter.passes(hits[i].thing);
        if (result.kind != ResultKind::Term)
            continue;
        const auto isThere = isOfTable(result.id);
        if (!isThere)
            return tl::unexpected(isThere.error());
        result.isOffTable = !*isThere;
    }
    return {};
}

tl::expected<bool, QString> OffTable::isOfTable(const QString& term) const
{
    catalogue::Statement& row =
        m_holdings.statements.get(QStringLiteral("SELECT concept FROM search_concept WHERE name = '@' || ?"));
    row.bind(term);
    const bool isThere = !row.next() || hasHome(row.integer(0));
    if (!row.error().isEmpty())
        return tl::unexpected(row.error());
    return isThere;
}

/// What has no home is everywhere.
bool OffTable::hasHome(int number) const
{
    const std::span<const int> homes = m_holdings.homes.of(number);
    return homes.empty() || std::ranges::any_of(homes, [this](int home) {
               const QString box = m_holdings.expansions.at(home);
               return box == u"base" || m_table.contains(box);
           });
}

} // namespace glossator::search
