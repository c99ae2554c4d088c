// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/house_decisions.h"

#include "model/notebook/writing.h"

#include <QDateTime>

namespace glossator::notebook {

using catalogue::Statement;

QMap<QString, QString> HouseDecisions::all() const
{
    QMap<QString, QString> decisions;
    Statement rows(m_database, QStringLiteral("SELECT switch, reading FROM house_decision"));
    while (rows.next())
        decisions.insert(rows.text(0), rows.text(1));
    return decisions;
}

Written HouseDecisions::decide(const QString& switchId, const QString& reading)
{
    Statement write(m_database, QStringLiteral("INSERT OR REPLACE INTO house_decision VALUES (?, ?, ?)"));
    return run(
        write.bind(switchId).bind(reading).bind(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)));
}

Written HouseDecisions::leaveOpen(const QString& switchId)
{
    Statement remove(m_database, QStringLiteral("DELETE FROM house_decision WHERE switch = ?"));
    return run(remove.bind(switchId));
}

} // namespace glossator::notebook
