// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_picture.h"
#include "app/pictures/shapes/plane.h"
#include "app/pictures/sign_picture.h"
#include "app/pictures/square_numbers.h"
#include "tests/app/pictures/catalogue_kinds.h"
#include "tests/test_program.h"

#include <QPainter>
#include <QTest>

namespace glossator::pictures {

/// The board shows what its scene says, where it says it.
class BoardPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void viewAndBoardCoordinatesAgree();
    void snappedSquaresAreWholePixels();
    void fittingShowsEverything();
    void boundsHoldAllSquares();
    void hitsFeaturesOfTurnedTiles();
    void hitsNothingBesideTheBoard();
    void standPointsLieOnTheirTile();
    void imageHasAHalfSquareMargin();
    void emptySceneIsPaper();
    void columnsAndRowsAreNumbered();
    void numbersStayInSight();
    void numbersGrowWithTheSquares();
    void numbersStandByTheTiles();
    void numbersLeaveThePainterAsItWas();
    void piecesAreDrawnWhereTheyStand();
    void tokensStandOnOneAnother();
    void sheepAreLightInTheDark();
    void highlightsGlowAtTheFeature_data();
    void highlightsGlowAtTheFeature();
    void whatAFigureHidesIsLitBehindIt();
    void ghostsAreLessThanOpaque();
    void labelsAndSquareMarksAreDrawn();
    void repaintingPrintsNothingAnew();
    void tilesBeyondTheViewAreNotPrinted();

private:
    static BoardScene smallScene();
    static bool differNear(const QImage& a, const QImage& b, QPoint at, int reach);
    static constexpr int pixels = 60;
};

BoardScene BoardPictureTest::smallScene()
{
    BoardScene scene;
    scene.tiles.push_back({&test::kindOf("base:D"), {0, 0}, 0, 0, 1.0});
    scene.tiles.push_back({&test::kindOf("base:U"), {1, 0}, 1, 0, 1.0});
    scene.tiles.push_back({&test::kindOf("wonder:stonehenge"), {2, 0}, 0, 0, 1.0});
    return scene;
}

bool BoardPictureTest::differNear(const QImage& a, const QImage& b, QPoint at, int reach)
{
    const QRect rect = QRect(at - QPoint(reach, reach), at + QPoint(reach, reach)) & a.rect();
    return a.copy(rect) != b.copy(rect);
}

void BoardPictureTest::viewAndBoardCoordinatesAgree()
{
    const BoardView view{QRectF(10, 20, 300, 200), {2.5, -1}, 40};
    QCOMPARE(view.toView({2.5, -1}), QPointF(160, 120));
    QCOMPARE(view.toView({3.5, -1}), QPointF(200, 120));
    QCOMPARE(view.toBoard(view.toView({-3.25, 8})), QPointF(-3.25, 8));
}

void BoardPictureTest::snappedSquaresAreWholePixels()
{
    const BoardView view = BoardView{QRectF(0, 0, 301, 207), {1.37, 2.21}, 41.7}.snapped(1.5);
    const double square = view.squareSize * 1.5;
    QVERIFY(qAbs(square - qRound(square)) < 1e-9);
    QVERIFY(view.squareSize <= 41.7);
    const QPointF corner = view.toView({4, 7}) * 1.5;
    QVERIFY(qAbs(corner.x() - qRound(corner.x())) < 1e-6);
    QVERIFY(qAbs(corner.y() - qRound(corner.y())) < 1e-6);
}

void BoardPictureTest::fittingShowsEverything()
{
    const QRectF board(-3, 2, 10, 4);
    const BoardView view = BoardView::fitting(board, QRectF(0, 0, 400, 400));
    QVERIFY(QRectF(-0.01, -0.01, 400.02, 400.02)
                .contains(QRectF(view.toView(board.topLeft()), view.toView(board.bottomRight()))));
    QCOMPARE(BoardView::fitting({0, 0, 1, 1}, {0, 0, 900, 900}, 120).squareSize, 120.0);
}

void BoardPictureTest::boundsHoldAllSquares()
{
    BoardScene scene = smallScene();
    QCOMPARE(BoardPicture::boundsOf(scene), QRectF(0, 0, 5, 2));
    scene.squares.push_back({{-1, 0}, HighlightStyle::Option, 1.0});
    QCOMPARE(BoardPicture::boundsOf(scene), QRectF(-1, 0, 6, 2));
    QCOMPARE(BoardPicture::boundsOf({}), QRectF(0, 0, 1, 1));
}

