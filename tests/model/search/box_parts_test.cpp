// SPDX-License-Identifier: GPL-3.0-or-later
// Over the real catalogue: who has a box on the table has what lies in it.
#include "model/search/search.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator::search;

class BoxPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void boxesBringTheirPartsToTheTable();
};

/// The Fairy lies in the box of The Princess & the Dragon.
void BoxPartsTest::boxesBringTheirPartsToTheTable()
{
    auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    database.setDatabaseName(QStringLiteral(GLOSSATOR_CATALOGUE));
    QVERIFY(database.open());
    Query query;
    query.text = QStringLiteral("exp4-capture-meeples-only");
    query.table = {QStringLiteral("exp-4-tower"), QStringLiteral("exp-2-traders-builders"),
                   QStringLiteral("exp-3-princess-dragon")};
    const auto found = Search(database).find(query);
    QVERIFY(found.has_value());
    QVERIFY(!found->items.empty());
    QCOMPARE(found->items.front().id, query.text);
}

GLOSSATOR_TEST(QCoreApplication, , BoxPartsTest)
#include "box_parts_test.moc"
