// SPDX-License-Identifier: GPL-3.0-or-later
// A notebook that cannot be used as it is never keeps the program from starting, and never loses what can be
// read.
#include "model/notebook/migrations.h"
#include "model/notebook/notebook.h"
#include "tests/model/notebook/file_content.h"
#include "tests/model/notebook/one_of_each.h"
#include "tests/test_program.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>

using namespace glossator::notebook;

namespace {

constexpr int noteCount = 400;
constexpr qsizetype page = 4096;

/// Does something to the content of a file.
using Harm = std::function<QByteArray(QByteArray)>;

Harm cutTo(qsizetype size)
{
    return [size](const QByteArray& content) { return content.left(size); };
}

Harm overwrite(qsizetype at, const QByteArray& with)
{
    return [at, with](QByteArray content) { return content.replace(at, with.size(), with); };
}

/// Pages of the file count from 1.
Harm spoilPage(int number, char with = '\x5a')
{
    return overwrite((number - 1) * page, QByteArray(page, with));
}

bool write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

void runOn(const QString& path, const QStringList& statements)
{
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("damaging"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(statement), qPrintable(statement));
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("damaging"));
}

} // namespace

Q_DECLARE_METATYPE(Harm)

class DamageTest : public QObject
{
    Q_OBJECT

private:
    QString path() const { return m_folder->filePath(QStringLiteral("notebook")); }
    void writeGood() const;
    void writeOneOfEach() const;
    void harm(const Harm& harm) const;
    QStringList files() const;

    std::optional<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder.emplace(); }
    void setsAside_data();
    void setsAside();
    void keepsWhatCanBeRead();
    void keepsWhatIsNotHarmed_data();
    void keepsWhatIsNotHarmed();
    void keepsWhatLiesBetweenBadPages();
    void keepsWhatABadPageLedTo();
    void keepsPairs();
    void keepsWhatIsInTheLog();
    void passesOverALogOfGarbage();
    void asideNamesDoNotCollide();
    void leavesNewerAlone();
    void showsWhatItKnowsOfNewer();
    void startsWithoutAPlaceToWrite_data();
    void startsWithoutAPlaceToWrite();
    void saysThatTheFileWasEmpty();
};

void DamageTest::writeGood() const
{
    const Notebook notebook = Notebook::open(path());
    QVERIFY(!notebook.damage());
    const auto table = notebook.tables().add(QStringLiteral("Friday"), {QStringLiteral("river")});
    QVERIFY(table && notebook.tables().setCurrent(*table));
    QVERIFY(notebook.houseDecisions().decide(QStringLiteral("switch"), QStringLiteral("reading")));
    QVERIFY(notebook.stagePace().choose({2.0, true}));
    for (int i = 0; i < noteCount; ++i)
        QVERIFY(notebook.notes().set(QStringLiteral("clause-%1").arg(i), QString(100, u'x')));
}

void DamageTest::writeOneOfEach() const
{
    fillWithOneOfEach(Notebook::open(path()));
}

void DamageTest::harm(const Harm& harm) const
{
    const QByteArray content = contentOf(path());
    QVERIFY(content.size() >= 17 * page);
    QVERIFY(write(path(), harm(content)));
}

QStringList DamageTest::files() const
{
    return QDir(m_folder->path()).entryList({QStringLiteral("notebook.damaged*")}, QDir::Files);
}

void DamageTest::setsAside_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text")
        << QByteArray("Dear diary, this is no database but a text of some length.\n").repeated(20);
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("only the header") << QByteArray("SQLite format 3\0", 16) + QByteArray(84, '\x20');
}

