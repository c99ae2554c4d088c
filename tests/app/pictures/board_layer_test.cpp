// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_layer.h"
#include "tests/app/pictures/catalogue_kinds.h"
#include "tests/test_program.h"

#include <QPainter>
#include <QTest>

#include <random>

namespace glossator::pictures {

namespace {

/// Of 255: smooth edges of what is drawn come out so near to each other when they are cut by a part.
constexpr int rounding = 4;

int distance(QRgb a, QRgb b)
{
    return std::max({qAbs(qRed(a) - qRed(b)), qAbs(qGreen(a) - qGreen(b)), qAbs(qBlue(a) - qBlue(b))});
}

} // namespace

/// What is kept of a board and painted anew in parts is, pixel by pixel, what painting all of it gives, but
/// for the rounding of smooth edges.
class BoardLayerTest : public QObject
{
    Q_OBJECT

private slots:
    void partsMakeTheWhole_data();
    void partsMakeTheWhole();
    void labelsAreWholeInAnyView_data();
    void labelsAreWholeInAnyView();
    void movingPaintsOnlyWhatComesIntoView();
    void aStillBoardIsNotPaintedAgain();
    void withoutPatienceItIsMakeshiftAndThenRefined();
    void zoomingPrintsNothingUntilItIsRefined();

private:
    static constexpr QRectF viewport{31.4, 17.7, 402.3, 305.1};
    static BoardScene manyTiles();
    static BoardView viewAt(QPointF centre, double square, double ratio);
    static QImage pixelsOf(const BoardLayer& layer, double ratio);
    QImage paintedAtOnce(const BoardScene& scene, const BoardView& view, double ratio);
    static QString differenceOf(const QImage& a, const QImage& b);
    void change(BoardScene& scene);
    [[nodiscard]] int random(int below)
    {
        return static_cast<int>(m_random() % static_cast<unsigned>(below));
    }
    [[nodiscard]] PlacedTile randomTile();

    std::minstd_rand m_random{7};
    BoardPicture m_other; ///< for what is painted at once; it knows the tiles from before
};

BoardScene BoardLayerTest::manyTiles()
{
    BoardScene scene;
    const char* kinds[] = {"base:D", "base:U", "base:W"};
    for (int i = 0; i < 48; ++i)
        scene.tiles.push_back({&test::kindOf(kinds[i % 3]),
                               {static_cast<std::int16_t>(i % 8), static_cast<std::int16_t>(i / 8)},
                               static_cast<engine::Turn>(i % 2),
                               0,
                               1.0});
    scene.tiles.push_back({&test::kindOf("wonder:stonehenge"), {9, 2}, 1, 0, 1.0});
    return scene;
}

BoardView BoardLayerTest::viewAt(QPointF centre, double square, double ratio)
{
    return BoardView{viewport, centre, square}.snapped(ratio);
}

QImage BoardLayerTest::pixelsOf(const BoardLayer& layer, double ratio)
{
    const QSize size(480, 360);
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    layer.paint(painter, QRect(QPoint(), size));
    return image;
}

QImage BoardLayerTest::paintedAtOnce(const BoardScene& scene, const BoardView& view, double ratio)
{
    BoardLayer layer(m_other);
    layer.show(scene, view, ratio);
    return pixelsOf(layer, ratio);
}

/// How many pixels differ and where; nothing when none do.
QString BoardLayerTest::differenceOf(const QImage& a, const QImage& b)
{
    QRegion region;
    int pixels = 0;
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (distance(a.pixel(x, y), b.pixel(x, y)) > rounding) {
                region |= QRect(x, y, 1, 1);
                ++pixels;
                most = std::max(most, distance(a.pixel(x, y), b.pixel(x, y)));
            }
    const QRect rect = region.boundingRect();
    return pixels == 0 ? QString()
                       : QStringLiteral("%1 pixels within %2 x %3 at %4, %5")
                                 .arg(pixels)
                                 .arg(rect.width())
                                 .arg(rect.height())
                                 .arg(rect.x())
                                 .arg(rect.y()) +
                             QStringLiteral(", at most by %1").arg(most);
}

PlacedTile BoardLayerTest::randomTile()
{
    const char* kinds[] = {"base:B", "base:D", "base:U", "wonder:stonehenge"};
    return {&test::kindOf(kinds[random(4)]),
            {static_cast<std::int16_t>(random(10)), static_cast<std::int16_t>(random(7))},
            static_cast<engine::Turn>(random(2)),
            0,
            random(3) == 0 ? 0.6 : 1.0};
}

void BoardLayerTest::change(BoardScene& scene)
{
    const QPointF at(random(100) / 10.0, random(70) / 10.0);
    switch (random(8)) {
    case 0:
        scene.tiles.push_back(randomTile());
        break;
    case 1:
        scene.highlights.clear();
        scene.tiles.erase(scene.tiles.begin() + random(static_cast<int>(scene.tiles.size())));
        break;
    case 2:
        scene.pieces.push_back({Figure::LargeMeeple, random(5), Pose::Lying, at, 1.0, 0.9});
        break;
    case 3:
        if (!scene.pieces.empty())
            scene.pieces.erase(scene.pieces.begin());
        break;
    case 4:
        scene.highlights.push_back({static_cast<std::size_t>(random(static_cast<int>(scene.tiles.size()))), 0,
                                    HighlightStyle::Scored, random(10) / 10.0});
        break;
    case 5:
        scene.labels = {{QStringLiteral("+%1").arg(random(20)), at, random(6) - 1, 1.0}};
        break;
    case 6:
        scene.stacks.push_back({at, random(5) + 1, random(2) == 0 ? "tower-piece" : "fruit"});
        break;
    default:
        scene.squares = {{{static_cast<std::int16_t>(random(9)), 3}, HighlightStyle::Refused, 0.8}};
    }
}

void BoardLayerTest::partsMakeTheWhole_data()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.25, 1.5, 2.0})
        QTest::addRow("%g", ratio) << ratio;
}

