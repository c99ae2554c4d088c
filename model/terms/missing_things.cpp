// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/missing_things.h"

#include "model/catalogue/statement.h"
#include "model/terms/remark.h"

#include <QStringList>

namespace glossator::terms {

namespace {

QStringList missingThings(const QSqlDatabase& database, const QString& expansion,
                          catalogue::Language language)
{
    catalogue::Statement rows(
        database,
        QStringLiteral("SELECT coalesce(own.text, en.text) FROM missing_rule m "
                       "JOIN term_form en ON en.term = m.term AND en.lang = 'en' AND en.position = 0 "
                       "LEFT JOIN term_form own ON own.term = m.term AND own.lang = ? "
                       "AND own.position = 0 WHERE m.expansion = ? ORDER BY m.position"));
    rows.bind(toString(language)).bind(expansion);
    QStringList names;
    while (rows.next())
        names += withoutRemark(rows.text(0));
    return names;
}

} // namespace

QString withMissingThings(const QSqlDatabase& database, const QString& name, const QString& expansion,
                          catalogue::Language language)
{
    const QStringList things = missingThings(database, expansion, language);
    return things.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, things.join(QStringLiteral(", ")));
}

} // namespace glossator::terms