void DamageTest::setsAside()
{
    QFETCH(QByteArray, content);
    QVERIFY(write(path(), content));
    const Notebook notebook = Notebook::open(path());
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->kind, Damage::Kind::SetAside);
    QCOMPARE(notebook.damage()->rescued, 0);
    QVERIFY(notebook.damage()->message().contains(QStringLiteral("nothing in it could be read")));
    QCOMPARE(contentOf(notebook.damage()->asideAs), content);
    QVERIFY(notebook.damage()->message().contains(notebook.damage()->asideAs));
    QVERIFY(notebook.notes().set(QStringLiteral("a"), QStringLiteral("b")));
    const Notebook again = Notebook::open(path());
    QVERIFY(!again.damage());
    QCOMPARE(again.notes().of(QStringLiteral("a")), QStringLiteral("b"));
}

void DamageTest::keepsWhatCanBeRead()
{
    writeGood();
    runOn(path(), {QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")});
    QByteArray content = contentOf(path());
    QVERIFY(content.size() > 20 * page);
    const auto bad = (content.size() / page * 2 / 3) * page;
    content.replace(bad, page, QByteArray(page, '\x5a'));
    QVERIFY(write(path(), content));

    const Notebook notebook = Notebook::open(path());
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->kind, Damage::Kind::SetAside);
    QCOMPARE(contentOf(notebook.damage()->asideAs), content);
    const auto notes = notebook.notes().all().size();
    QVERIFY2(notes > noteCount / 2 && notes < noteCount, qPrintable(QString::number(notes)));
    QVERIFY(notebook.notes().all().contains(QStringLiteral("clause-0")));
    QVERIFY(notebook.notes().all().contains(QStringLiteral("clause-%1").arg(noteCount - 1)));
    QCOMPARE(notebook.tables().current()->expansions, QStringList{QStringLiteral("river")});
    QCOMPARE(notebook.houseDecisions().all().size(), 1);
    QCOMPARE(notebook.stagePace().chosen(), (Pace{2.0, true}));
    QCOMPARE(notebook.damage()->rescued, static_cast<int>(notes) + 5);
    QVERIFY(notebook.damage()->message().contains(QStringLiteral("could be read and are kept")));
    QVERIFY(!Notebook::open(path()).damage());
}

/// A table begins on each of the pages 2, 5, 6, 7, 9, 11, 13, 15 and 17; on the others are their indexes, and
/// what lies on a table needs its game table.
void DamageTest::keepsWhatIsNotHarmed_data()
{
    QTest::addColumn<Harm>("harmed");
    QTest::addColumn<int>("kept");
    QTest::newRow("the last byte is lost") << cutTo(17 * page - 1) << entriesOfEach - 1;
    QTest::newRow("cut within a page") << cutTo(60000) << entriesOfEach - 2;
    QTest::newRow("cut between pages") << cutTo(10 * page) << 5;
    QTest::newRow("cut after a third") << cutTo(6 * page) << 3;
    QTest::newRow("cut after the schema") << cutTo(page) << 0;
    QTest::newRow("cut within the schema") << cutTo(1000) << 0;
    QTest::newRow("cut within the header") << cutTo(50) << 0;
    QTest::newRow("signature") << overwrite(0, QByteArray(16, '\0')) << entriesOfEach;
    QTest::newRow("size of pages") << overwrite(16, QByteArray("\x12\x34", 2)) << entriesOfEach;
    QTest::newRow("count of pages") << overwrite(28, QByteArray(4, '\x11')) << entriesOfEach;
    QTest::newRow("header of zeros") << overwrite(0, QByteArray(100, '\0')) << entriesOfEach;
    QTest::newRow("header of garbage") << overwrite(0, QByteArray(100, '\xa5')) << entriesOfEach;
    QTest::newRow("schema of garbage") << overwrite(100, QByteArray(page - 100, '\xa5')) << entriesOfEach;
    QTest::newRow("end of the schema") << overwrite(page - 600, QByteArray(600, '\0')) << entriesOfEach;
    QTest::newRow("first page") << spoilPage(1) << entriesOfEach;
    QTest::newRow("first page of zeros") << spoilPage(1, '\0') << entriesOfEach;
    QTest::newRow("page of the notes") << spoilPage(9) << entriesOfEach - 1;
    QTest::newRow("page of zeros") << spoilPage(7, '\0') << entriesOfEach - 1;
    QTest::newRow("index of the notes") << spoilPage(10) << entriesOfEach;
    QTest::newRow("page of the tables") << spoilPage(2) << entriesOfEach - 3;
    QTest::newRow("the second half") << overwrite(9 * page, QByteArray(8 * page, '\x33')) << 5;
}

void DamageTest::keepsWhatIsNotHarmed()
{
    QFETCH(Harm, harmed);
    QFETCH(int, kept);
    writeOneOfEach();
    harm(harmed);
    const Notebook notebook = Notebook::open(path());
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->kind, Damage::Kind::SetAside);
    QCOMPARE(notebook.damage()->rescued, kept);
    QVERIFY(!Notebook::open(path()).damage());
}

