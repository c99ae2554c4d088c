// SPDX-License-Identifier: GPL-3.0-or-later
// What is written in a notebook is found again when it is opened anew, and what is removed can be put back.
#include "model/catalogue/statement.h"
#include "model/notebook/notebook.h"
#include "model/notebook/writing_connection.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::notebook;

class WritingTest : public QObject
{
    Q_OBJECT

private:
    QString path() const { return m_folder->filePath(QStringLiteral("deep/notebook")); }
    Notebook open() const;

    std::optional<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder.emplace(); }
    void beginsEmpty();
    void waitsForTheDiskOnceItHasSomething();
    void keepsTables();
    void keepsTheOrderOfTables();
    void refusesTables();
    void putsTablesBack();
    void forgetsTheCurrentTableWithItsRemoval();
    void keepsBookmarks();
    void keepsNotes();
    void keepsRecentPlaces();
    void forgetsOnePlaceAndPutsItBack();
    void onePlaceTakesThePlaceOfOthers();
    void keepsPairs();
    void keepsHouseDecisions();
    void keepsThePaceOfTheStage();
    void keepsHouseRules();
    void forgetsWhatHasNoFile();
    void isReadByTwoAtOnce();
};

Notebook WritingTest::open() const
{
    Notebook notebook = Notebook::open(path());
    if (notebook.damage())
        QTest::qFail(qPrintable(notebook.damage()->message()), __FILE__, __LINE__);
    return notebook;
}

void WritingTest::beginsEmpty()
{
    const Notebook notebook = open();
    QVERIFY(notebook.tables().all().empty());
    QVERIFY(!notebook.tables().current());
    QVERIFY(notebook.bookmarks().all().empty());
    QVERIFY(notebook.notes().all().isEmpty());
    QVERIFY(notebook.recentPlaces().all().empty());
    QVERIFY(notebook.houseDecisions().all().isEmpty());
}

/// A new file is written at once, as it has nothing to lose; what is kept in it later is brought to the disk.
void WritingTest::waitsForTheDiskOnceItHasSomething()
{
    for (int time = 0; time < 2; ++time) {
        const auto connection = WritingConnection::open(path());
        QVERIFY(connection);
        glossator::catalogue::Statement synchronous((*connection)->database(),
                                                    QStringLiteral("PRAGMA synchronous"));
        QVERIFY(synchronous.next());
        QCOMPARE(synchronous.integer(0), 1); // NORMAL
        glossator::catalogue::Statement journal((*connection)->database(),
                                                QStringLiteral("PRAGMA journal_mode"));
        QVERIFY(journal.next());
        QCOMPARE(journal.text(0), QStringLiteral("wal"));
    }
}

void WritingTest::keepsTables()
{
    int number = 0;
    {
        const Notebook notebook = open();
        GameTables tables = notebook.tables();
        const auto added =
            tables.add(QStringLiteral("Friday"), {QStringLiteral("river"), QStringLiteral("abbot")});
        QVERIFY(added);
        number = *added;
        QVERIFY(tables.setCurrent(number));
        QVERIFY(tables.setExpansions(number, {QStringLiteral("wonders"), QStringLiteral("abbot")}));
        QVERIFY(tables.rename(number, QStringLiteral("Saturday")));
    }
    const GameTable expected{
        number, 1, QStringLiteral("Saturday"), {QStringLiteral("abbot"), QStringLiteral("wonders")}};
    const Notebook notebook = open();
    QVERIFY(notebook.tables().all() == std::vector{expected});
    QVERIFY(notebook.tables().current() == expected);
    QVERIFY(notebook.tables().setCurrent({}));
    QVERIFY(!notebook.tables().current());
}

void WritingTest::keepsTheOrderOfTables()
{
    const Notebook notebook = open();
    for (const char* name : {"b", "a", "c"})
        QVERIFY(notebook.tables().add(QLatin1String(name), {}));
    QStringList names;
    for (const GameTable& table : notebook.tables().all())
        names += table.name;
    QCOMPARE(names.join(u' '), QStringLiteral("b a c"));
}

void WritingTest::refusesTables()
{
    const Notebook notebook = open();
    const auto number = notebook.tables().add(QStringLiteral("Friday"), {QStringLiteral("river")});
    QVERIFY(number);
    QVERIFY(!notebook.tables().add(QStringLiteral("Friday"), {}));
    QVERIFY(!notebook.tables().add(QString(QLatin1String("")), {}));
    QVERIFY(!notebook.tables().setExpansions(*number, {QStringLiteral("abbot"), QLatin1String("")}));
    QVERIFY(!notebook.tables().setCurrent(*number + 1));
    QCOMPARE(notebook.tables().all().size(), 1U);
    QCOMPARE(notebook.tables().find(*number)->expansions, QStringList{QStringLiteral("river")});
}

