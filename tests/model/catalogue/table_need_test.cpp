// SPDX-License-Identifier: GPL-3.0-or-later
// Which tables a clause matters at.
#include "model/catalogue/table_need.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator::catalogue;

class TableNeedTest : public QObject
{
    Q_OBJECT

private slots:
    void table_data();
    void table();
};

void TableNeedTest::table_data()
{
    QTest::addColumn<TableNeed>("need");
    QTest::addColumn<TableNeed>("missing"); ///< where the tower and the dragon lie on the table
    const auto line = [](const char* name, const TableNeed& need, const TableNeed& missing) {
        QTest::newRow(name) << need << missing;
    };
    line("nothing", {}, {});
    line("all that lie there", {{"tower", "dragon"}, {}}, {});
    line("one of all is not there", {{"tower", "inns"}, {}}, {{"inns"}, {}});
    line("any of which one lies there", {{}, {"inns", "dragon"}}, {});
    line("any of which none lies there", {{}, {"inns", "abbey"}}, {{}, {"inns", "abbey"}});
    line("all, and any", {{"tower"}, {"inns", "dragon"}}, {});
    line("all, and any of which none lies there", {{"tower"}, {"inns"}}, {{}, {"inns"}});
    line("one of all is not there, whatever else is", {{"inns"}, {"dragon"}}, {{"inns"}, {}});
}

void TableNeedTest::table()
{
    QFETCH(const TableNeed, need);
    QFETCH(const TableNeed, missing);
    const auto lies = [](const QString& box) { return box == u"tower" || box == u"dragon"; };
    QVERIFY(need.missing(lies) == missing);
    QCOMPARE(need.isMet(lies), missing == TableNeed{});
}

GLOSSATOR_TEST(QCoreApplication, , TableNeedTest)
#include "table_need_test.moc"
