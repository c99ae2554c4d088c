// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/square_numbers.h"
#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace glossator::pictures {

/// Numbers of columns and rows hide nothing that one looks for.
class SquareNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersKeepOffFigures();
    void numbersKeepOffPlates();
    void numbersStandFartherOutThanFigures_data();
    void numbersStandFartherOutThanFigures();
    void numbersGrowIntoWhatIsFree();
};

/// Where the board is larger than the view they lie on tiles.
void SquareNumbersTest::numbersKeepOffFigures()
{
    const QRect room(0, 0, 400, 400);
    const BoardView view{QRectF(room), {2, 2}, 200};
    Piece piece;
    piece.at = {1.5, 1.06}; // under the number of column 1
    const QPoint middle = view.toView(piece.at).toPoint();
    const QRect figure(middle - QPoint(36, 36), QSize(72, 72));
    const auto numbered = [&](const std::vector<Piece>& figures) {
        QImage image(room.size(), QImage::Format_RGB32);
        image.fill(Qt::blue);
        QPainter painter(&image);
        SquareNumbers numbers(paletteOf(Printing::Parchment), {}, view);
        numbers.keepOff(figures);
        numbers.paint(painter, {0, 0, 4, 4}, {}, room);
        return image;
    };
    QImage bare(figure.intersected(room).size(), QImage::Format_RGB32);
    bare.fill(Qt::blue);
    const QRect seen = figure.intersected(room);
    QVERIFY2(numbered({}).copy(seen) != bare, "the number is there");
    QVERIFY(numbered({piece}).copy(seen) == bare);
    QImage strip(200 - 36, 40, QImage::Format_RGB32); // of the column, up to the figure or from it on
    strip.fill(Qt::blue);
    const QImage moved = numbered({piece});
    QVERIFY2(moved.copy(QRect(QPoint(figure.right() + 1, 0), strip.size())) != strip ||
                 moved.copy(QRect(QPoint(figure.left() - strip.width(), 0), strip.size())) != strip,
             "it stands beside the figure");
}

/// Words that lie over a number leave it unread.
void SquareNumbersTest::numbersKeepOffPlates()
{
    const QRect room(0, 0, 400, 400);
    const BoardView view{QRectF(room), {2, 2}, 200};
    const QRect plate(60, 0, 80, 60); // over the number of column 1
    QImage image(room.size(), QImage::Format_RGB32);
    image.fill(Qt::blue);
    QPainter painter(&image);
    SquareNumbers numbers(paletteOf(Printing::Parchment), {}, view);
    numbers.keepOff(std::vector{QRectF(plate)});
    numbers.paint(painter, {0, 0, 4, 4}, {}, room);
    painter.end();
    QImage bare(plate.size(), QImage::Format_RGB32);
    bare.fill(Qt::blue);
    QVERIFY(image.copy(plate) == bare);
    const QImage left = image.copy(20, 0, 40, 60);
    const QImage right = image.copy(141, 0, 40, 60);
    QVERIFY2(left != bare.copy(0, 0, 40, 60) || right != bare.copy(0, 0, 40, 60), "it stands beside them");
}

void SquareNumbersTest::numbersStandFartherOutThanFigures_data()
{
    QTest::addColumn<QPointF>("at");
    QTest::newRow("above") << QPointF(0.5, 0.1);
    QTest::newRow("to the left") << QPointF(0.1, 0.5);
}

/// They stay in the middle of their column or row, beyond whoever reaches over the edge.
void SquareNumbersTest::numbersStandFartherOutThanFigures()
{
    QFETCH(const QPointF, at);
    const QRect room(0, 0, 300, 300);
    const BoardView view{QRectF(room), {0.5, 0.5}, 150};
    const bool isAbove = at.y() < at.x();
    const auto inkOf = [&](const std::vector<Piece>& figures) {
        QImage image(room.size(), QImage::Format_RGB32);
        image.fill(Qt::blue);
        QPainter painter(&image);
        SquareNumbers numbers(paletteOf(Printing::Parchment), {}, view);
        numbers.keepOff(figures);
        numbers.paint(painter, {0, 0, 1, 1}, {}, isAbove ? QRect(75, 0, 150, 75) : QRect(0, 75, 75, 150));
        QRect ink;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) != Qt::blue)
                    ink |= QRect(x, y, 1, 1);
        return ink;
    };
    Piece piece;
    piece.at = at;
    const QRect ink = inkOf({piece});
    QVERIFY(!ink.isEmpty());
    const double half = figureHeight / 2 * view.squareSize;
    const QPointF middle = view.toView(at);
    QVERIFY(!QRectF(ink).intersects({middle - QPointF(half, half), QSizeF(half, half) * 2}));
    const QPoint moved = ink.center() - inkOf({}).center();
    QVERIFY(isAbove ? moved.x() == 0 && moved.y() < 0 : moved.y() == 0 && moved.x() < 0);
}

/// Never over a square, and not where there is no room.
void SquareNumbersTest::numbersGrowIntoWhatIsFree()
{
    const QRectF squares(-2, -1, 5, 5);
    const auto heightIn = [&](const QRectF& room, int letters, bool grows) {
        QFont font;
        font.setPixelSize(letters);
        const BoardView view{room, squares.center(), 50};
        SquareNumbers numbers(paletteOf(Printing::Parchment), font, view);
        if (grows)
            numbers.growInto(squares, view);
        const QRectF seen(view.toView(squares.topLeft()), view.toView(squares.bottomRight()));
        const QRegion region = numbers.region(squares);
        if (room.height() > 300 && region.intersects(seen.adjusted(1, 1, -1, -1).toRect()))
            return -1;
        const QRect above(static_cast<int>(seen.center().x()), 0, 1, static_cast<int>(seen.top()) + 40);
        return region.intersected(above).boundingRect().height();
    };
    const QRectF much(0, 0, 400, 400);
    const QRectF little(0, 0, 320, 280);
    QVERIFY(heightIn(much, 26, true) > 1.4 * heightIn(much, 26, false));
    QVERIFY(heightIn(little, 26, true) == heightIn(little, 26, false));
    QVERIFY(heightIn(much, 13, true) == heightIn(much, 13, false));
    const QRectF some(0, 0, 330, 320); // more than they need, and less than they want
    QVERIFY(heightIn(some, 26, true) > heightIn(some, 26, false));
    QVERIFY(heightIn(some, 26, true) < heightIn(much, 26, true));
    const auto roomIn = [&](QPointF moved) {
        QFont font;
        font.setPixelSize(26);
        const BoardView all{some, squares.center(), 50};
        SquareNumbers numbers(paletteOf(Printing::Parchment), font, {some, squares.center() + moved, 50});
        numbers.growInto(squares, all);
        return numbers.room();
    };
    for (const QPointF moved : {QPointF(-1, 0), QPointF(0, 0.5), QPointF(-1, -1)}) // while it is dragged
        QCOMPARE(roomIn(moved), roomIn({}));
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, SquareNumbersTest)
#include "square_numbers_test.moc"