void BoardPictureTest::hitsFeaturesOfTurnedTiles()
{
    const BoardScene scene = smallScene();
    BoardPicture picture;
    for (std::size_t tile = 0; tile < scene.tiles.size(); ++tile)
        for (int feature = 0; feature < static_cast<int>(scene.tiles[tile].kind->features.size());
             ++feature) {
            const auto hit = picture.hit(scene, picture.standPoint(scene.tiles[tile], feature));
            QCOMPARE(hit, (BoardHit{tile, feature}));
        }
}

void BoardPictureTest::hitsNothingBesideTheBoard()
{
    BoardScene scene = smallScene();
    BoardPicture picture;
    QVERIFY(!picture.hit(scene, {-0.5, 0.5}));
    QVERIFY2(!picture.hit(scene, {2.5, 1.5}), "the notch of a tile of five squares");
    scene.tiles[0].opacity = 0.5;
    QVERIFY2(!picture.hit(scene, {0.5, 0.5}), "a ghost is not there yet");
}

void BoardPictureTest::standPointsLieOnTheirTile()
{
    BoardPicture picture;
    const PlacedTile tile{&test::kindOf("base:B"), {-4, 9}, 3, 0, 1.0};
    for (int nth = 0; nth < 3; ++nth)
        QVERIFY(QRectF(-4, 9, 1, 1).contains(picture.standPoint(tile, 1, nth)));
    QVERIFY(picture.standPoint(tile, 1, 0) != picture.standPoint(tile, 1, 1));
}

void BoardPictureTest::imageHasAHalfSquareMargin()
{
    const QImage image = renderBoard(smallScene(), pixels, Printing::Parchment, {});
    QCOMPARE(image.size(), QSize(6 * pixels, 3 * pixels));
    QCOMPARE(image.pixelColor(3, 3), paletteOf(Printing::Parchment).paper);
}

/// Where words name a square by its column and row, both are to be read beside the board.
void BoardPictureTest::columnsAndRowsAreNumbered()
{
    BoardScene scene = smallScene();
    const QColor paper = paletteOf(Printing::Parchment).paper;
    const auto inked = [&](const QImage& image, QPoint middle) {
        int dark = 0;
        for (int y = middle.y() - 9; y <= middle.y() + 9; ++y)
            for (int x = middle.x() - 9; x <= middle.x() + 9; ++x)
                dark += image.pixelColor(x, y).lightness() < paper.lightness() - 60 ? 1 : 0;
        return dark;
    };
    const QImage plain = renderBoard(scene, pixels, Printing::Parchment, {});
    for (int column = 0; column < 5; ++column)
        QVERIFY(inked(plain, {(column + 1) * pixels, pixels / 2 - 10}) > 5);
    for (int row = 0; row < 2; ++row)
        QVERIFY(inked(plain, {pixels / 2 - 13, (row + 1) * pixels}) > 5);
    scene.squares.push_back({{3, 1}, HighlightStyle::Option, 1.0});
    const QImage marked = renderBoard(scene, pixels, Printing::Parchment, {});
    QVERIFY2(inked(marked, {4 * pixels, pixels / 2 - 10}) > 100, "the column of the marked square");
    QVERIFY2(inked(marked, {3 * pixels, pixels / 2 - 10}) < 100, "another column");
}

void BoardPictureTest::numbersStayInSight()
{
    const QRectF room(0, 0, 400, 300);
    const BoardView close{room, {20, 20}, 120};
    const SquareNumbers numbers(paletteOf(Printing::Ink), {}, close);
    QVERIFY(room.toAlignedRect().contains(numbers.region({0, 0, 40, 40}).boundingRect()));
    const BoardView whole = BoardView::fitting({-1, -1, 6, 6}, room);
    const QRegion strips = SquareNumbers(paletteOf(Printing::Ink), {}, whole).region({0, 0, 4, 4});
    QVERIFY(!strips.contains(whole.toView({0.5, 0.5}).toPoint()));
}

/// As far as the view has room for larger ones.
void BoardPictureTest::numbersGrowWithTheSquares()
{
    QFont font;
    font.setPixelSize(13);
    const auto heightIn = [&](const QRectF& room, double square) {
        return SquareNumbers(paletteOf(Printing::Parchment), font, {room, {2, 2}, square}).room().height() -
               square * 0.03; // the shadow of a tile
    };
    const QRectF window(0, 0, 600, 450);
    const QRectF screen(0, 0, 1700, 1150);
    QVERIFY(heightIn(screen, 370) > 1.8 * heightIn(window, 100));
    QVERIFY(heightIn(window, 900) < 1.4 * heightIn(window, 100));
    QVERIFY(heightIn(window, 40) < 18);
}

