// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/tile_image_cache.h"
#include "app/pictures/tile_painter.h"
#include "app/pictures/woodcut/landmarks.h"
#include "app/pictures/woodcut/print.h"
#include "tests/app/pictures/catalogue_kinds.h"
#include "tests/test_program.h"

#include <QPainter>
#include <QTest>

#include <array>
#include <cstdlib>
#include <ctime>

namespace glossator::pictures {

/// Tiles are printed the same every time, and only once while they are remembered.
class TilePainterTest : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedGivesTheSameBytes();
    void anotherSeedMovesThings();
    void palettesDiffer();
    void turnsDiffer();
    void everyKindIsPainted_data();
    void everyKindIsPainted();
    void smallPicturesAreSimpler();
    void arrowsTurnWithTheirTile();
    void symbolsOfArrowsAreToldApartOnSmallTiles();
    void arrowsAreLargeEnough();
    void fitsIntoARectangle();
    void leavesThePainterAsItWas();
    void wondersDifferFromEachOther();
    void cachePrintsOnce();
    void cacheStaysWithinItsBytes();
    void twoHundredTilesRepaintFast();

private:
    QImage printed(const std::string& id, engine::Turn turn, int pixels, Printing printing,
                   std::uint32_t seed);
    TileShapes m_shapes;
};

QImage TilePainterTest::printed(const std::string& id, engine::Turn turn, int pixels, Printing printing,
                                std::uint32_t seed)
{
    TileImageCache cache;
    return cache.image(test::kindOf(id), turn, pixels, printing, seed);
}

void TilePainterTest::sameSeedGivesTheSameBytes()
{
    for (const std::string id : {"base:D", "base:C", "wonder:stonehenge"})
        QCOMPARE(printed(id, 1, 90, Printing::Parchment, 7), printed(id, 1, 90, Printing::Parchment, 7));
}

void TilePainterTest::anotherSeedMovesThings()
{
    QVERIFY(printed("base:D", 0, 90, Printing::Parchment, 1) !=
            printed("base:D", 0, 90, Printing::Parchment, 2));
}

void TilePainterTest::palettesDiffer()
{
    QVERIFY(printed("base:D", 0, 60, Printing::Parchment, 0) != printed("base:D", 0, 60, Printing::Ink, 0));
    QVERIFY(paletteOf(Printing::Ink).paper.lightness() < paletteOf(Printing::Parchment).paper.lightness());
}

void TilePainterTest::turnsDiffer()
{
    QVERIFY(printed("base:D", 0, 60, Printing::Parchment, 0) !=
            printed("base:D", 1, 60, Printing::Parchment, 0));
    QCOMPARE(printed("wonder:abu_simbel", 0, 20, Printing::Parchment, 0).size(), QSize(40, 80));
    QCOMPARE(printed("wonder:abu_simbel", 1, 20, Printing::Parchment, 0).size(), QSize(80, 40));
}

void TilePainterTest::everyKindIsPainted_data()
{
    QTest::addColumn<int>("index");
    const auto& kinds = test::catalogueKinds();
    for (std::size_t i = 0; i < kinds.size(); ++i)
        QTest::newRow(kinds[i].id.c_str()) << static_cast<int>(i);
}

/// The middle of each feature's first stand shows something of the tile, in the colours of that feature.
void TilePainterTest::everyKindIsPainted()
{
    QFETCH(const int, index);
    const engine::TileKind& kind = test::catalogueKinds()[static_cast<std::size_t>(index)];
    TileImageCache cache;
    const QImage& image = cache.image(kind, 0, 24, Printing::Parchment);
    const QRectF bounds = boundsOf(kind, 0);
    QCOMPARE(image.size(), (bounds.size() * 24).toSize());
    const TileGeometry& geometry = cache.shapes().of(kind);
    for (const FeatureShape& shape : geometry.features) {
        const QPointF at = (shape.stands.front() - bounds.topLeft()) * 24;
        QCOMPARE(qAlpha(image.pixel(at.toPoint())), 255);
    }
    if (kind.squares.size() > 1 && !geometry.squares.contains(bounds.topLeft() + QPointF(0.5, 0.5)))
        QCOMPARE(qAlpha(image.pixel(12, 12)), 0);
}

void TilePainterTest::smallPicturesAreSimpler()
{
    const auto colours = [](const QImage& image) {
        QSet<QRgb> set;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                set.insert(image.pixel(x, y));
        return set.size();
    };
    QVERIFY(colours(printed("base:U", 0, 30, Printing::Parchment, 0)) <
            colours(printed("base:U", 0, 120, Printing::Parchment, 0)));
}

/// ann-place-direction-matters: an arrow that points east points south on a tile that is turned once.
void TilePainterTest::arrowsTurnWithTheirTile()
{
    const auto sign = [](const std::string& mark, engine::Turn turn) {
        QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(48, 48);
        const Palette palette = paletteOf(Printing::Parchment);
        woodcut::printLandmark(woodcut::Print(painter, palette, 48), {mark, {0.5, 0.5}, 0.4, -1, turn});
        return image;
    };
    QVERIFY(sign("arrow:add-meeple:E", 0) != sign("arrow:add-meeple:S", 0));
    QCOMPARE(sign("arrow:add-meeple:E", 1), sign("arrow:add-meeple:S", 0));
    QCOMPARE(sign("arrow:add-meeple:E", 3), sign("arrow:add-meeple:N", 0));
    const TileGeometry shape = shapeOf(test::kindOf("ann20:A"));
    QCOMPARE(turned(shape, 2).landmarks.front().turn, engine::Turn(2));
}