void DamageTest::keepsWhatLiesBetweenBadPages()
{
    writeGood();
    const QByteArray content = contentOf(path());
    std::vector<int> pagesOfNotes;
    for (int number = 10; number <= content.size() / page; ++number)
        if (content.at((number - 1) * page) == '\x0d' &&
            content.mid((number - 1) * page, page).contains("xxx"))
            pagesOfNotes.push_back(number);
    QVERIFY(pagesOfNotes.size() > 9);
    for (const std::size_t third : {pagesOfNotes.size() / 3, pagesOfNotes.size() * 2 / 3})
        harm(spoilPage(pagesOfNotes.at(third)));
    const Notebook notebook = Notebook::open(path());
    const auto mostOnAPage = 2 * noteCount / static_cast<int>(pagesOfNotes.size());
    QVERIFY(notebook.notes().all().size() < noteCount);
    QVERIFY(notebook.notes().all().size() >= noteCount - 2 * mostOnAPage);
}

/// A table of many rows begins with a page that has none, but leads to those that have.
void DamageTest::keepsWhatABadPageLedTo()
{
    writeGood();
    QVERIFY(Notebook::open(path()).notes().set(QStringLiteral("clause-7"), QString()));
    harm(spoilPage(9));
    const Notebook notebook = Notebook::open(path());
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.notes().all().size(), noteCount - 1);
    QVERIFY(!notebook.notes().all().contains(QStringLiteral("clause-7")));
    QCOMPARE(notebook.damage()->rescued, noteCount - 1 + 5);
    QVERIFY(notebook.houseRules().all().isEmpty());
    QVERIFY(!Notebook::open(path()).damage());
}

void DamageTest::keepsPairs()
{
    writeOneOfEach();
    const Place pair{PlaceKind::Pair, QStringLiteral("exp:abbot/term:fairy")};
    QVERIFY(Notebook::open(path()).recentPlaces().visit(pair));
    harm(spoilPage(9));
    const Notebook notebook = Notebook::open(path());
    QCOMPARE(notebook.damage()->rescued, entriesOfEach);
    QCOMPARE(notebook.recentPlaces().all().size(), 2U);
    QVERIFY(notebook.recentPlaces().all().front() == pair);
}

/// The file is copied while it is written, and then cut.
void DamageTest::keepsWhatIsInTheLog()
{
    writeOneOfEach();
    const QString copy = m_folder->filePath(QStringLiteral("copy"));
    {
        const Notebook notebook = Notebook::open(path());
        QVERIFY(notebook.notes().set(QStringLiteral("later"), QStringLiteral("in the log")));
        for (const QString& end : {QString(), QStringLiteral("-wal")})
            QVERIFY(QFile::copy(path() + end, copy + end));
    }
    QVERIFY(write(copy, contentOf(copy).left(12 * page)));
    const Notebook notebook = Notebook::open(copy);
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->rescued, 7);
    QCOMPARE(notebook.notes().of(QStringLiteral("later")), QStringLiteral("in the log"));
}

void DamageTest::passesOverALogOfGarbage()
{
    writeOneOfEach();
    harm(cutTo(12 * page));
    QVERIFY(write(path() + QStringLiteral("-wal"), QByteArray(5000, '\x77')));
    const Notebook notebook = Notebook::open(path());
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->rescued, 6);
}