void WritingTest::putsTablesBack()
{
    const Notebook notebook = open();
    for (const char* name : {"a", "b", "c"})
        QVERIFY(notebook.tables().add(QLatin1String(name), {QStringLiteral("river")}));
    const auto before = notebook.tables().all();
    QVERIFY(notebook.tables().remove(before.at(1).number));
    QCOMPARE(notebook.tables().all().size(), 2U);
    QVERIFY(notebook.tables().restore(before.at(1)));
    QVERIFY(notebook.tables().all() == before);
}

void WritingTest::forgetsTheCurrentTableWithItsRemoval()
{
    const Notebook notebook = open();
    const auto number = notebook.tables().add(QStringLiteral("a"), {});
    QVERIFY(number && notebook.tables().setCurrent(*number));
    QVERIFY(notebook.tables().remove(*number));
    QVERIFY(!notebook.tables().current());
}

void WritingTest::keepsBookmarks()
{
    const Bookmark clause{{PlaceKind::Clause, QStringLiteral("base-supply")},
                          QDateTime({2026, 1, 2}, {3, 4, 5, 6}, Qt::UTC)};
    const Bookmark tile{{PlaceKind::Tile, QStringLiteral("base:D")},
                        QDateTime({2026, 1, 3}, {0, 0}, Qt::UTC)};
    {
        const Notebook notebook = open();
        QVERIFY(notebook.bookmarks().add(clause));
        QVERIFY(notebook.bookmarks().add(tile));
        QVERIFY(notebook.bookmarks().add({clause.place, tile.added}));
    }
    const Notebook notebook = open();
    QVERIFY(notebook.bookmarks().all() == (std::vector{tile, clause}));
    QVERIFY(notebook.bookmarks().has(clause.place));
    QVERIFY(notebook.bookmarks().remove(clause.place));
    QVERIFY(!notebook.bookmarks().has(clause.place));
    QVERIFY(!notebook.bookmarks().has({PlaceKind::Case, tile.place.id}));
    QVERIFY(notebook.bookmarks().add(clause));
    QVERIFY(notebook.bookmarks().all() == (std::vector{tile, clause}));
}

void WritingTest::keepsNotes()
{
    const QString clause = QStringLiteral("woh-tikal-trigger");
    const QString text = QStringLiteral("La noi: «două» orașe, l·l\na doua linie");
    {
        const Notebook notebook = open();
        QVERIFY(notebook.notes().set(clause, QStringLiteral("first")));
        QVERIFY(notebook.notes().set(clause, text));
    }
    const Notebook notebook = open();
    QCOMPARE(notebook.notes().of(clause), text);
    QCOMPARE(notebook.notes().all(), (QHash<QString, QString>{{clause, text}}));
    QCOMPARE(notebook.notes().latestFirst(), QStringList{clause});
    QVERIFY(notebook.notes().set(clause, QStringLiteral("  ")));
    QCOMPARE(notebook.notes().of(clause), QString());
}

void WritingTest::keepsRecentPlaces()
{
    const Notebook notebook = open();
    const auto clause = [](int number) { return Place{PlaceKind::Clause, QString::number(number)}; };
    for (int i = 0; i < RecentPlaces::most + 5; ++i)
        QVERIFY(notebook.recentPlaces().visit(clause(i)));
    QVERIFY(notebook.recentPlaces().visit(clause(20)));
    const auto places = notebook.recentPlaces().all();
    QCOMPARE(places.size(), static_cast<std::size_t>(RecentPlaces::most));
    QVERIFY(places.at(0) == clause(20));
    QVERIFY(places.at(1) == clause(RecentPlaces::most + 4));
    QVERIFY(places.back() == clause(5));
    QVERIFY(notebook.recentPlaces().forgetAll());
    QVERIFY(notebook.recentPlaces().all().empty());
}

void WritingTest::forgetsOnePlaceAndPutsItBack()
{
    const Notebook notebook = open();
    for (const char* id : {"a", "b", "c"})
        QVERIFY(notebook.recentPlaces().visit({PlaceKind::Tile, QString::fromLatin1(id)}));
    const auto before = notebook.recentPlaces().all();
    QVERIFY(notebook.recentPlaces().forget({PlaceKind::Tile, QStringLiteral("b")}));
    QVERIFY(notebook.recentPlaces().forget({PlaceKind::Case, QStringLiteral("a")})); // there is none
    QCOMPARE(notebook.recentPlaces().all().size(), 2U);
    QVERIFY(notebook.recentPlaces().restore(before));
    QVERIFY(notebook.recentPlaces().all() == before);
    QVERIFY(notebook.recentPlaces().visit({PlaceKind::Tile, QStringLiteral("d")}));
    QCOMPARE(notebook.recentPlaces().all().front().id, QStringLiteral("d"));
}

