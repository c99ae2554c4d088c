// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is no good catalogue is refused with its reason, whatever is wrong with it.
#include "model/catalogue/catalogue.h"
#include "model/catalogue/catalogue_finder.h"
#include "model/catalogue/schema.h"
#include "tests/model/catalogue/catalogue_file.h"
#include "tests/test_program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::catalogue;

namespace {

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

} // namespace

class OpenTest : public QObject
{
    Q_OBJECT

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void refused(const QString& name, OpenError::Kind kind, const QString& told);

    QTemporaryDir m_folder;
    QByteArray m_good;

private slots:
    void initTestCase();
    void opensReadOnly();
    void opensWithinMilliseconds();
    void opensUnderAnyName_data();
    void opensUnderAnyName();
    void leavesNoConnectionBehind();
    void missing();
    void folder();
    void junk_data();
    void junk();
    void truncated_data();
    void truncated();
    void foreign();
    void otherVersion_data();
    void otherVersion();
    void withoutTables();
    void damagedWithin();
    void unreadable();
    void spellsKinds();
    void isLookedForInOrder();
};

void OpenTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QCOMPARE(writeSmallCatalogue(path(QStringLiteral("good"))), QString());
    m_good = contentOf(path(QStringLiteral("good")));
    QVERIFY(m_good.size() > 8192);
}

void OpenTest::refused(const QString& name, OpenError::Kind kind, const QString& told)
{
    const auto catalogue = Catalogue::open(path(name));
    QVERIFY(!catalogue);
    QCOMPARE(toString(catalogue.error().kind), toString(kind));
    QCOMPARE(catalogue.error().path, path(name));
    QVERIFY2(catalogue.error().message().contains(told), qPrintable(catalogue.error().message()));
    QVERIFY(catalogue.error().message().contains(path(name)));
}

void OpenTest::opensReadOnly()
{
    const auto catalogue = Catalogue::open(path(QStringLiteral("good")));
    QVERIFY(catalogue);
    QCOMPARE(catalogue->path(), path(QStringLiteral("good")));
    QSqlQuery query(catalogue->database());
    QVERIFY(!query.exec(QStringLiteral("DELETE FROM clause_link")));
    QCOMPARE(contentOf(path(QStringLiteral("good"))), m_good);
}

void OpenTest::opensWithinMilliseconds()
{
    QElapsedTimer timer;
    timer.start();
    constexpr int times = 20;
    for (int i = 0; i < times; ++i)
        QVERIFY(Catalogue::open(path(QStringLiteral("good"))));
    QVERIFY2(timer.elapsed() < times * 20, qPrintable(QString::number(timer.elapsed())));
}

void OpenTest::opensUnderAnyName_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("space") << "a catalogue";
    QTest::newRow("question mark") << "what?immutable=0";
    QTest::newRow("percent and hash") << "100%#1";
    QTest::newRow("letters") << QStringLiteral("glosă·ț");
}

void OpenTest::opensUnderAnyName()
{
    QFETCH(QString, name);
    QVERIFY(write(path(name), m_good));
    const auto catalogue = Catalogue::open(path(name));
    QVERIFY(catalogue);
    QCOMPARE(catalogue->clauseIds().size(), 6);
}

void OpenTest::leavesNoConnectionBehind()
{
    const QStringList before = QSqlDatabase::connectionNames();
    {
        auto first = Catalogue::open(path(QStringLiteral("good")));
        QVERIFY(first);
        Catalogue moved = std::move(*first);
        auto second = Catalogue::open(path(QStringLiteral("good")));
        QVERIFY(second);
        moved = std::move(*second);
        QCOMPARE(moved.clauseIds().size(), 6);
    }
    QCOMPARE(QSqlDatabase::connectionNames(), before);
}

void OpenTest::missing()
{
    refused(QStringLiteral("nowhere"), OpenError::Kind::Missing, QStringLiteral("no catalogue at"));
    QVERIFY(!QFile::exists(path(QStringLiteral("nowhere"))));
}

void OpenTest::folder()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("folder")));
    refused(QStringLiteral("folder"), OpenError::Kind::NotDatabase, QStringLiteral("no SQLite database"));
}

void OpenTest::junk_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("short") << QByteArray("SQLite");
    QTest::newRow("text") << QByteArray("This is a letter to my aunt. ").repeated(500);
    QTest::newRow("zeros") << QByteArray(10000, '\0');
}

