// SPDX-License-Identifier: GPL-3.0-or-later
// Whose notebook was damaged is told of which kind of entries some may be missing.
#include "model/notebook/notebook.h"
#include "tests/model/notebook/one_of_each.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::notebook;

namespace {

constexpr qint64 sizeOfPage = 4096;

} // namespace

class MissingTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsOfWhichKind_data();
    void tellsOfWhichKind();
};

/// See fillWithOneOfEach() for what lies on a page.
void MissingTest::tellsOfWhichKind_data()
{
    QTest::addColumn<QList<int>>("pages");
    QTest::addColumn<QString>("missing");
    QTest::newRow("tables") << QList{2} << QStringLiteral("tables");
    QTest::newRow("boxes of tables") << QList{5} << QStringLiteral("tables");
    QTest::newRow("bookmarks") << QList{7} << QStringLiteral("bookmarks");
    QTest::newRow("notes") << QList{9} << QStringLiteral("notes");
    QTest::newRow("an index of notes") << QList{10} << QString();
    QTest::newRow("places") << QList{11} << QString();
    QTest::newRow("decisions") << QList{13} << QStringLiteral("house decisions");
    QTest::newRow("rules of the house") << QList{15} << QStringLiteral("house decisions");
    QTest::newRow("several") << QList{9, 13} << QStringLiteral("notes, house decisions");
    QTest::newRow("the schema") << QList{1} << QString();
    QTest::newRow("the schema too") << QList{1, 7} << QStringLiteral("bookmarks");
}

void MissingTest::tellsOfWhichKind()
{
    QFETCH(QList<int>, pages);
    QFETCH(QString, missing);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("notebook"));
    fillWithOneOfEach(Notebook::open(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    for (const int number : pages) {
        QVERIFY(file.seek((number - 1) * sizeOfPage));
        QCOMPARE(file.write(QByteArray(sizeOfPage, '\x5a')), sizeOfPage);
    }
    file.close();
    const Notebook notebook = Notebook::open(path);
    QVERIFY(notebook.damage());
    const QString told = notebook.damage()->message();
    const QString sentence = QStringLiteral(" What may be missing: %1.").arg(missing);
    QVERIFY2(missing.isEmpty() ? !told.contains(QStringLiteral("missing")) : told.endsWith(sentence),
             qPrintable(told));
}

GLOSSATOR_TEST(QCoreApplication, , MissingTest)
#include "missing_test.moc"