void WritingTest::onePlaceTakesThePlaceOfOthers()
{
    const Notebook notebook = open();
    const auto pair = [](const char* id) { return Place{PlaceKind::Pair, QString::fromLatin1(id)}; };
    for (const char* id : {"a", "b", "c"})
        QVERIFY(notebook.recentPlaces().visit(pair(id)));
    QVERIFY(notebook.recentPlaces().visit(pair("d"), {pair("a"), pair("c"), pair("not there")}));
    QVERIFY(notebook.recentPlaces().all() == (std::vector{pair("d"), pair("b")}));
}

/// As recent places; there are no bookmarks of them.
void WritingTest::keepsPairs()
{
    const Place pair{PlaceKind::Pair, QStringLiteral("exp:abbot/term:fairy")};
    {
        const Notebook notebook = open();
        QVERIFY(notebook.recentPlaces().visit(pair));
        QVERIFY(notebook.recentPlaces().visit({PlaceKind::Clause, pair.id}));
        QVERIFY(notebook.recentPlaces().visit(pair));
        (void)notebook.bookmarks().add({pair, QDateTime::currentDateTimeUtc()});
        QVERIFY(notebook.bookmarks().all().empty());
    }
    const Notebook notebook = open();
    QVERIFY(notebook.recentPlaces().all() == (std::vector{pair, Place{PlaceKind::Clause, pair.id}}));
    QVERIFY(notebook.recentPlaces().forget(pair));
    QCOMPARE(notebook.recentPlaces().all().size(), 1U);
}

void WritingTest::keepsHouseRules()
{
    const QString clause = QStringLiteral("woh-open-placed-last");
    {
        const Notebook notebook = open();
        QVERIFY(notebook.houseRules().set(clause, QStringLiteral("It counts.")));
        QVERIFY(notebook.houseRules().set(clause, QStringLiteral("Nu contează.")));
    }
    const Notebook notebook = open();
    QCOMPARE(notebook.houseRules().all(), (QMap<QString, QString>{{clause, QStringLiteral("Nu contează.")}}));
    QVERIFY(notebook.houseRules().set(clause, QStringLiteral(" ")));
    QVERIFY(notebook.houseRules().all().isEmpty());
}

void WritingTest::keepsHouseDecisions()
{
    const QString cities = QStringLiteral("tikal-two-cities");
    {
        const Notebook notebook = open();
        QVERIFY(notebook.houseDecisions().decide(cities, QStringLiteral("once")));
        QVERIFY(notebook.houseDecisions().decide(cities, QStringLiteral("each")));
    }
    const Notebook notebook = open();
    QCOMPARE(notebook.houseDecisions().all().value(cities), QStringLiteral("each"));
    QVERIFY(notebook.houseDecisions().leaveOpen(cities));
    QVERIFY(notebook.houseDecisions().all().isEmpty());
}

void WritingTest::keepsThePaceOfTheStage()
{
    {
        const Notebook notebook = open();
        QVERIFY(!notebook.stagePace().chosen());
        QVERIFY(notebook.stagePace().choose({4.0, true}));
        QVERIFY(notebook.stagePace().choose({0.25, false}));
        QVERIFY2(!notebook.stagePace().choose({-1.0, true}), "nothing goes backwards");
    }
    QCOMPARE(open().stagePace().chosen(), (Pace{0.25, false}));
}

void WritingTest::forgetsWhatHasNoFile()
{
    const Notebook notebook = Notebook::forgotten();
    QVERIFY(notebook.notes().set(QStringLiteral("a"), QStringLiteral("b")));
    QCOMPARE(notebook.notes().of(QStringLiteral("a")), QStringLiteral("b"));
    QCOMPARE(Notebook::forgotten().notes().of(QStringLiteral("a")), QString());
}

void WritingTest::isReadByTwoAtOnce()
{
    const Notebook one = open();
    const Notebook other = open();
    QVERIFY(one.notes().set(QStringLiteral("a"), QStringLiteral("b")));
    QCOMPARE(other.notes().of(QStringLiteral("a")), QStringLiteral("b"));
    QVERIFY(other.notes().set(QStringLiteral("a"), QStringLiteral("c")));
    QCOMPARE(one.notes().of(QStringLiteral("a")), QStringLiteral("c"));
}

GLOSSATOR_TEST(QCoreApplication, , WritingTest)
#include "writing_test.moc"
