// SPDX-License-Identifier: GPL-3.0-or-later
// Every sign that an expansion may have is drawn, and as small as in a list no two can be taken for one
// another.
#include "app/pictures/box_picture.h"
#include "model/catalogue/expansion_signs.h"
#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace glossator::pictures {

/// Every sign that an expansion may have is drawn, and as small as in a list no two can be taken for one
/// another.
class BoxPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void everySignIsDrawn_data();
    void everySignIsDrawn();
    void noTwoSignsLookTheSame_data();
    void noTwoSignsLookTheSame();
    void unknownSignsAreEmpty();
    void keepsToItsSquare();
};

namespace {

constexpr int signSide = 20; ///< in pixels, as in a list

QImage painted(const QString& sign, Printing printing, int size = signSide)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintBoxPicture(painter, paletteOf(printing), sign.toStdString(), image.rect());
    return image;
}

bool isOther(const QColor& a, const QColor& b)
{
    constexpr int seen = 40;
    return std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                     std::abs(a.blue() - b.blue())}) > seen;
}

/// How many pixels clearly differ.
int difference(const QImage& one, const QImage& other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += isOther(one.pixelColor(x, y), other.pixelColor(x, y)) ? 1 : 0;
    return count;
}

void addPrintings()
{
    QTest::addColumn<Printing>("printing");
    QTest::newRow("day") << Printing::Parchment;
    QTest::newRow("night") << Printing::Ink;
}

} // namespace

void BoxPictureTest::everySignIsDrawn_data()
{
    QTest::addColumn<QString>("sign");
    for (const QString& sign : catalogue::expansionSigns())
        QTest::newRow(qPrintable(sign)) << sign;
}

void BoxPictureTest::everySignIsDrawn()
{
    QFETCH(QString, sign);
    QVERIFY(hasBoxPicture(sign.toStdString()));
    for (const Printing printing : {Printing::Parchment, Printing::Ink}) {
        const QImage image = painted(sign, printing);
        QSet<QRgb> colours; // on the ground there is something of another colour
        for (int y = 4; y < signSide - 4; ++y)
            for (int x = 4; x < signSide - 4; ++x)
                colours.insert(image.pixel(x, y));
        QVERIFY(colours.size() > 3);
        QVERIFY(difference(image, painted(QString(), printing)) > signSide * signSide / 10);
    }
}

void BoxPictureTest::noTwoSignsLookTheSame_data()
{
    addPrintings();
}

void BoxPictureTest::noTwoSignsLookTheSame()
{
    QFETCH(Printing, printing);
    const QStringList& signs = catalogue::expansionSigns();
    QList<QImage> images;
    for (const QString& sign : signs)
        images.append(painted(sign, printing));
    for (qsizetype i = 0; i < signs.size(); ++i)
        for (qsizetype j = i + 1; j < signs.size(); ++j) {
            const int seen = difference(images.at(i), images.at(j));
            QVERIFY2(
                seen > signSide * signSide / 20,
                qPrintable(QStringLiteral("%1 and %2: %3 pixels").arg(signs.at(i), signs.at(j)).arg(seen)));
        }
}

void BoxPictureTest::unknownSignsAreEmpty()
{
    QVERIFY(!hasBoxPicture("no-such-sign"));
    const QImage image = painted(QStringLiteral("no-such-sign"), Printing::Parchment);
    QCOMPARE(image.pixelColor(signSide / 2, signSide / 2), paletteOf(Printing::Parchment).paperShade);
}

/// Else it would cover the letters beside it.
void BoxPictureTest::keepsToItsSquare()
{
    constexpr int margin = 6;
    constexpr int seen = 10; ///< of 255
    for (const QString& sign : catalogue::expansionSigns()) {
        QImage image(signSide + 2 * margin, signSide + 2 * margin, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintBoxPicture(painter, paletteOf(Printing::Parchment), sign.toStdString(),
                        QRectF(margin, margin, signSide, signSide));
        painter.end();
        const QRect square(margin, margin, signSide, signSide);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!square.contains(x, y))
                    QVERIFY2(qAlpha(image.pixel(x, y)) < seen, qPrintable(sign));
    }
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QCoreApplication, glossator::pictures, BoxPictureTest)
#include "box_picture_test.moc"
