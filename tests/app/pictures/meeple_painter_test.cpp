// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/meeple_painter.h"
#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

namespace glossator::pictures {

/// Figures keep within their size, and players differ by colour and by mark.
class MeeplePainterTest : public QObject
{
    Q_OBJECT

private slots:
    void silhouettesAreOneUnitHigh();
    void silhouettesDiffer();
    void coloursDiffer();
    void marksDifferWithoutColour();
    void posesDiffer();
    void hasALightRim();
    void readableAtTwentyPixels();

private:
    static QImage painted(Figure figure, int player, Pose pose, double height);
};

QImage MeeplePainterTest::painted(Figure figure, int player, Pose pose, double height)
{
    const int size = static_cast<int>(height * 2);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    MeeplePainter(paletteOf(Printing::Parchment))
        .paint(painter, figure, player, pose, QPointF(height, height), height);
    return image;
}

void MeeplePainterTest::silhouettesAreOneUnitHigh()
{
    for (int i = 0; i < figureCount; ++i) {
        const QRectF bounds = MeeplePainter::silhouette(static_cast<Figure>(i)).boundingRect();
        QVERIFY(bounds.height() <= 1.001);
        QVERIFY(bounds.width() <= 1.1);
        QVERIFY(bounds.contains(QPointF(0, 0)));
    }
}

void MeeplePainterTest::silhouettesDiffer()
{
    for (int i = 0; i < figureCount; ++i)
        for (int j = 0; j < i; ++j)
            QVERIFY(painted(static_cast<Figure>(i), 0, Pose::Standing, 40) !=
                    painted(static_cast<Figure>(j), 0, Pose::Standing, 40));
}

void MeeplePainterTest::coloursDiffer()
{
    QSet<QRgb> colours;
    for (int player = 0; player < playerCount; ++player)
        colours.insert(MeeplePainter::colourOf(player).rgb());
    QCOMPARE(colours.size(), playerCount);
}

/// Printed in black on white, the marks of any two players differ by at least an eighth of their box.
void MeeplePainterTest::marksDifferWithoutColour()
{
    constexpr int size = 40;
    std::vector<QImage> marks;
    for (int player = 0; player < playerCount; ++player) {
        QImage image(size, size, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(size / 2.0, size / 2.0);
        painter.scale(size, size);
        painter.fillPath(MeeplePainter::markOf(player), Qt::black);
        painter.end();
        marks.push_back(image);
    }
    for (std::size_t i = 0; i < marks.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            int differing = 0;
            for (int y = 0; y < size; ++y)
                for (int x = 0; x < size; ++x)
                    differing += marks[i].pixel(x, y) != marks[j].pixel(x, y) ? 1 : 0;
            QVERIFY2(differing > size * size / 8,
                     qPrintable(QStringLiteral("players %1 and %2").arg(i).arg(j)));
        }
}

void MeeplePainterTest::posesDiffer()
{
    const QImage standing = painted(Figure::Meeple, 1, Pose::Standing, 40);
    QVERIFY(standing != painted(Figure::Meeple, 1, Pose::Lying, 40));
    QVERIFY(standing != painted(Figure::Meeple, 1, Pose::UpsideDown, 40));
}

void MeeplePainterTest::hasALightRim()
{
    const QImage image = painted(Figure::Meeple, 4, Pose::Standing, 60);
    int light = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            light += qAlpha(image.pixel(x, y)) == 255 && qGray(image.pixel(x, y)) > 235 ? 1 : 0;
    QVERIFY(light > 250);
}

void MeeplePainterTest::readableAtTwentyPixels()
{
    for (int i = 0; i < playerCount; ++i)
        for (int j = 0; j < i; ++j)
            QVERIFY(painted(Figure::Meeple, i, Pose::Standing, 20) !=
                    painted(Figure::Meeple, j, Pose::Standing, 20));
    const QImage image = painted(Figure::Meeple, 0, Pose::Standing, 20);
    int body = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            body += qAlpha(image.pixel(x, y)) == 255 ? 1 : 0;
    QVERIFY(body > 120);
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QCoreApplication, glossator::pictures, MeeplePainterTest)
#include "meeple_painter_test.moc"