/// The row's number is as near to the tile as the column's.
void BoardPictureTest::numbersStandByTheTiles()
{
    constexpr int square = 200;
    QFont font;
    font.setPixelSize(13);
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const BoardView view{QRectF(image.rect()), {2, 1}, square};
    const SquareNumbers numbers(paletteOf(Printing::Parchment), font, view);
    numbers.paint(painter, {0, 0, 4, 2}, {{{0, 0}}}, image.rect());
    const QPoint corner = view.toView({0, 0}).toPoint();
    const auto isInked = [&](const QRect& part) {
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
                if (image.pixelColor(x, y) != Qt::white)
                    return true;
        return false;
    };
    constexpr int near = square / 20;
    QVERIFY(isInked({corner.x() - near, corner.y(), near, square}));
    QVERIFY(isInked({corner.x(), corner.y() - near, square, near}));
    QVERIFY2(!isInked({corner.x(), corner.y(), square, square}), "but not on it");
}

/// What is painted after them, a frame around the board, is not filled with the ground of a number.
void BoardPictureTest::numbersLeaveThePainterAsItWas()
{
    QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    const BoardView view{{0, 0, 400, 300}, {2, 2}, 60};
    SquareNumbers(paletteOf(Printing::Ink), {}, view).paint(painter, {0, 0, 4, 4}, {}, image.rect());
    QCOMPARE(painter.brush(), QBrush(Qt::NoBrush));
}

void BoardPictureTest::emptySceneIsPaper()
{
    const QImage image = renderBoard({}, 10, Printing::Ink, {});
    QCOMPARE(image.pixelColor(10, 10), paletteOf(Printing::Ink).paper);
}

void BoardPictureTest::piecesAreDrawnWhereTheyStand()
{
    BoardScene scene = smallScene();
    const QImage before = renderBoard(scene, pixels, Printing::Parchment, {});
    BoardPicture picture;
    const QPointF stand = picture.standPoint(scene.tiles[1], 0);
    scene.pieces.push_back({Figure::Meeple, 1, Pose::Standing, stand, 1.0, 1.0});
    const QImage after = renderBoard(scene, pixels, Printing::Parchment, {});
    const QPoint at = ((stand + QPointF(0.5, 0.5)) * pixels).toPoint();
    QVERIFY(differNear(before, after, at, 5));
    QVERIFY2(!differNear(before, after, QPoint(pixels, pixels), pixels / 4), "the tile beside is as it was");
}

void BoardPictureTest::tokensStandOnOneAnother()
{
    BoardScene scene = smallScene();
    const QImage before = renderBoard(scene, pixels, Printing::Parchment, {});
    const QPointF foot(0.5, 0.7);
    scene.stacks.push_back({foot, 1, "tower-piece"});
    const QImage one = renderBoard(scene, pixels, Printing::Parchment, {});
    scene.stacks.front().count = 4;
    const QImage four = renderBoard(scene, pixels, Printing::Parchment, {});
    const QPoint at = ((foot + QPointF(0.5, 0.5)) * pixels).toPoint();
    const QPoint above = at - QPoint(0, qRound(scene.stacks.front().height() * pixels) - 4);
    QVERIFY(differNear(before, one, at, 5));
    QVERIFY2(!differNear(before, one, above, 3), "1 token is low");
    QVERIFY2(differNear(before, four, above, 3), "4 tokens are higher");
    QVERIFY2((TokenStack{foot, 30}).height() < 0.5, "many of them stay on their square");
}

/// On the green of their token.
void BoardPictureTest::sheepAreLightInTheDark()
{
    constexpr int size = 60;
    for (const Printing printing : {Printing::Parchment, Printing::Ink}) {
        QImage image(size, size, QImage::Format_RGB32);
        image.fill(paletteOf(printing).paper);
        QPainter painter(&image);
        paintSign(painter, paletteOf(printing), "two-sheep", {size / 2.0, size / 2.0}, size);
        int light = 0;
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                light += image.pixelColor(x, y).lightness() > 200 ? 1 : 0;
        QVERIFY(light > size * size / 20);
    }
}

void BoardPictureTest::highlightsGlowAtTheFeature_data()
{
    QTest::addColumn<int>("style");
    QTest::newRow("involved") << static_cast<int>(HighlightStyle::Involved);
    QTest::newRow("scored") << static_cast<int>(HighlightStyle::Scored);
    QTest::newRow("refused") << static_cast<int>(HighlightStyle::Refused);
    QTest::newRow("option") << static_cast<int>(HighlightStyle::Option);
}

