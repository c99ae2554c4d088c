// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/catalogue/catalogue_file.h"

#include "model/catalogue/schema.h"
#include "model/catalogue/statement.h"

#include <QFile>
#include <QSqlError>

namespace glossator::catalogue {

namespace {

QString runOnDatabase(QSqlDatabase database, const QString& path, const QString& script)
{
    database.setDatabaseName(path);
    if (!database.open())
        return database.lastError().text();
    const tl::expected<void, QString> result = runScript(database, script);
    database.close();
    return result ? QString() : result.error();
}

} // namespace

QString runOnFile(const QString& path, const QString& script)
{
    const QString name = QStringLiteral("writing");
    const QString error =
        runOnDatabase(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name), path, script);
    QSqlDatabase::removeDatabase(name);
    return error;
}

QString writeSmallCatalogue(const QString& path)
{
    QFile rows(QStringLiteral(SMALL_CATALOGUE_SQL));
    if (!rows.open(QIODevice::ReadOnly))
        return rows.errorString();
    const QString marks = QStringLiteral("PRAGMA foreign_keys = ON; PRAGMA application_id = %1; "
                                         "PRAGMA user_version = %2; BEGIN;")
                              .arg(applicationId)
                              .arg(schemaVersion);
    return runOnFile(path,
                     marks + schemaSql() + QString::fromUtf8(rows.readAll()) + QLatin1String("COMMIT;"));
}

} // namespace glossator::catalogue
