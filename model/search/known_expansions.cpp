// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/known_expansions.h"

#include "model/search/nearest.h"

namespace glossator::search {

tl::expected<KnownExpansions, QString> KnownExpansions::load(catalogue::PreparedStatements& statements)
{
    catalogue::Statement& rows =
        statements.get(QStringLiteral("SELECT id, code, position FROM expansion ORDER BY position"));
    KnownExpansions result;
    while (rows.next()) {
        result.m_positions.insert(rows.text(0), rows.integer(2));
        for (const QString& name : {rows.text(0).toLower(), rows.text(1).toLower()}) {
            if (!result.m_idByName.contains(name))
                result.m_idByName.insert(name, rows.text(0));
            result.m_names.append(name);
        }
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

tl::expected<QStringList, QueryFault> KnownExpansions::readTable(const QStringList& table) const
{
    QStringList result;
    for (int i = 0; i < table.size(); ++i) {
        const QString name = table.at(i).trimmed().toLower();
        const QString id = m_idByName.value(name);
        if (id.isEmpty())
            return tl::unexpected(QueryFault{QueryFault::Kind::UnknownExpansion, i, table.at(i),
                                             m_idByName.value(nearest(name, m_names))});
        result.append(id);
    }
    return result;
}

} // namespace glossator::search
