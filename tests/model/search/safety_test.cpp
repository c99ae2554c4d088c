// SPDX-License-Identifier: GPL-3.0-or-later
// No text that somebody types is a fault, and a catalogue that cannot be searched says so.
#include "model/catalogue/statement.h"
#include "model/search/search.h"
#include "tests/model/search/search_fixture.h"
#include "tests/model/search/told.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace glossator;
using namespace glossator::search;

class SafetyTest : public QObject
{
    Q_OBJECT

private:
    SearchFixture m_fixture{QStringLiteral("small")};

    [[nodiscard]] Results find(const Query& query) const { return findOrFail(m_fixture.database(), query); }

private slots:
    void initTestCase();
    void anyTextIsSafe_data();
    void anyTextIsSafe();
    void longQueriesAreShortened();
    void unreadableCatalogue();
    void attachedCatalogue();
    void anySqliteReadsTheIndex();
};

void SafetyTest::initTestCase()
{
    QCOMPARE(m_fixture.error(), QString());
}

void SafetyTest::anyTextIsSafe_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             " ",
                             "\t\n",
                             "\"",
                             "\"\"",
                             "'",
                             "foo\"",
                             "\"foo",
                             "'; DROP TABLE search_index; --",
                             "*",
                             "a*",
                             "^a",
                             "-a",
                             "+a",
                             "a AND",
                             "AND",
                             "OR",
                             "NOT",
                             "NEAR(a b)",
                             "a NOT b",
                             "title:a",
                             "{title} : a",
                             "(a",
                             "a)",
                             "((((",
                             "%",
                             "_",
                             "\\",
                             "a\\\"b",
                             "🐉",
                             "🐉 monk",
                             "·",
                             "l·l",
                             "\u0306",
                             "ŀ",
                             "<b>monk</b>",
                             "{",
                             "[[base-monk]]",
                             "?1",
                             ":key",
                             "@x",
                             "$y",
                             "1e99"})
        QTest::newRow(*text == '\0' ? "nothing" : text) << QString::fromUtf8(text);
    QTest::newRow("NUL") << QString(QChar(u'\0')) + QStringLiteral("monk");
    QTest::newRow("half a pair") << QString(QChar(0xD83D));
    QTest::newRow("other half") << QString(QChar(0xDC09)) + QStringLiteral("monk") + QChar(0xD83D);
    QTest::newRow("no character") << QString(QChar(0xFFFF));
    QTest::newRow("10000 letters") << QString(10000, u'm');
    QTest::newRow("10000 quotes") << QString(10000, u'"');
    QTest::newRow("10000 brackets") << QString(10000, u'(');
    QTest::newRow("5000 words") << QStringLiteral("m ").repeated(5000);
    QTest::newRow("1000 marks") << QStringLiteral("a") + QString(1000, QChar(0x0306));
}

void SafetyTest::anyTextIsSafe()
{
    QFETCH(QString, text);
    const auto found = Search(m_fixture.database()).find({text, {}, {}, {}, {}, 50});
    QVERIFY2(found, found ? "" : qPrintable(found.error().message()));
    for (const Result& result : found->items)
        QVERIFY(!result.id.isEmpty());
}

void SafetyTest::longQueriesAreShortened()
{
    QStringList words;
    for (int i = 0; i < 100; ++i)
        words.append(QStringLiteral("w%1").arg(i));
    QVERIFY(find({words.join(u' '), {}, {}, {}, {}, 5}).shortened);
    QVERIFY(find({QString(10000, u'm'), {}, {}, {}, {}, 5}).shortened);
    QVERIFY(!find({QStringLiteral("monk"), {}, {}, {}, {}, 5}).shortened);
    QVERIFY(!find({QStringLiteral("monk ").repeated(50), {}, {}, {}, {}, 5}).shortened);
}

void SafetyTest::unreadableCatalogue()
{
    QSqlDatabase empty = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("empty"));
    empty.setDatabaseName(QStringLiteral(":memory:"));
    QVERIFY(empty.open());
    const auto prepared = Search(empty).prepare();
    QVERIFY(!prepared && prepared.error().kind == QueryFault::Kind::Unreadable);
    const auto found = Search(empty).find({QStringLiteral("monk"), {}, {}, {}, {}, 5});
    QVERIFY(!found);
    QVERIFY(found.error().kind == QueryFault::Kind::Unreadable);
    QVERIFY2(found.error().message().contains(QStringLiteral("no such table")),
             qPrintable(found.error().message()));
}

/// The desktop opens the user's database and attaches the catalogue to it.
void SafetyTest::attachedCatalogue()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("small.catalogue"));
    QCOMPARE(SearchFixture(QStringLiteral("file"), file).error(), QString());
    QSqlDatabase user = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("user"));
    user.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI"));
    user.setDatabaseName(QStringLiteral(":memory:"));
    QVERIFY(user.open());
    QVERIFY(catalogue::runScript(
        user, QStringLiteral("ATTACH 'file:%1?immutable=1&mode=ro' AS catalogue").arg(file)));
    const auto found = Search(user).find({QStringLiteral("mănăstirilor"), {}, {}, {}, {}, 1});
    QVERIFY2(found, found ? "" : qPrintable(found.error().message()));
    QCOMPARE(idsOf(*found), QStringList{QStringLiteral("monastery")});
}

/// No tokenizer of ours is needed: plain SQL finds folded words.
void SafetyTest::anySqliteReadsTheIndex()
{
    catalogue::Statement row(
        m_fixture.database(),
        QStringLiteral("SELECT d.id FROM search_index i JOIN search_document d ON d.document = "
                       "i.rowid WHERE search_index MATCH 'body_forms: manastire' AND d.kind = 'clause'"));
    QVERIFY(row.next());
    QCOMPARE(row.text(0), QStringLiteral("base-monk"));
}

GLOSSATOR_TEST(QCoreApplication, , SafetyTest)
#include "safety_test.moc"
