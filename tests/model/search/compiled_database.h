// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>

namespace glossator::search::test {

/// The compiled catalogue, to be read; not open where that failed.
[[nodiscard]] inline QSqlDatabase compiledDatabase()
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    database.setDatabaseName(QStringLiteral(GLOSSATOR_CATALOGUE));
    database.open();
    return database;
}

} // namespace glossator::search::test
