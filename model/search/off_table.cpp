// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/off_table.h"

#include "model/catalogue/base_game.h"
#include "model/catalogue/lies_on.h"

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

/// A term may also be what a box is called. What no box alone tells of is everywhere.
tl::expected<bool, QString> OffTable::isOfTable(const QString& term) const
{
    if (const QString box = m_holdings.boxTerms.boxOf(term); !box.isEmpty())
        return catalogue::liesOn(m_table, box);
    catalogue::Statement& rows =
        m_holdings.statements.get(QStringLiteral("SELECT expansion FROM term_rules WHERE term = ? UNION "
                                                 "SELECT expansion FROM missing_rule WHERE term = ?"));
    rows.bind(term).bind(term);
    bool isSomewhere = false;
    bool isThere = false;
    while (rows.next()) {
        isSomewhere = true;
        isThere = isThere || rows.text(0) == catalogue::baseGame || m_table.contains(rows.text(0));
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return isThere || !isSomewhere;
}

} // namespace glossator::search
