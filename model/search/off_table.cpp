// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/off_table.h"

#include "model/catalogue/base_game.h"

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
    catalogue::Statement& rows = m_holdings.statements.get(QStringLiteral(
        "WITH asked (term) AS (VALUES (?)) "
        "SELECT r.expansion FROM asked CROSS JOIN term_rules r USING (term) UNION "
        "SELECT m.expansion FROM asked CROSS JOIN missing_rule m USING (term) UNION "
        "SELECT b.id FROM asked CROSS JOIN term c ON c.id = asked.term AND c.domain = 'expansion' "
        "CROSS JOIN search_document d ON d.id = c.id COLLATE NOCASE AND d.kind = 'term' "
        "JOIN search_title t ON t.document = d.document JOIN search_title s ON s.key = t.key "
        "JOIN search_document b ON b.document = s.document AND b.kind = 'expansion'"));
    rows.bind(term);
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
