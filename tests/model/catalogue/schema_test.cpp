// SPDX-License-Identifier: GPL-3.0-or-later
// The schema explains each of its tables and columns, and its tables are strict.
#include "model/catalogue/schema.h"
#include "tests/test_program.h"

#include <QRegularExpression>
#include <QtTest>

using namespace glossator::catalogue;

class SchemaTest : public QObject
{
    Q_OBJECT

private slots:
    void tables_data();
    void tables();
};

void SchemaTest::tables_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("options");
    const QRegularExpression table(
        QStringLiteral("\\n([^\\n]*)\\nCREATE TABLE (\\w+) \\(\\n(.*?)\\n\\)([^\\n]*);"),
        QRegularExpression::DotMatchesEverythingOption);
    auto matches = table.globalMatch(schemaSql());
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        QTest::newRow(qPrintable(match.captured(2)))
            << match.captured(1) << match.captured(3) << match.captured(4);
    }
}

void SchemaTest::tables()
{
    QFETCH(QString, before);
    QFETCH(QString, columns);
    QFETCH(QString, options);
    QVERIFY2(before.startsWith(QLatin1String("-- ")), "no comment above the table");
    QVERIFY2(options.contains(QLatin1String("STRICT")), "not STRICT");
    const QStringList parts = columns.split(QRegularExpression(QStringLiteral("\\n    (?=[a-zA-Z])")));
    for (const QString& part : parts)
        if (part.trimmed().at(0).isLower())
            QVERIFY2(part.contains(QLatin1String("-- ")), qPrintable(part));
}

GLOSSATOR_TEST(QCoreApplication, , SchemaTest)
#include "schema_test.moc"
