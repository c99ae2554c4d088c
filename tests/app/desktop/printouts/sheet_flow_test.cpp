// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the last sheet are made about as long as each other, but for a table, which would need its
// head elsewhere.
#include "app/desktop/printouts/sheet_flow.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::desktop {

namespace {

constexpr SheetShape shape{100, 2, 60};

/// A rule, and the air below it.
RowParts rowOf(double height)
{
    RowParts row;
    row.main.push_back({{}, 0, height - 2});
    row.height = height;
    return row;
}

} // namespace

class SheetFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void theLastSheetIsEvened();
    void whatIsAcrossStaysAbove();
    void aTableStaysAsItIs();
    void aTableOnASheetBeforeIsNoTable();
    void oneColumnStaysAsItIs();

private:
    /// Places of what is on a sheet.
    static std::vector<std::pair<double, double>> placesOn(const SheetFlow& flow, int sheet)
    {
        std::vector<std::pair<double, double>> places;
        for (const PlacedPart& placed : flow.onSheet(sheet))
            places.emplace_back(placed.x, placed.y + placed.part.top);
        return places;
    }

    using Places = std::vector<std::pair<double, double>>;
};

/// Of four rows that one column has room for, two go to the other.
void SheetFlowTest::theLastSheetIsEvened()
{
    SheetFlow flow(shape);
    for (int i = 0; i < 4; ++i)
        flow.add(rowOf(20), false);
    flow.finish();
    QCOMPARE(placesOn(flow, 0), (Places{{0, 0}, {0, 20}, {0, 40}, {0, 60}}));
    flow.even();
    QCOMPARE(flow.sheets(), 1);
    QCOMPARE(placesOn(flow, 0), (Places{{0, 0}, {0, 20}, {60, 0}, {60, 20}}));
}

void SheetFlowTest::whatIsAcrossStaysAbove()
{
    SheetFlow flow(shape);
    flow.addAcross(rowOf(30));
    for (int i = 0; i < 2; ++i)
        flow.add(rowOf(20), false);
    flow.finish();
    flow.even();
    QCOMPARE(placesOn(flow, 0), (Places{{0, 0}, {0, 30}, {60, 30}}));
}

void SheetFlowTest::aTableStaysAsItIs()
{
    SheetFlow flow(shape);
    flow.add(rowOf(20), false);
    for (int i = 0; i < 3; ++i)
        flow.add(rowOf(20), false, [] { return rowOf(10); });
    flow.finish();
    const Places before = placesOn(flow, 0);
    QCOMPARE(before.size(), std::size_t{4});
    flow.even();
    QCOMPARE(placesOn(flow, 0), before);
}

/// The table ends with the first sheet, and the rules behind it go on to the second.
void SheetFlowTest::aTableOnASheetBeforeIsNoTable()
{
    SheetFlow flow(shape);
    for (int i = 0; i < 9; ++i) // above four of them its head stands again
        flow.add(rowOf(20), false, [] { return rowOf(10); });
    for (int i = 0; i < 2; ++i)
        flow.add(rowOf(20), false);
    flow.finish();
    QCOMPARE(flow.sheets(), 2);
    const Places first = placesOn(flow, 0);
    flow.even();
    QCOMPARE(placesOn(flow, 0), first);
    QCOMPARE(placesOn(flow, 1).back(), (std::pair<double, double>{60, 0}));
}

void SheetFlowTest::oneColumnStaysAsItIs()
{
    SheetFlow flow({100, 1, 0});
    for (int i = 0; i < 4; ++i)
        flow.add(rowOf(20), false);
    flow.finish();
    flow.even();
    QCOMPARE(placesOn(flow, 0), (Places{{0, 0}, {0, 20}, {0, 40}, {0, 60}}));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, SheetFlowTest)
#include "sheet_flow_test.moc"
