// SPDX-License-Identifier: GPL-3.0-or-later
// What is bound to statements.
#include "model/catalogue/statement.h"
#include "tests/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace glossator::catalogue;

class StatementTest : public QObject
{
    Q_OBJECT

private slots:
    void listsAreJson_data();
    void listsAreJson();
};

void StatementTest::listsAreJson_data()
{
    QTest::addColumn<QStringList>("list");
    QTest::newRow("none") << QStringList();
    QTest::newRow("nothing in it") << QStringList{QString()};
    QTest::newRow("words") << QStringList{QStringLiteral("city"), QStringLiteral("mănăstire")};
    QTest::newRow("signs") << QStringList{QStringLiteral("a\"b\\"), QStringLiteral("\t\n\u0001,]"),
                                          QStringLiteral("🐉")};
}

void StatementTest::listsAreJson()
{
    QFETCH(QStringList, list);
    QCOMPARE(QJsonDocument::fromJson(jsonOf(list).toUtf8()).array(), QJsonArray::fromStringList(list));
}

GLOSSATOR_TEST(QCoreApplication, , StatementTest)
#include "statement_test.moc"