/// Many scenes one after the other, from time to time in another place or size.
void BoardLayerTest::partsMakeTheWhole()
{
    QFETCH(double, ratio);
    BoardPicture picture;
    BoardLayer layer(picture);
    BoardScene scene = manyTiles();
    BoardView view = viewAt({5, 3}, 40, ratio);
    layer.show(scene, view, ratio);
    for (int i = 0; i < 40; ++i) {
        const QImage before = pixelsOf(layer, ratio);
        change(scene);
        if (i % 5 == 0)
            view = viewAt(view.centre + QPointF(random(9) - 4, random(9) - 4) / 7.3, 40, ratio);
        if (i % 20 == 19)
            view = viewAt(view.centre, 25 + random(30), ratio);
        const QRegion changes = layer.changesTo(scene, view, ratio);
        layer.show(scene, view, ratio);
        const QImage after = pixelsOf(layer, ratio);
        const QString difference = differenceOf(after, paintedAtOnce(scene, view, ratio));
        QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("scene %1: %2").arg(i).arg(difference)));
        QImage told = before;
        QPainter painter(&told);
        painter.setClipRegion(changes);
        painter.drawImage(0, 0, after);
        painter.end();
        QVERIFY2(told == after, qPrintable(QStringLiteral("the changes of scene %1").arg(i)));
    }
}

void BoardLayerTest::labelsAreWholeInAnyView_data()
{
    partsMakeTheWhole_data();
}

/// They say more, or stand elsewhere, where another view has room for it; at the upper edge one was cut when
/// its words came into a view that is no whole number of pixels.
void BoardLayerTest::labelsAreWholeInAnyView()
{
    QFETCH(double, ratio);
    BoardPicture picture;
    BoardLayer layer(picture);
    BoardScene scene = manyTiles();
    for (const QPointF at : {QPointF(4.5, 0.3), QPointF(6.5, 2.4), QPointF(2.2, 3.4)}) {
        BoardLabel label{QStringLiteral("+5"), at, 0, 1.0};
        label.detail = QStringLiteral("1 + 4");
        label.detailInWords = QStringLiteral("1 for its own tile, 4 for neighbours");
        label.uncovered = QRectF(at - QPointF(0.2, 0.2), QSizeF(0.4, 0.4));
        scene.labels.push_back(label);
    }
    const std::vector<BoardLabel> labels = scene.labels;
    QPointF centre(5, 3);
    for (int i = 0; i < 60; ++i) {
        if (i % 3 == 0)
            centre += QPointF(random(9) - 4, random(9) - 4) / 9.1;
        if (i % 4 == 1)
            scene.labels = {labels.begin(), labels.begin() + random(4)};
        const BoardView view = viewAt(centre, 40, ratio);
        layer.show(scene, view, ratio);
        const QString difference = differenceOf(pixelsOf(layer, ratio), paintedAtOnce(scene, view, ratio));
        QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("view %1: %2").arg(i).arg(difference)));
    }
}

