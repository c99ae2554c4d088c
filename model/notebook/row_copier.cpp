// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/row_copier.h"

#include <QSqlQuery>
#include <QStringList>

#include <algorithm>

namespace glossator::notebook {

using catalogue::Statement;

RowCopier::RowCopier(const QSqlDatabase& from, const QSqlDatabase& into, const SalvagedTable& table)
    : m_from(from), m_into(into), m_table(table)
{
}

void RowCopier::copy(qint64 mostRowIds)
{
    const qint64 before = copyFromOneEnd(Direction::Forwards, 0);
    if (m_isWhole)
        return;
    const qint64 behind = copyFromOneEnd(Direction::Backwards, before + mostRowIds);
    m_isWhole = false;
    if (m_table.hasRowId)
        copyBetween(before + 1, std::min(behind, before + mostRowIds) - 1);
}

qint64 RowCopier::copyFromOneEnd(Direction direction, qint64 none)
{
    const QString order = m_table.order.contains(u'%') ? m_table.order : m_table.order + QLatin1String(" %1");
    const bool isForwards = direction == Direction::Forwards;
    Statement rows(m_from, selection() + QLatin1String(" ORDER BY ") +
                               order.arg(isForwards ? QLatin1String("ASC") : QLatin1String("DESC")));
    qint64 last = none;
    while (rows.next()) {
        insert([&](int column) { return rows.value(column); });
        last = rows.value(0).toLongLong();
    }
    m_isWhole = rows.error().isEmpty();
    return last;
}

void RowCopier::copyBetween(qint64 first, qint64 last)
{
    QSqlQuery row(m_from); // prepared once: most of many thousand ids fail, and the user waits
    row.setForwardOnly(true);
    if (!row.prepare(selection() + QLatin1String(" WHERE rowid = ?")))
        return;
    for (qint64 id = first; id <= last; ++id) {
        row.bindValue(0, id);
        if (row.exec() && row.next())
            insert([&](int column) { return row.value(column); });
        row.finish();
    }
}

void RowCopier::insert(const std::function<QVariant(int)>& valueOf)
{
    const auto columns = m_table.columns.count(u',') + 1;
    QStringList marks;
    marks.fill(QStringLiteral("?"), columns);
    Statement insertion(m_into, QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3) RETURNING 1")
                                    .arg(m_table.name, m_table.columns, marks.join(u',')));
    for (int column = 1; column <= columns; ++column)
        insertion.bind(valueOf(column));
    m_copied += insertion.next() ? 1 : 0;
}

/// Before the columns stands by what a row is found alone.
QString RowCopier::selection() const
{
    const QString id = m_table.hasRowId ? QStringLiteral("rowid") : QStringLiteral("0");
    return QStringLiteral("SELECT %1, %2 FROM %3").arg(id, m_table.columns, m_table.name);
}

} // namespace glossator::notebook
