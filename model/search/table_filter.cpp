// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/table_filter.h"

#include "model/catalogue/statement.h"
#include "model/search/nearest.h"

#include <QHash>

namespace glossator::search {

namespace {

/// The expansions of a catalogue by what they can be called.
struct KnownExpansions
{
    QHash<QString, QString> idByName; ///< ids and codes in lower case
    QStringList names;                ///< all of them in the order of the shelf
};

tl::expected<KnownExpansions, QueryFault> knownExpansions(const QSqlDatabase& database)
{
    catalogue::Statement rows(database, QStringLiteral("SELECT id, code FROM expansion ORDER BY position"));
    KnownExpansions result;
    while (rows.next())
        for (const QString& name : {rows.text(0).toLower(), rows.text(1).toLower()}) {
            if (!result.idByName.contains(name))
                result.idByName.insert(name, rows.text(0));
            result.names.append(name);
        }
    if (!rows.error().isEmpty())
        return tl::unexpected(QueryFault{QueryFault::Kind::Unreadable, 0, rows.error(), {}});
    return result;
}

} // namespace

tl::expected<QStringList, QueryFault> readTable(const QSqlDatabase& database, const QStringList& table)
{
    const auto known = knownExpansions(database);
    if (!known)
        return tl::unexpected(known.error());
    QStringList result;
    for (int i = 0; i < table.size(); ++i) {
        const QString name = table.at(i).trimmed().toLower();
        const QString id = known->idByName.value(name);
        if (id.isEmpty())
            return tl::unexpected(QueryFault{QueryFault::Kind::UnknownExpansion, i, table.at(i),
                                             known->idByName.value(nearest(name, known->names))});
        result.append(id);
    }
    return result;
}

} // namespace glossator::search