void BoardLayerTest::movingPaintsOnlyWhatComesIntoView()
{
    BoardPicture picture;
    BoardLayer layer(picture);
    BoardScene scene = manyTiles();
    layer.show(scene, viewAt({3, 3}, 100, 1.0), 1.0);
    const std::size_t printed = picture.cache().printed();
    layer.show(scene, viewAt({3.02, 3}, 100, 1.0), 1.0);
    QCOMPARE(picture.cache().printed(), printed);
    QVERIFY(
        differenceOf(pixelsOf(layer, 1.0), paintedAtOnce(scene, viewAt({3.02, 3}, 100, 1.0), 1.0)).isEmpty());
}

void BoardLayerTest::aStillBoardIsNotPaintedAgain()
{
    BoardPicture picture;
    BoardLayer layer(picture);
    const BoardScene scene = manyTiles();
    const BoardView view = viewAt({5, 3}, 40, 1.0);
    QCOMPARE(layer.changesTo(scene, view, 1.0), QRegion(QRect(31, 17, 403, 306)));
    layer.show(scene, view, 1.0);
    QVERIFY(layer.changesTo(scene, view, 1.0).isEmpty());
}

void BoardLayerTest::withoutPatienceItIsMakeshiftAndThenRefined()
{
    BoardPicture picture;
    BoardLayer layer(picture);
    const BoardScene scene = manyTiles();
    layer.show(scene, viewAt({5, 3}, 40, 1.0), 1.0);
    layer.setPatience(0);
    const BoardView closer = viewAt({5, 3}, 44, 1.0);
    const std::size_t printed = picture.cache().printed();
    layer.show(scene, closer, 1.0);
    QVERIFY(layer.isMakeshift());
    QCOMPARE(picture.cache().printed(), printed);
    for (int i = 0; i < 200 && layer.isMakeshift(); ++i)
        QVERIFY(!layer.refine().isEmpty());
    QVERIFY(!layer.isMakeshift());
    QVERIFY(differenceOf(pixelsOf(layer, 1.0), paintedAtOnce(scene, closer, 1.0)).isEmpty());
}

/// However patient one is: a hand that zooms waits for no tile and no figure. What comes of it is no other
/// picture.
void BoardLayerTest::zoomingPrintsNothingUntilItIsRefined()
{
    BoardPicture picture;
    BoardLayer layer(picture);
    layer.setPatience(1000);
    BoardScene scene = manyTiles();
    for (int i = 0; i < 5; ++i)
        scene.pieces.push_back({Figure::Meeple, i, Pose::Standing, QPointF(1.5 + i, 2.5)});
    BoardView view = viewAt({5, 3}, 40, 1.0);
    layer.show(scene, view, 1.0);
    QVERIFY(!layer.isMakeshift());
    const std::size_t printed = picture.cache().printed();
    const std::size_t drawn = picture.images().figuresDrawn();
    QCOMPARE(drawn, std::size_t{5});
    for (const double square : {44, 60, 98, 113}) {
        view = viewAt({5, 3}, square, 1.0);
        layer.show(scene, view, 1.0);
        QVERIFY(layer.isMakeshift());
    }
    QCOMPARE(picture.cache().printed(), printed);
    QCOMPARE(picture.images().figuresDrawn(), drawn);
    while (layer.isMakeshift())
        layer.refine();
    QVERIFY(differenceOf(pixelsOf(layer, 1.0), paintedAtOnce(scene, view, 1.0)).isEmpty());
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, BoardLayerTest)
#include "board_layer_test.moc"
