// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a program with a window on the catalogue can do: what the start of Glossator is measured by.
#include <QApplication>
#include <QLabel>
#include <QSqlDatabase>
#include <QSqlQuery>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    database.setDatabaseName(
        QStringLiteral("file:%1?immutable=1").arg(QString::fromLocal8Bit(argv[argc - 1])));
    database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
    if (!database.open())
        return 2;
    QSqlQuery query(QStringLiteral("SELECT count(*) FROM clause"), database);
    QLabel window(query.next() ? query.value(0).toString() : QString());
    window.resize(1280, 760);
    window.show();
    return QApplication::exec();
}
