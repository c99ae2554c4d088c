// SPDX-License-Identifier: GPL-3.0-or-later
// A notebook that cannot be used as it is never keeps the program from starting, and never loses what can be
// read.
#include "model/notebook/migrations.h"
#include "model/notebook/notebook.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::notebook;

namespace {

constexpr int noteCount = 400;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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

class DamageTest : public QObject
{
    Q_OBJECT

private:
    QString path() const { return m_folder->filePath(QStringLiteral("notebook")); }
    void writeGood() const;
    QStringList files() const;

    std::optional<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder.emplace(); }
    void setsAside_data();
    void setsAside();
    void keepsWhatCanBeRead();
    void asideNamesDoNotCollide();
    void leavesNewerAlone();
    void startsWithoutAPlaceToWrite();
    void migratesFromNothing();
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
    constexpr int page = 4096;
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
    QVERIFY(!Notebook::open(path()).damage());
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

void DamageTest::startsWithoutAPlaceToWrite()
{
    QVERIFY(write(m_folder->filePath(QStringLiteral("file")), "no folder"));
    const Notebook notebook = Notebook::open(m_folder->filePath(QStringLiteral("file/notebook")));
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->kind, Damage::Kind::Unwritable);
    QVERIFY(notebook.tables().add(QStringLiteral("a"), {}));
}

/// An empty file is what is left when the disk was full at the first start.
void DamageTest::migratesFromNothing()
{
    QVERIFY(write(path(), {}));
    const Notebook notebook = Notebook::open(path());
    QVERIFY(!notebook.damage());
    QVERIFY(notebook.tables().add(QStringLiteral("a"), {}));
}

QTEST_GUILESS_MAIN(DamageTest)
#include "damage_test.moc"
