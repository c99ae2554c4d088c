// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/house_rules.h"

#include "model/notebook/writing.h"

#include <QDateTime>

namespace glossator::notebook {

using catalogue::Statement;

QMap<QString, QString> HouseRules::all() const
{
    QMap<QString, QString> rules;
    Statement rows(m_database, QStringLiteral("SELECT clause, text FROM house_rule"));
    while (rows.next())
        rules.insert(rows.text(0), rows.text(1));
    return rules;
}

Written HouseRules::set(const QString& clause, const QString& text)
{
    if (text.trimmed().isEmpty()) {
        Statement remove(m_database, QStringLiteral("DELETE FROM house_rule WHERE clause = ?"));
        return run(remove.bind(clause));
    }
    Statement write(m_database, QStringLiteral("INSERT OR REPLACE INTO house_rule VALUES (?, ?, ?)"));
    return run(
        write.bind(clause).bind(text).bind(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)));
}

} // namespace glossator::notebook
