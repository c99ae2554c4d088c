// SPDX-License-Identifier: GPL-3.0-or-later
// A notebook that may not be written in is read all the same; one that may not be read is not called
// protected.
#include "model/notebook/notebook.h"
#include "tests/model/notebook/file_content.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

using namespace glossator::notebook;

namespace {

constexpr int entries = 2; ///< that are written

/// File modes count, as they do not for the administrator, whom tests may run as. The folder becomes that of
/// whoever is left.
class WithoutPrivileges
{
public:
    explicit WithoutPrivileges(const QString& folder) : m_isNeeded(geteuid() == 0)
    {
        if (!m_isNeeded)
            return;
        for (const QString& each : QDir(folder).entryList(QDir::Files) + QStringList{QStringLiteral(".")})
            QCOMPARE(chown(qPrintable(folder + u'/' + each), nobody, nobody), 0);
        QCOMPARE(setresuid(nobody, nobody, 0), 0);
    }
    ~WithoutPrivileges()
    {
        if (m_isNeeded && setresuid(0, 0, 0) != 0)
            std::abort();
    }
    Q_DISABLE_COPY_MOVE(WithoutPrivileges)

private:
    static constexpr uid_t nobody = 65534;
    bool m_isNeeded;
};

/// A mode that a file or folder has for a while.
class Protected
{
public:
    Protected(QString path, mode_t mode) : m_path(std::move(path))
    {
        struct stat before = {};
        QCOMPARE(stat(qPrintable(m_path), &before), 0);
        m_before = before.st_mode;
        QCOMPARE(chmod(qPrintable(m_path), mode), 0);
    }
    ~Protected() { (void)chmod(qPrintable(m_path), m_before); }
    Q_DISABLE_COPY_MOVE(Protected)

private:
    QString m_path;
    mode_t m_before = 0;
};

} // namespace

class ReadOnlyTest : public QObject
{
    Q_OBJECT

private:
    QString path() const { return m_folder->filePath(QStringLiteral("notebook")); }
    void write() const;

    std::optional<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder.emplace(); }
    void readsWhatItMayNotWrite_data();
    void readsWhatItMayNotWrite();
    void saysWhatItMayNotRead();
    void saysThatTheFolderIsProtected();
};

void ReadOnlyTest::write() const
{
    const Notebook notebook = Notebook::open(path());
    const Place place{PlaceKind::Clause, QStringLiteral("base-supply")};
    QVERIFY(notebook.bookmarks().add({place, QDateTime({2026, 1, 2}, {3, 4}, Qt::UTC)}));
    QVERIFY(notebook.notes().set(place.id, QStringLiteral("ours")));
}

void ReadOnlyTest::readsWhatItMayNotWrite_data()
{
    QTest::addColumn<bool>("isFolder");
    QTest::addColumn<QString>("why");
    QTest::newRow("file") << false << QStringLiteral("(it is write-protected)");
    QTest::newRow("folder") << true << QStringLiteral("(its folder is write-protected)");
}

/// Its entries are there, what is written is so for as long as the program runs, and the file stays.
void ReadOnlyTest::readsWhatItMayNotWrite()
{
    QFETCH(bool, isFolder);
    QFETCH(QString, why);
    write();
    const QByteArray content = contentOf(path());
    const WithoutPrivileges nobody(m_folder->path());
    const Protected until(isFolder ? m_folder->path() : path(), isFolder ? 0555 : 0444);
    {
        const Notebook notebook = Notebook::open(path());
        QVERIFY(notebook.damage());
        QCOMPARE(notebook.damage()->kind, Damage::Kind::ReadOnly);
        QCOMPARE(notebook.damage()->rescued, entries);
        QVERIFY2(notebook.damage()->message().contains(why), qPrintable(notebook.damage()->message()));
        QCOMPARE(notebook.notes().of(QStringLiteral("base-supply")), QStringLiteral("ours"));
        QCOMPARE(notebook.bookmarks().all().size(), std::size_t{1});
        QVERIFY(notebook.notes().set(QStringLiteral("base-supply"), QStringLiteral("ours, now")));
        QCOMPARE(notebook.notes().of(QStringLiteral("base-supply")), QStringLiteral("ours, now"));
    }
    QCOMPARE(contentOf(path()), content);
    QCOMPARE(Notebook::open(path()).notes().of(QStringLiteral("base-supply")), QStringLiteral("ours"));
    QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*.damaged*")}, QDir::Files), QStringList());
}

void ReadOnlyTest::saysWhatItMayNotRead()
{
    write();
    const WithoutPrivileges nobody(m_folder->path());
    const Protected until(path(), 0000);
    const Notebook notebook = Notebook::open(path());
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->kind, Damage::Kind::Unwritable);
    const QString told = notebook.damage()->message();
    QVERIFY2(told.contains(QStringLiteral("may not read")) && told.contains(path()), qPrintable(told));
    QVERIFY2(!told.contains(QStringLiteral("protected")), qPrintable(told));
}

/// Where nothing was written yet.
void ReadOnlyTest::saysThatTheFolderIsProtected()
{
    const WithoutPrivileges nobody(m_folder->path());
    const Protected until(m_folder->path(), 0555);
    const Notebook notebook = Notebook::open(path());
    QVERIFY(notebook.damage());
    QCOMPARE(notebook.damage()->kind, Damage::Kind::Unwritable);
    QVERIFY(notebook.damage()->message().contains(QStringLiteral("(its folder is write-protected)")));
    QVERIFY(notebook.notes().set(QStringLiteral("a"), QStringLiteral("b")));
}

GLOSSATOR_TEST(QCoreApplication, , ReadOnlyTest)
#include "read_only_test.moc"
