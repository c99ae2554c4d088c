// SPDX-License-Identifier: GPL-3.0-or-later
// Statements: what is bound comes back as it was, mistakes are told with the statement.
#include "model/catalogue/statement.h"
#include "tests/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlError>
#include <QtTest>

using namespace glossator::catalogue;

class StatementTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void valuesComeBack_data();
    void valuesComeBack();
    void rowsAreReadAgain();
    void rowsAreDoneWith();
    void mistakesAreTold_data();
    void mistakesAreTold();
    void aClosedConnectionIsTold();
    void listsAreJson_data();
    void listsAreJson();

private:
    QSqlDatabase m_database;
};

namespace {

const QString connectionName = QStringLiteral("statements");

} // namespace

void StatementTest::initTestCase()
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connectionName);
    m_database.setDatabaseName(QStringLiteral(":memory:"));
    QVERIFY(m_database.open());
    QVERIFY(runScript(m_database,
                      QStringLiteral("CREATE TABLE word (number INTEGER PRIMARY KEY, text TEXT NOT NULL);"
                                     "INSERT INTO word (text) VALUES ('one'), ('two'), ('three')")));
}

/// Closing fails while there is a statement.
void StatementTest::cleanupTestCase()
{
    m_database.close();
    QVERIFY2(!m_database.lastError().isValid(), qPrintable(m_database.lastError().text()));
    m_database = {};
    QSqlDatabase::removeDatabase(connectionName);
}

void StatementTest::valuesComeBack_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QVariant>("back");
    const QVariant null;
    QTest::newRow("nothing") << null << null;
    QTest::newRow("null text") << QVariant(QString()) << null;
    QTest::newRow("null bytes") << QVariant(QByteArray()) << null;
    QTest::newRow("a number that is null") << QVariant(QMetaType::fromType<int>()) << null;
    QTest::newRow("empty text") << QVariant(QStringLiteral("")) << QVariant(QStringLiteral(""));
    QTest::newRow("text") << QVariant(QStringLiteral("mănăstire 🐉"))
                          << QVariant(QStringLiteral("mănăstire 🐉"));
    QTest::newRow("yes") << QVariant(true) << QVariant(1LL);
    QTest::newRow("number") << QVariant(-7) << QVariant(-7LL);
    QTest::newRow("large number") << QVariant(1LL << 40) << QVariant(1LL << 40);
    QTest::newRow("fraction") << QVariant(0.25) << QVariant(0.25);
    QTest::newRow("bytes") << QVariant(QByteArray("a\0b", 3)) << QVariant(QByteArray("a\0b", 3));
}

void StatementTest::valuesComeBack()
{
    QFETCH(QVariant, value);
    QFETCH(QVariant, back);
    Statement row(m_database, QStringLiteral("SELECT ?"));
    row.bind(value);
    QVERIFY(row.next());
    QCOMPARE(row.value(0), back);
    QCOMPARE(row.isNull(0), back.isNull());
    QCOMPARE(row.text(0).isNull(), back.isNull());
    QVERIFY(!row.next());
    QVERIFY2(row.error().isEmpty(), qPrintable(row.error()));
}

/// With other values at the end and in the midst of rows; after a restart what was not bound anew stays.
void StatementTest::rowsAreReadAgain()
{
    Statement rows(m_database,
                   QStringLiteral("SELECT number, text FROM word WHERE number >= ? ORDER BY number"));
    QStringList read;
    rows.bind(2);
    while (rows.next())
        read += rows.text(1);
    rows.bind(1); // after the last row, and below in the midst of them
    QVERIFY(rows.next());
    read += rows.text(1);
    rows.bind(3);
    QVERIFY(rows.next());
    read += rows.text(1);
    rows.restart();
    QVERIFY(rows.next());
    read += rows.text(1);
    QCOMPARE(rows.integer(0), 3);
    QCOMPARE(read.join(u' '), QStringLiteral("two three one three three"));
}

/// A table may be dropped when its last row was read; before the first row and after the last there is
/// nothing.
void StatementTest::rowsAreDoneWith()
{
    QVERIFY(
        runScript(m_database, QStringLiteral("CREATE TABLE once (a TEXT); INSERT INTO once VALUES ('x')")));
    Statement rows(m_database, QStringLiteral("SELECT a FROM once"));
    QVERIFY(rows.isNull(0));
    QVERIFY(rows.next());
    QVERIFY(!runScript(m_database, QStringLiteral("DROP TABLE once")));
    QVERIFY(!rows.next());
    QVERIFY(rows.isNull(0));
    QVERIFY(!rows.next());
    QVERIFY(runScript(m_database, QStringLiteral("DROP TABLE once")));
}

void StatementTest::mistakesAreTold_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("bound");
    QTest::addColumn<QString>("told");
    const auto line = [](const char* name, const char* sql, int bound, const char* told) {
        QTest::newRow(name) << QString::fromLatin1(sql) << bound << QString::fromLatin1(told);
    };
    line("no table", "SELECT 1  FROM nowhere", 0, "no such table: nowhere in: SELECT 1 FROM nowhere");
    line("two statements", "SELECT 1; SELECT 2", 0, "this is not one statement in: SELECT 1; SELECT 2");
    line("none", " ", 0, "this is not one statement in: ");
    line("too little", "SELECT ?, ?", 1, "not every place is bound in: SELECT ?, ?");
    line("too much", "SELECT ?", 2, "column index out of range in: SELECT ?");
    line("refused", "INSERT INTO word (text) VALUES (?)", 1,
         "NOT NULL constraint failed: word.text in: "
         "INSERT INTO word (text) VALUES (?)");
    line("while it runs", "SELECT abs(-9223372036854775807 - 1)", 0,
         "integer overflow in: SELECT abs(-9223372036854775807 - 1)");
}

void StatementTest::mistakesAreTold()
{
    QFETCH(QString, sql);
    QFETCH(int, bound);
    QFETCH(QString, told);
    Statement statement(m_database, sql);
    for (int i = 0; i < bound; ++i)
        statement.bind(QVariant());
    QVERIFY(!statement.next());
    QCOMPARE(statement.error(), told);
    QVERIFY(!statement.run());
    QCOMPARE(statement.outcome().error(), told);
}

void StatementTest::aClosedConnectionIsTold()
{
    Statement statement(QSqlDatabase(), QStringLiteral("SELECT ?"));
    statement.bind(1);
    QVERIFY(!statement.next());
    QCOMPARE(statement.error(), QStringLiteral("this is no open SQLite connection"));
}

void StatementTest::listsAreJson_data()
{
    QTest::addColumn<QStringList>("list");
    QTest::newRow("none") << QStringList();
    QTest::newRow("nothing in it") << QStringList{QString()};
    QTest::newRow("words") << QStringList{QStringLiteral("city"), QStringLiteral("mănăstire")};
    QTest::newRow("signs") << QStringList{QStringLiteral("a\"b\\"), QStringLiteral("\t\n\u0001,]"),
                                          QStringLiteral("🐉")};
}

void StatementTest::listsAreJson()
{
    QFETCH(QStringList, list);
    QCOMPARE(QJsonDocument::fromJson(jsonOf(list).toUtf8()).array(), QJsonArray::fromStringList(list));
}

GLOSSATOR_TEST(QCoreApplication, , StatementTest)
#include "statement_test.moc"
