// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_cases.h"

#include "model/catalogue/statement.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace glossator::pairs {

namespace {

QString jsonOf(const QStringList& ids)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(ids)).toJson(QJsonDocument::Compact));
}

} // namespace

QStringList casesAboutBoth(const catalogue::Catalogue& catalogue, const QStringList& one,
                           const QStringList& other, int most)
{
    catalogue::Statement rows(
        catalogue.database(),
        QStringLiteral("WITH one (id) AS (SELECT value FROM json_each(?)), "
                       "other (id) AS (SELECT value FROM json_each(?)), "
                       "shown AS (SELECT case_id, sum(clause IN (SELECT id FROM one)) AS ones, "
                       "sum(clause IN (SELECT id FROM other)) AS others, count(*) AS clauses "
                       "FROM case_proves GROUP BY case_id) "
                       "SELECT case_id FROM shown WHERE ones > 0 AND others > 0 "
                       "ORDER BY min(ones, others) * 1.0 / clauses DESC, case_id LIMIT ?"));
    rows.bind(jsonOf(one)).bind(jsonOf(other)).bind(most);
    QStringList ids;
    while (rows.next())
        ids += rows.text(0);
    return ids;
}

} // namespace glossator::pairs
