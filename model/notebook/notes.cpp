// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/notes.h"

#include "model/notebook/writing.h"

#include <QDateTime>

namespace glossator::notebook {

using catalogue::Statement;

QHash<QString, QString> Notes::all() const
{
    QHash<QString, QString> notes;
    Statement rows(m_database, QStringLiteral("SELECT clause, text FROM note"));
    while (rows.next())
        notes.insert(rows.text(0), rows.text(1));
    return notes;
}

QStringList Notes::latestFirst() const
{
    QStringList clauses;
    Statement rows(m_database, QStringLiteral("SELECT clause FROM note ORDER BY changed DESC, rowid DESC"));
    while (rows.next())
        clauses += rows.text(0);
    return clauses;
}

QString Notes::of(const QString& clause) const
{
    Statement row(m_database, QStringLiteral("SELECT text FROM note WHERE clause = ?"));
    return row.bind(clause).next() ? row.text(0) : QString();
}

Written Notes::set(const QString& clause, const QString& text)
{
    if (text.trimmed().isEmpty()) {
        Statement remove(m_database, QStringLiteral("DELETE FROM note WHERE clause = ?"));
        return run(remove.bind(clause));
    }
    Statement write(m_database, QStringLiteral("INSERT INTO note (clause, text, changed) VALUES (?, ?, ?) "
                                               "ON CONFLICT (clause) DO UPDATE SET text = excluded.text, "
                                               "changed = excluded.changed"));
    return run(
        write.bind(clause).bind(text).bind(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)));
}

} // namespace glossator::notebook