/// By shape alone: where one has ink and the other has none, at the size that they have on a tile of 60
/// pixels.
void TilePainterTest::symbolsOfArrowsAreToldApartOnSmallTiles()
{
    for (const Printing printing : {Printing::Parchment, Printing::Ink}) {
        const auto sign = [printing](const std::string& mark) {
            QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(60, 60);
            woodcut::printLandmark(woodcut::Print(painter, paletteOf(printing), 60),
                                   {mark, {0.5, 0.5}, 0.16, -1, 0});
            return image;
        };
        const std::array signs{sign("arrow:add-meeple:E"), sign("arrow:place-meeple:E"),
                               sign("arrow:extra-turn:E")};
        for (std::size_t i = 0; i < signs.size(); ++i)
            for (std::size_t other = i + 1; other < signs.size(); ++other) {
                int apart = 0;
                for (int y = 0; y < 60; ++y)
                    for (int x = 0; x < 60; ++x)
                        apart +=
                            std::abs(qGray(signs.at(i).pixel(x, y)) - qGray(signs.at(other).pixel(x, y))) > 60
                                ? 1
                                : 0;
                QVERIFY2(apart >= 25, qPrintable(QString::number(apart)));
            }
    }
}

void TilePainterTest::arrowsAreLargeEnough()
{
    int seen = 0;
    for (const engine::TileKind& kind : test::catalogueKinds())
        for (const Landmark& landmark : shapeOf(kind).landmarks)
            if (landmark.mark.starts_with("arrow:")) {
                ++seen;
                QVERIFY2(landmark.radius >= 0.16, kind.id.c_str());
                const double reach = landmark.radius * 0.99; // of its disc and its rim
                const QRectF square(reach, reach, 1 - 2 * reach, 1 - 2 * reach);
                QVERIFY2(square.contains(landmark.at), kind.id.c_str());
            }
    QVERIFY(seen >= 10);
}

void TilePainterTest::fitsIntoARectangle()
{
    const engine::TileKind& kind = test::kindOf("base:A");
    QImage image(100, 60, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    TilePainter(paletteOf(Printing::Parchment))
        .paintInto(painter, kind, m_shapes.of(kind), 0, QRectF(0, 0, 100, 60));
    painter.end();
    QCOMPARE(qAlpha(image.pixel(10, 30)), 0);
    QCOMPARE(qAlpha(image.pixel(50, 30)), 255);
    QCOMPARE(qAlpha(image.pixel(90, 30)), 0);
}

void TilePainterTest::leavesThePainterAsItWas()
{
    const engine::TileKind& kind = test::kindOf("base:A");
    QImage image(50, 50, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.translate(3, 4);
    const QTransform before = painter.transform();
    TilePainter(paletteOf(Printing::Ink)).paintAt(painter, kind, m_shapes.of(kind), 2, {0, 0}, 40);
    QCOMPARE(painter.transform(), before);
    QVERIFY(!painter.hasClipping());
}

void TilePainterTest::wondersDifferFromEachOther()
{
    std::vector<QImage> pictures;
    for (const engine::TileKind& kind : test::catalogueKinds()) {
        if (!kind.id.starts_with("wonder:"))
            continue;
        TileImageCache cache;
        pictures.push_back(cache.image(kind, 0, 40, Printing::Parchment).scaled(64, 64));
    }
    QCOMPARE(pictures.size(), std::size_t{8});
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(pictures[i] != pictures[j]);
}

void TilePainterTest::cachePrintsOnce()
{
    TileImageCache cache;
    for (int round = 0; round < 2; ++round)
        for (int i = 0; i < 200; ++i) {
            const engine::TileKind& kind = test::catalogueKinds()[static_cast<std::size_t>(i % 25)];
            QVERIFY(!cache.image(kind, static_cast<engine::Turn>(i % 4), 32, Printing::Parchment).isNull());
        }
    QCOMPARE(cache.printed(), std::size_t{100});
}

void TilePainterTest::cacheStaysWithinItsBytes()
{
    constexpr std::size_t limit = 64 * 1024;
    TileImageCache cache(limit);
    for (std::size_t i = 0; i < 30; ++i)
        QVERIFY(!cache.image(test::catalogueKinds()[i], 0, 40, Printing::Parchment).isNull());
    QVERIFY(cache.bytes() <= limit);
    QVERIFY(cache.bytes() > limit / 2);
    const std::size_t before = cache.printed();
    QVERIFY(!cache.image(test::catalogueKinds()[0], 0, 40, Printing::Parchment).isNull());
    QCOMPARE(cache.printed(), before + 1);
}

void TilePainterTest::twoHundredTilesRepaintFast()
{
    TileImageCache cache;
    QImage board(1280, 800, QImage::Format_RGB32);
    const auto paint = [&] {
        QPainter painter(&board);
        for (int i = 0; i < 200; ++i) {
            const engine::TileKind& kind = test::catalogueKinds()[static_cast<std::size_t>(i % 30)];
            const QPoint at((i % 20) * 64, (i / 20) * 64);
            painter.drawImage(at,
                              cache.image(kind, static_cast<engine::Turn>(i % 4), 64, Printing::Parchment));
        }
    };
    paint();
    const std::size_t printed = cache.printed();
    const std::clock_t start = std::clock();
    constexpr int repaints = 5;
    for (int i = 0; i < repaints; ++i)
        paint();
    const double milliseconds =
        1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / repaints;
    QCOMPARE(cache.printed(), printed);
    qInfo("200 tiles repainted in %.2f ms of processor time", milliseconds);
#ifdef NDEBUG
    QVERIFY(milliseconds < 16.0);
#endif
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QCoreApplication, glossator::pictures, TilePainterTest)
#include "tile_painter_test.moc"
