// SPDX-License-Identifier: GPL-3.0-or-later
// The inks of the matrix say who speaks, wherever the cell lies and whatever is pointed at.
#include "app/desktop/look/inks.h"
#include "app/desktop/pair/matrix_delegate.h"
#include "app/desktop/pair/matrix_model.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QPainter>
#include <QTest>

namespace glossator::desktop {

class MatrixInksTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void crossLeavesTheInks_data();
    void crossLeavesTheInks();
    void emptyCellsAreLitUp_data() { crossLeavesTheInks_data(); }
    void emptyCellsAreLitUp();
    void boxesByThemselvesLieOnTheSamePaper();
    void whatIsOffTheTableKeepsItsInks_data() { crossLeavesTheInks_data(); }
    void whatIsOffTheTableKeepsItsInks();

private:
    [[nodiscard]] QImage painted(const QModelIndex& index, const QModelIndex& pointedAt,
                                 const QPalette& palette) const;
    [[nodiscard]] QModelIndex cellWith(bool isInked) const;

    MatrixModel m_model;
};

void MatrixInksTest::initTestCase()
{
    m_model.setMatrix(pairs::PairMatrix(compiledCatalogue()));
}

/// Without the edge of the cell, where the cross is seen.
QImage MatrixInksTest::painted(const QModelIndex& index, const QModelIndex& pointedAt,
                               const QPalette& palette) const
{
    constexpr int side = 24;
    MatrixCross cross;
    cross.hovered = pointedAt;
    const MatrixDelegate delegate(cross, nullptr);
    QStyleOptionViewItem option;
    option.palette = palette;
    option.rect = {0, 0, side, side};
    QImage image(option.rect.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    delegate.paint(&painter, option, index);
    return image.copy(option.rect.adjusted(1, 1, -2, -2));
}

/// The first beside the diagonal.
QModelIndex MatrixInksTest::cellWith(bool isInked) const
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        for (int column = 0; column < row; ++column)
            if (const QModelIndex at = m_model.index(row, column); (m_model.cell(at).total() > 0) == isInked)
                return at;
    return {};
}

void MatrixInksTest::crossLeavesTheInks_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << paletteOf(inksOf(pictures::Printing::Parchment));
    QTest::newRow("dark") << paletteOf(inksOf(pictures::Printing::Ink));
}

void MatrixInksTest::crossLeavesTheInks()
{
    QFETCH(QPalette, palette);
    const QModelIndex inked = cellWith(true);
    const QModelIndex inItsRow = inked.siblingAtColumn(inked.column() + 1);
    const QModelIndex inItsColumn = inked.siblingAtRow(inked.row() + 1);
    const QImage alone = painted(inked, {}, palette);
    QCOMPARE(painted(inked, inItsRow, palette), alone);
    QCOMPARE(painted(inked, inItsColumn, palette), alone);
}

void MatrixInksTest::emptyCellsAreLitUp()
{
    QFETCH(QPalette, palette);
    const QModelIndex empty = cellWith(false);
    QVERIFY(painted(empty, empty.siblingAtColumn(empty.column() + 1), palette) !=
            painted(empty, {}, palette));
}

/// Another ground there would be one more colour to be explained.
void MatrixInksTest::boxesByThemselvesLieOnTheSamePaper()
{
    const QPalette palette = paletteOf(inksOf(pictures::Printing::Parchment));
    constexpr QPoint corner(0, 0);
    const QColor ground = painted(cellWith(false), {}, palette).pixelColor(corner);
    int compared = 0;
    for (int box = 0; box < m_model.rowCount(); ++box)
        if (const QModelIndex own = m_model.index(box, box); m_model.cell(own).total() == 0) {
            QCOMPARE(painted(own, {}, palette).pixelColor(corner), ground);
            ++compared;
        }
    QVERIFY(compared > 0);
}

/// It stands back all the same.
void MatrixInksTest::whatIsOffTheTableKeepsItsInks()
{
    QFETCH(QPalette, palette);
    const QModelIndex inked = cellWith(true);
    const QImage onTable = painted(inked, {}, palette);
    m_model.setTable({QStringLiteral("base")});
    const QImage off = painted(inked, {}, palette);
    m_model.setTable({});
    QVERIFY(off != onTable);
    QPoint share(off.width() / 2, off.height() - 1); // of the bar that says who speaks, at the foot
    while (share.y() > 0 && off.pixelColor(share) == off.pixelColor(0, 0))
        share.ry() -= 1;
    QVERIFY(share.y() > off.height() / 2);
    QCOMPARE(off.pixelColor(share), onTable.pixelColor(share));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, MatrixInksTest)
#include "matrix_inks_test.moc"