void DamageTest::asideNamesDoNotCollide()
{
    for (int i = 0; i < 3; ++i) {
        QVERIFY(write(path(), QByteArray("junk").repeated(100)));
        QVERIFY(Notebook::open(path()).damage());
    }
    QCOMPARE(files().size(), 3);
}

void DamageTest::leavesNewerAlone()
{
    writeGood();
    runOn(path(), {QStringLiteral("PRAGMA user_version = %1").arg(migrations().size() + 1),
                   QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")});
    const QByteArray content = contentOf(path());
    {
        const Notebook notebook = Notebook::open(path());
        QVERIFY(notebook.damage());
        QCOMPARE(notebook.damage()->kind, Damage::Kind::Newer);
        QVERIFY(notebook.damage()->message().contains(path()));
        QVERIFY(notebook.notes().set(QStringLiteral("a"), QStringLiteral("b")));
    }
    QCOMPARE(contentOf(path()), content);
    QVERIFY(files().isEmpty());
}

/// A later version may have more columns, and may keep something else where a table was.
void DamageTest::showsWhatItKnowsOfNewer()
{
    writeOneOfEach();
    QVERIFY(Notebook::open(path()).recentPlaces().visit({PlaceKind::Pair, QStringLiteral("exp:a/term:b")}));
    runOn(path(), {QStringLiteral("PRAGMA user_version = %1").arg(migrations().size() + 1),
                   QStringLiteral("ALTER TABLE note ADD COLUMN colour TEXT"),
                   QStringLiteral("ALTER TABLE bookmark RENAME TO mark")});
    const Notebook notebook = Notebook::open(path());
    QCOMPARE(notebook.damage()->kind, Damage::Kind::Newer);
    QVERIFY(notebook.damage()->rescued > 0);
    QVERIFY(notebook.recentPlaces().all().front().kind == PlaceKind::Pair);
    QVERIFY(!notebook.notes().all().empty());
    QVERIFY(notebook.bookmarks().all().empty());
    QVERIFY(!notebook.tables().all().empty());
}

void DamageTest::startsWithoutAPlaceToWrite_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cause");
    QTest::newRow("in a file") << QStringLiteral("file/notebook")
                               << QStringLiteral("the folder “%1/file” cannot be made");
    QTest::newRow("a folder") << QStringLiteral("folder") << QStringLiteral("it is a folder");
    QTest::newRow("a device") << QStringLiteral("device") << QStringLiteral("it is no ordinary file");
}

void DamageTest::startsWithoutAPlaceToWrite()
{
    QFETCH(QString, name);
    QFETCH(QString, cause);
    QVERIFY(write(m_folder->filePath(QStringLiteral("file")), "no folder"));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    QVERIFY(QFile::link(QStringLiteral("/dev/null"), m_folder->filePath(QStringLiteral("device"))));
    const Notebook notebook = Notebook::open(m_folder->filePath(name));
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->kind, Damage::Kind::Unwritable);
    const QString why = u'(' + cause.replace(QStringLiteral("%1"), m_folder->path()) + u')';
    QVERIFY2(notebook.damage()->message().contains(why), qPrintable(notebook.damage()->message()));
    QVERIFY(notebook.tables().add(QStringLiteral("a"), {}));
}

/// An empty file is what is left when the disk was full at the first start, or where a copy went wrong.
void DamageTest::saysThatTheFileWasEmpty()
{
    QVERIFY(write(path(), {}));
    {
        const Notebook notebook = Notebook::open(path());
        QVERIFY(notebook.damage());
        QCOMPARE(notebook.damage()->kind, Damage::Kind::Empty);
        QVERIFY(notebook.damage()->message().contains(path()));
        QVERIFY(notebook.tables().add(QStringLiteral("a"), {}));
    }
    QVERIFY(!Notebook::open(path()).damage());
    QVERIFY(files().isEmpty());
}

GLOSSATOR_TEST(QCoreApplication, , DamageTest)
#include "damage_test.moc"
