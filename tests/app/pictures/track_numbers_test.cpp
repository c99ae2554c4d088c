// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/score_track_picture.h"
#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace glossator::pictures {

namespace {

/// Around all pixels that differ.
QRectF changed(const QImage& before, const QImage& after)
{
    QRect rect;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y))
                rect |= QRect(x, y, 1, 1);
    return QRectF(rect);
}

} // namespace

/// The numbers of the score track are as large as the text asks for and spaces have room.
class TrackNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersGrowWithTheText_data();
    void numbersGrowWithTheText();
    void largeNumbersLeaveRoomForFigures_data();
    void largeNumbersLeaveRoomForFigures();

private:
    /// Around the number of a space that nobody stands on, with letters of so many pixels.
    static QRectF numberOn(int space, const QRectF& track, int pixels);
};

QRectF TrackNumbersTest::numberOn(int space, const QRectF& track, int pixels)
{
    QFont font;
    font.setPixelSize(pixels);
    const auto with = [&](const QColor& ink) {
        Palette palette = paletteOf(Printing::Parchment);
        palette.labelText = ink;
        QImage image(track.size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ScoreTrackPicture(palette, font).paint(painter, {}, track);
        painter.end();
        return image.copy(ScoreTrackPicture::spaceRect(space, track).toAlignedRect());
    };
    return changed(with(Qt::black), with(Qt::red));
}

void TrackNumbersTest::numbersGrowWithTheText_data()
{
    QTest::addColumn<int>("cell");
    for (const int cell : {16, 24, 30, 45, 80})
        QTest::addRow("%d pixels", cell) << cell;
}

/// As far as two digits have room on a space.
void TrackNumbersTest::numbersGrowWithTheText()
{
    QFETCH(const int, cell);
    const QRectF track(0, 0, 14 * cell, 13 * cell);
    for (const int space : {8, 40, 48}) {
        const QRectF usual = numberOn(space, track, 13);
        const QRectF large = numberOn(space, track, 26);
        QVERIFY2(large.height() > usual.height() * 1.3, qPrintable(QString::number(large.height())));
        QVERIFY(large.left() >= cell * 0.05 && large.right() <= cell * 0.95);
        QCOMPARE(numberOn(space, track, 40), numberOn(space, track, 60));
    }
}

void TrackNumbersTest::largeNumbersLeaveRoomForFigures_data()
{
    QTest::addColumn<int>("cell");
    for (const int cell : {16, 18, 20, 22, 24, 45})
        QTest::addRow("%d pixels", cell) << cell;
}

void TrackNumbersTest::largeNumbersLeaveRoomForFigures()
{
    QFETCH(const int, cell);
    constexpr double large = 2;
    const QRectF track(0, 0, 14 * cell, 13 * cell);
    const QRectF number = ScoreTrackPicture::numberRect(12, track, large);
    const QRectF stand = ScoreTrackPicture::standRect(12, track, large);
    QVERIFY(number.height() >= ScoreTrackPicture::numberRect(12, track).height() * (cell < 24 ? 1 : 1.25));
    QVERIFY(stand.bottom() < number.top());
    QVERIFY(stand.height() >= std::min(ScoreTrackPicture::standRect(12, track).height(), cell * 0.5));
    const ScoreTrackScene scene{{{0, 62.0}}, {}};
    const QRectF shield = ScoreTrackPicture::shieldRects(scene, track, large).front();
    const QRectF usual = ScoreTrackPicture::shieldRects(scene, track).front();
    QVERIFY2(shield.width() >= usual.width() * 0.98, "its number is as large");
    QVERIFY(shield.bottom() <= number.top() + 0.5);
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, TrackNumbersTest)
#include "track_numbers_test.moc"