void OpenTest::junk()
{
    QFETCH(QByteArray, content);
    QVERIFY(write(path(QStringLiteral("junk")), content));
    refused(QStringLiteral("junk"), OpenError::Kind::NotDatabase, QStringLiteral("no SQLite database"));
}

void OpenTest::truncated_data()
{
    QTest::addColumn<int>("missing");
    QTest::newRow("last byte") << 1;
    QTest::newRow("last page") << 4096;
    QTest::newRow("all but the header") << -100;
    QTest::newRow("half the header") << -50;
}

void OpenTest::truncated()
{
    QFETCH(int, missing);
    QVERIFY(
        write(path(QStringLiteral("cut")), missing > 0 ? m_good.chopped(missing) : m_good.left(-missing)));
    refused(QStringLiteral("cut"), OpenError::Kind::Truncated, QStringLiteral("cut off"));
}

void OpenTest::foreign()
{
    QCOMPARE(runOnFile(path(QStringLiteral("foreign")), QStringLiteral("CREATE TABLE clause (id TEXT);")),
             QString());
    refused(QStringLiteral("foreign"), OpenError::Kind::Foreign, QStringLiteral("another program"));
}

void OpenTest::otherVersion_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<OpenError::Kind>("kind");
    QTest::addColumn<QString>("told");
    QTest::newRow("older") << schemaVersion - 1 << OpenError::Kind::Older << "too old";
    QTest::newRow("newer") << schemaVersion + 1 << OpenError::Kind::Newer << "too new";
    QTest::newRow("much newer") << 4711 << OpenError::Kind::Newer << "4711";
}

void OpenTest::otherVersion()
{
    QFETCH(int, version);
    QFETCH(OpenError::Kind, kind);
    QFETCH(QString, told);
    QVERIFY(write(path(QStringLiteral("version")), m_good));
    QCOMPARE(
        runOnFile(path(QStringLiteral("version")), QStringLiteral("PRAGMA user_version = %1;").arg(version)),
        QString());
    refused(QStringLiteral("version"), kind, told);
}

void OpenTest::withoutTables()
{
    QVERIFY(write(path(QStringLiteral("bare")), m_good));
    QCOMPARE(runOnFile(path(QStringLiteral("bare")),
                       QStringLiteral("DROP TABLE case_proves; DROP TABLE case_caption; "
                                      "DROP TABLE case_expansion; DROP TABLE case_file;")),
             QString());
    refused(QStringLiteral("bare"), OpenError::Kind::Damaged, QStringLiteral("case_file"));
}

void OpenTest::damagedWithin()
{
    QByteArray content = m_good;
    content.replace(100, 3900, QByteArray(3900, 'x')); // the page of the schema
    QVERIFY(write(path(QStringLiteral("damaged")), content));
    refused(QStringLiteral("damaged"), OpenError::Kind::Damaged, QStringLiteral("damaged"));
}

void OpenTest::unreadable()
{
    QVERIFY(write(path(QStringLiteral("secret")), m_good));
    QFile::setPermissions(path(QStringLiteral("secret")), QFileDevice::WriteOwner);
    if (QFile file(path(QStringLiteral("secret"))); file.open(QIODevice::ReadOnly))
        QSKIP("this user may read every file");
    refused(QStringLiteral("secret"), OpenError::Kind::Unreadable, QStringLiteral("cannot be read"));
}

void OpenTest::spellsKinds()
{
    QCOMPARE(toString(OpenError::Kind::NotDatabase), QStringLiteral("not-database"));
    QCOMPARE(toString(OpenError::Kind::Damaged), QStringLiteral("damaged"));
}

/// What is asked for, then what the environment says, then the usual places: the first that is there.
void OpenTest::isLookedForInOrder()
{
    const QString good = path(QStringLiteral("good"));
    QCOMPARE(cataloguePlaces(QStringLiteral("/a")), QStringList{QStringLiteral("/a")});
    qputenv("GLOSSATOR_CATALOGUE", good.toUtf8());
    QCOMPARE(cataloguePlaces({}), QStringList{good});
    QCOMPARE(findCatalogue({}), good);
    QCOMPARE(findCatalogue(QStringLiteral("/a")), QStringLiteral("/a"));
    qunsetenv("GLOSSATOR_CATALOGUE");
    QVERIFY(cataloguePlaces({}).size() > 1);
}

GLOSSATOR_TEST(QCoreApplication, , OpenTest)
#include "open_test.moc"
