// SPDX-License-Identifier: GPL-3.0-or-later
// A notebook of an older version of the program keeps its rows when it is brought up to date.
#include "model/catalogue/statement.h"
#include "model/notebook/migrations.h"
#include "model/notebook/notebook.h"
#include "tests/model/notebook/file_content.h"
#include "tests/test_program.h"

#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::notebook;

namespace {

constexpr int beforePairs = 3; ///< the last version that had no pairs among the places

} // namespace

class OlderTest : public QObject
{
    Q_OBJECT

private:
    QString path() const { return m_folder->filePath(QStringLiteral("notebook")); }
    void write(int version, const QString& rows) const;

    std::optional<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder.emplace(); }
    void keepsRecentPlaces();
    void isReadWhereItsSchemaIsLost();
};

/// As that version made it, with rows.
void OlderTest::write(int version, const QString& rows) const
{
    const QString connection = QStringLiteral("older");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(path());
        QVERIFY(database.open());
        QStringList scripts = migrations().mid(0, version);
        scripts.prepend(QStringLiteral("PRAGMA application_id = %1; PRAGMA user_version = %2")
                            .arg(applicationId)
                            .arg(version));
        scripts.append(rows);
        for (const QString& script : scripts)
            QVERIFY2(glossator::catalogue::runScript(database, script), qPrintable(script));
    }
    QSqlDatabase::removeDatabase(connection);
}

/// Each in its order, and pairs from then on.
void OlderTest::keepsRecentPlaces()
{
    write(beforePairs, QStringLiteral("INSERT INTO recent_place VALUES ('tile', 'base:D', 7), "
                                      "('clause', 'a', 9), ('case', 'c', 2);"
                                      "INSERT INTO note VALUES ('a', 'ours', '2026-01-02T03:04:05Z');"));
    QVERIFY(!QTest::currentTestFailed());
    std::vector<Place> places{{PlaceKind::Clause, QStringLiteral("a")},
                              {PlaceKind::Tile, QStringLiteral("base:D")},
                              {PlaceKind::Case, QStringLiteral("c")}};
    {
        const Notebook notebook = Notebook::open(path());
        QVERIFY(!notebook.damage());
        QVERIFY(notebook.recentPlaces().all() == places);
        places.insert(places.begin(), {PlaceKind::Pair, QStringLiteral("exp:abbot/term:fairy")});
        QVERIFY(notebook.recentPlaces().visit(places.front()));
    }
    const Notebook notebook = Notebook::open(path());
    QVERIFY(notebook.recentPlaces().all() == places);
    QCOMPARE(notebook.notes().of(QStringLiteral("a")), QStringLiteral("ours"));
}

/// By the pages that its tables have in a new one, brought up to date or not.
void OlderTest::isReadWhereItsSchemaIsLost()
{
    constexpr int firstPage = 4096; // bytes
    for (const bool isBroughtUpToDate : {false, true}) {
        init();
        write(beforePairs,
              QStringLiteral("WITH RECURSIVE each (number) AS (VALUES (1) UNION ALL SELECT number + 1 "
                             "FROM each WHERE number < %1) INSERT INTO recent_place SELECT 'clause', "
                             "'woh-open-tikal-two-cities-and-more-of-its-id-' || number, number "
                             "FROM each; INSERT INTO note VALUES ('a', 'ours', '2026-01-02');")
                  .arg(RecentPlaces::most));
        QVERIFY(!QTest::currentTestFailed());
        if (isBroughtUpToDate)
            QVERIFY(!Notebook::open(path()).damage());
        QByteArray content = contentOf(path());
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content.replace(0, firstPage, QByteArray(firstPage, '\x5a')));
        file.close();
        const Notebook notebook = Notebook::open(path());
        QVERIFY(notebook.damage());
        QCOMPARE(notebook.recentPlaces().all().size(), static_cast<std::size_t>(RecentPlaces::most));
        QCOMPARE(notebook.damage()->rescued, RecentPlaces::most + 1);
    }
}

GLOSSATOR_TEST(QCoreApplication, , OlderTest)
#include "older_test.moc"
