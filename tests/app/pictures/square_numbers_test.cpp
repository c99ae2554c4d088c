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

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, SquareNumbersTest)
#include "square_numbers_test.moc"
