// SPDX-License-Identifier: GPL-3.0-or-later
// Each folder of fixtures but `good` puts its files over those of `good` and says in expected.txt what the
// compiler must tell of them. Nothing is written then.
#include "tests/app/compiler/compiler_run.h"
#include "tests/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace glossator::compiler;

class FaultTest : public QObject
{
    Q_OBJECT

private slots:
    void faultsAreTold_data();
    void faultsAreTold();
    void earlierCatalogueStays();
};

void FaultTest::faultsAreTold_data()
{
    QTest::addColumn<QString>("fixture");
    const QDir fixtures(QStringLiteral(GLOSSATOR_FIXTURES));
    for (const QString& name : fixtures.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (name != QLatin1String("good"))
            QTest::newRow(qPrintable(name)) << fixtures.filePath(name);
}

void FaultTest::faultsAreTold()
{
    QFETCH(QString, fixture);
    const QTemporaryDir folder;
    QVERIFY(copyTree(QStringLiteral(GLOSSATOR_FIXTURES) + QLatin1String("/good"), folder.path()));
    QVERIFY(copyTree(fixture, folder.path()));
    const QString expected = QString::fromUtf8(contentOf(fixture + QLatin1String("/expected.txt")));
    const CompilerRun run = compileFolder(folder.path(), QStringLiteral("out.catalogue"));
    QCOMPARE(run.told, expected);
    QCOMPARE(run.status, 1);
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("out*")}), QStringList());
}

void FaultTest::earlierCatalogueStays()
{
    const QTemporaryDir folder;
    QVERIFY(copyTree(QStringLiteral(GLOSSATOR_FIXTURES) + QLatin1String("/unknown-kind"), folder.path()));
    QDir(folder.path()).mkpath(QStringLiteral("translations"));
    QDir(folder.path()).mkpath(QStringLiteral("cases"));
    QFile earlier(folder.filePath(QStringLiteral("out.catalogue")));
    QVERIFY(earlier.open(QIODevice::WriteOnly));
    earlier.write("earlier");
    earlier.close();
    QCOMPARE(compileFolder(folder.path(), QStringLiteral("out.catalogue")).status, 1);
    QCOMPARE(contentOf(earlier.fileName()), QByteArray("earlier"));
}

GLOSSATOR_TEST(QCoreApplication, , FaultTest)
#include "fault_test.moc"