void BoardPictureTest::highlightsGlowAtTheFeature()
{
    QFETCH(const int, style);
    BoardScene scene = smallScene();
    const QImage before = renderBoard(scene, pixels, Printing::Parchment, {});
    scene.highlights.push_back({0, 0, static_cast<HighlightStyle>(style), 1.0});
    const QImage after = renderBoard(scene, pixels, Printing::Parchment, {});
    const QPoint wall(pixels, pixels / 2 + qRound(pixels * 0.28));
    QVERIFY2(differNear(before, after, wall, 2), "the wall of the city glows");
    QVERIFY2(!differNear(before, after, QPoint(pixels, qRound(pixels * 1.3)), 4),
             "the field south of the road does not");
    scene.highlights.back().strength = 0;
    QCOMPARE(renderBoard(scene, pixels, Printing::Parchment, {}), before);
}

/// A figure on a short road stands on the whole of it: there is a light around it, and none upon it. In a
/// city enough of the glow is seen.
void BoardPictureTest::whatAFigureHidesIsLitBehindIt()
{
    constexpr double ring = 0.36 * 0.6; // squares
    const auto litAround = [&](const char* kind, engine::FeatureKind wanted, double away) {
        BoardPicture picture;
        BoardScene scene;
        scene.tiles.push_back({&test::kindOf(kind), {0, 0}, 0, 0, 1.0});
        const auto& features = scene.tiles[0].kind->features;
        const auto found = std::ranges::find(features, wanted, &engine::FeatureSpec::kind);
        const int feature = static_cast<int>(found - features.begin());
        scene.pieces.push_back(
            {Figure::Meeple, 1, Pose::Standing, picture.standPoint(scene.tiles[0], feature)});
        const QImage plain = renderBoard(scene, pixels, Printing::Parchment, {});
        scene.highlights.push_back({0, feature, HighlightStyle::Refused, 1.0});
        const QImage lit = renderBoard(scene, pixels, Printing::Parchment, {});
        const QPointF middle = scene.pieces[0].at - BoardPicture::boundsOf(scene).topLeft();
        int count = 0;
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            count += differNear(plain, lit, ((middle + way * away + QPointF(0.5, 0.5)) * pixels).toPoint(), 1)
                         ? 1
                         : 0;
        return count;
    };
    QVERIFY(litAround("wonder:circus_maximus", engine::FeatureKind::Road, ring) >= 3);
    QCOMPARE(litAround("wonder:circus_maximus", engine::FeatureKind::Road, 0), 0);
    QCOMPARE(litAround("base:C", engine::FeatureKind::City, 0), 0);
}

void BoardPictureTest::ghostsAreLessThanOpaque()
{
    BoardScene scene;
    scene.tiles.push_back({&test::kindOf("base:C"), {0, 0}, 0, 0, 1.0});
    const QImage solid = renderBoard(scene, pixels, Printing::Parchment, {});
    scene.tiles[0].opacity = 0.4;
    const QImage ghost = renderBoard(scene, pixels, Printing::Parchment, {});
    const auto brightness = [](const QImage& image) {
        return qGray(image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0));
    };
    QVERIFY(brightness(ghost) > brightness(solid) + 10);
}

void BoardPictureTest::labelsAndSquareMarksAreDrawn()
{
    BoardScene scene = smallScene();
    scene.squares.push_back({{0, 1}, HighlightStyle::Option, 1.0});
    const QImage before = renderBoard(scene, pixels, Printing::Parchment, {});
    QVERIFY(before.pixelColor(pixels, 2 * pixels) != paletteOf(Printing::Parchment).paper);
    scene.labels.push_back({QStringLiteral("+4"), {0.5, 0.5}, 2, 1.0});
    QVERIFY(
        differNear(before, renderBoard(scene, pixels, Printing::Parchment, {}), QPoint(pixels, pixels), 8));
}

void BoardPictureTest::repaintingPrintsNothingAnew()
{
    BoardPicture picture;
    const BoardScene scene = smallScene();
    QImage image(400, 300, QImage::Format_RGB32);
    const BoardView view = BoardView::fitting(BoardPicture::boundsOf(scene), image.rect());
    for (int round = 0; round < 2; ++round) {
        QPainter painter(&image);
        picture.paint(painter, scene, view);
        QCOMPARE(picture.cache().printed(), std::size_t{3});
    }
}

void BoardPictureTest::tilesBeyondTheViewAreNotPrinted()
{
    BoardPicture picture;
    QImage image(100, 100, QImage::Format_RGB32);
    QPainter painter(&image);
    picture.paint(painter, smallScene(), BoardView{QRectF(image.rect()), {0.4, 0.5}, 90});
    QCOMPARE(picture.cache().printed(), std::size_t{1});
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, BoardPictureTest)
#include "board_picture_test.moc"
