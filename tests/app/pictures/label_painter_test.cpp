// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_painter.h"
#include "tests/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>

namespace glossator::pictures {

/// Labels of one place stand below each other, whatever the size of the board; others stay where they are.
class LabelPainterTest : public QObject
{
    Q_OBJECT

private slots:
    void labelsDoNotCoverEachOther_data();
    void labelsDoNotCoverEachOther();
    void labelsWithRoomStayInPlace();
    void labelsStayInTheView();
    void labelsOfWhatIsNotSeenAreNotPulledIn();
    void lettersGrowWithTheFont();
    void pointsAreNotLargerThanSmallSquares();
    void pointsGrowOnSmallSquaresToo();
    void pointsLeaveFiguresUncovered();
    void pointsLeaveWhatOthersTellOf();
    void pointsLeaveAllFiguresUncovered();
    void pointsRatherLieBesideTheTiles();
    void pointsAreExplainedWhereThereIsRoom();
    void pointsAtAnEdgeSayTheSameInWholePixels();
    void linesStayWithinTheirPlate();
    void manyLinesAreSaidInFewWords();
    void squaresStayUncovered_data();
    void squaresStayUncovered();
    void refusalsLeaveFiguresUncovered();
    void wideRefusalsStandOffTheTiles();

private:
    static BoardView viewOf(double squareSize) { return {{0, 0, 800, 600}, {0.5, 0.5}, squareSize}; }
    static BoardScene sceneOf(const std::vector<BoardLabel>& labels)
    {
        BoardScene scene;
        scene.labels = labels;
        return scene;
    }
    static LabelPainter painter() { return {paletteOf(Printing::Parchment), QFont()}; }
};

void LabelPainterTest::labelsDoNotCoverEachOther_data()
{
    QTest::addColumn<double>("squareSize");
    QTest::addColumn<QString>("second");
    for (const double size : {18.0, 60.0, 160.0})
        for (const char* text : {"+3", "+12", "outvoted: a label that goes on in more than one line"})
            QTest::addRow("%s at %g", text, size) << size << QString::fromUtf8(text);
}

void LabelPainterTest::labelsDoNotCoverEachOther()
{
    QFETCH(const double, squareSize);
    QFETCH(const QString, second);
    const std::vector<BoardLabel> labels{{QStringLiteral("+4"), {0.5, 0.5}, 0, 1.0},
                                         {second, {0.6, 0.5}, 1, 1.0},
                                         {QStringLiteral("+2"), {0.5, 0.55}, 2, 1.0}};
    const std::vector<QPointF> centres = painter().spread(sceneOf(labels), viewOf(squareSize));
    QCOMPARE(centres.size(), labels.size());
    for (std::size_t i = 0; i < labels.size(); ++i)
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY(!painter()
                         .boundsOf(labels[i], centres[i], squareSize)
                         .intersects(painter().boundsOf(labels[other], centres[other], squareSize)));
    QCOMPARE(centres.front(), viewOf(squareSize).toView(labels.front().at));
}

void LabelPainterTest::labelsWithRoomStayInPlace()
{
    const BoardView view = viewOf(100);
    const std::vector<BoardLabel> labels{{QStringLiteral("+4"), {-2.5, 0.5}, 0, 1.0},
                                         {QStringLiteral("+2"), {2.5, 0.5}, 1, 1.0}};
    const std::vector<QPointF> centres = painter().spread(sceneOf(labels), view);
    for (std::size_t i = 0; i < labels.size(); ++i)
        QCOMPARE(centres[i], view.toView(labels[i].at));
}

void LabelPainterTest::labelsStayInTheView()
{
    const BoardView view = viewOf(100);
    for (const double x : {-4.0, 4.9}) {
        const std::vector<BoardLabel> labels{
            {QStringLiteral("Feature occupied"), {x, 0.5}, -1, 1.0, LabelKind::Refusal}};
        const QRectF plate =
            painter().boundsOf(labels.front(), painter().spread(sceneOf(labels), view).front(), 100);
        QVERIFY(plate.left() >= view.viewport.left() - 0.01 && plate.right() <= view.viewport.right() + 0.01);
    }
}

/// Over something else they would tell of that.
void LabelPainterTest::labelsOfWhatIsNotSeenAreNotPulledIn()
{
    const BoardView view = viewOf(100);
    const std::vector<BoardLabel> labels{{QStringLiteral("+4"), {-9.5, 0.5}, 0, 1.0},
                                         {QStringLiteral("+2"), {12.5, 0.5}, 1, 1.0}};
    const std::vector<QPointF> centres = painter().spread(sceneOf(labels), view);
    for (std::size_t i = 0; i < labels.size(); ++i)
        QVERIFY(!view.viewport.intersects(painter().boundsOf(labels[i], centres[i], 100)));
}

/// Text of twice the size is twice as large on the board, too.
void LabelPainterTest::lettersGrowWithTheFont()
{
    QFont usual;
    usual.setPixelSize(13);
    QFont large;
    large.setPixelSize(26);
    const BoardLabel label{QStringLiteral("+12"), {0.5, 0.5}, 0, 1.0};
    const auto heightOn = [&](const QFont& font, double square) {
        return LabelPainter(paletteOf(Printing::Parchment), font).boundsOf(label, {}, square).height();
    };
    QVERIFY(heightOn(large, 400) > 1.8 * heightOn(usual, 400));
    QVERIFY(heightOn(usual, 400) > 2 * heightOn(usual, 20));
}

/// However large the text: they would cover what brings them.
void LabelPainterTest::pointsAreNotLargerThanSmallSquares()
{
    QFont large;
    large.setPixelSize(26);
    const LabelPainter painter(paletteOf(Printing::Parchment), large);
    const BoardLabel label{QStringLiteral("+12"), {0.5, 0.5}, 0, 1.0};
    for (const double square : {40.0, 50.0, 60.0})
        QVERIFY(painter.boundsOf(label, {}, square).height() < square * 0.6);
    QVERIFY(painter.boundsOf(label, {}, 10).height() >= 12);
}

/// Less than other words: width is that of the letters.
void LabelPainterTest::pointsGrowOnSmallSquaresToo()
{
    QFont usual;
    usual.setPixelSize(13);
    QFont large;
    large.setPixelSize(26);
    const BoardLabel label{QStringLiteral("+12"), {0.5, 0.5}, 0, 1.0};
    const auto widthOn = [&](const QFont& font, double square) {
        return LabelPainter(paletteOf(Printing::Parchment), font).boundsOf(label, {}, square).width();
    };
    for (const double square : {12.0, 20.0, 30.0, 36.0})
        QVERIFY2(widthOn(large, square) > 1.25 * widthOn(usual, square),
                 qPrintable(QString::number(widthOn(large, square) / widthOn(usual, square))));
}

/// Also several, one for each player.
void LabelPainterTest::pointsLeaveFiguresUncovered()
{
    const QRectF figures(0.34, 0.32, 0.32, 0.36);
    for (const double square : {24.0, 45.0, 100.0}) {
        const BoardView view = viewOf(square);
        std::vector<BoardLabel> labels(
            3, {QStringLiteral("+12"), {0.5, 0.08}, 0, 1.0, LabelKind::Points, {}, figures});
        for (std::size_t player = 0; player < labels.size(); ++player)
            labels[player].player = static_cast<int>(player);
        const QRectF seen(view.toView(figures.topLeft()), view.toView(figures.bottomRight()));
        const std::vector<QPointF> centres = painter().spread(sceneOf(labels), view);
        for (std::size_t i = 0; i < labels.size(); ++i)
            QVERIFY(!painter().boundsOf(labels[i], centres[i], square).intersects(seen));
    }
}

/// The first would stand on the figures of the second, which stand beside its own.
void LabelPainterTest::pointsLeaveWhatOthersTellOf()
{
    const QRectF own(0.34, 0.32, 0.32, 0.36);
    const QRectF others(-0.2, -0.1, 0.32, 0.36);
    for (const double square : {24.0, 45.0}) {
        const BoardView view = viewOf(square);
        const QString text = QStringLiteral("+12");
        const std::vector<BoardLabel> labels{{text, {0.5, 0.08}, 0, 1.0, LabelKind::Points, {}, own},
                                             {text, {-0.04, -0.34}, 1, 1.0, LabelKind::Points, {}, others}};
        const std::vector<QPointF> centres = painter().spread(sceneOf(labels), view);
        for (std::size_t i = 0; i < labels.size(); ++i)
            for (const QRectF& figures : {own, others}) {
                const QRectF seen(view.toView(figures.topLeft()), view.toView(figures.bottomRight()));
                QVERIFY(!painter().boundsOf(labels[i], centres[i], square).intersects(seen));
            }
    }
}

/// Also one that they do not tell of, and that stands where they would be put.
void LabelPainterTest::pointsLeaveAllFiguresUncovered()
{
    const QRectF own(0.34, 0.32, 0.32, 0.36);
    const BoardView view = viewOf(100);
    for (const QPointF other : {QPointF(0.5, -0.1), QPointF(1.3, 0.5), QPointF(0.1, 0.8)}) {
        BoardScene scene = sceneOf({{QStringLiteral("+12"), {0.5, 0.3}, 0, 1.0, LabelKind::Points, {}, own},
                                    {QStringLiteral("+6"), {0.5, 0.3}, 1, 1.0, LabelKind::Points, {}, own}});
        scene.pieces.push_back({Figure::BigTop, 2, Pose::Standing, other});
        const QPointF reach(0.16, 0.18);
        const QRectF stands(view.toView(other - reach), view.toView(other + reach));
        const std::vector<QPointF> centres = painter().spread(scene, view);
        for (std::size_t i = 0; i < centres.size(); ++i)
            QVERIFY(!painter().boundsOf(scene.labels[i], centres[i], 100).intersects(stands));
    }
}

/// On the side of the figure where there are none.
void LabelPainterTest::pointsRatherLieBesideTheTiles()
{
    engine::TileKind kind;
    kind.squares = {{}};
    const QRectF own(0.34, 0.02, 0.32, 0.96);
    const BoardView view = viewOf(100);
    const std::array ways{std::pair(engine::Square{-1, 0}, QPointF(1, 0)),
                          std::pair(engine::Square{1, 0}, QPointF(-1, 0))};
    for (const auto& [neighbour, way] : ways) {
        BoardScene scene = sceneOf({{QStringLiteral("+12"), {0.5, 0.3}, 0, 1.0, LabelKind::Points, {}, own}});
        for (const engine::Square square : {engine::Square{0, -1}, {0, 0}, {0, 1}, neighbour})
            scene.tiles.push_back({&kind, square, 0});
        const QPointF moved = painter().spread(scene, view).front() - view.toView(own.center());
        QVERIFY(QPointF::dotProduct(moved, way) > 0);
    }
}

/// In words where these cover neither figures nor other points nor more of the tiles, and stay in the view.
void LabelPainterTest::pointsAreExplainedWhereThereIsRoom()
{
    engine::TileKind kind;
    kind.squares = {{}};
    const BoardView view = viewOf(100);
    const auto explained = [&](const BoardScene& scene) {
        const LabelPainter::Laid laid = painter().laid(scene, view).front();
        const QRectF plate = painter().boundsOf(laid.label, laid.centre, view.squareSize);
        return laid.label.detail == scene.labels.front().detailInWords && view.viewport.contains(plate);
    };
    BoardLabel label{QStringLiteral("+6"), {0.5, 0.5}, 0, 1.0, LabelKind::Points, QStringLiteral("2×3")};
    label.detailInWords = QStringLiteral("2 figures × 3");
    const BoardScene free = sceneOf({label});
    QVERIFY(explained(free));
    BoardScene full = free;
    for (std::int16_t x = -4; x < 5; ++x)
        full.tiles.push_back({&kind, {x, 0}, 0});
    full.labels.front().detailInWords = QStringLiteral("2 figures × 3, 4 tiles × 1, 5 tokens × 2");
    QVERIFY(!explained(full));
    BoardScene narrow = free;
    for (const double at : {-0.45, 1.45})
        narrow.pieces.push_back({Figure::Meeple, 0, Pose::Standing, {at, 0.5}});
    QVERIFY(!explained(narrow));
    BoardScene crowded = free;
    for (const double at : {-0.7, 1.7})
        crowded.labels.push_back({QStringLiteral("+4"), {at, 0.5}, 1, 1.0});
    QVERIFY(!explained(crowded));
}

/// Numbers kept off the figures of a sum in one view where words were painted in the other.
void LabelPainterTest::pointsAtAnEdgeSayTheSameInWholePixels()
{
    BoardLabel label{QStringLiteral("+5"), {0.5, 0.3}, 0, 1.0};
    label.detail = QStringLiteral("1 + 4");
    label.detailInWords = QStringLiteral("1 for its own tile, 4 tiles × 1");
    label.uncovered = QRectF(0.3, 1.1, 0.4, 0.4);
    const BoardScene scene = sceneOf({label});
    int inWords = 0;
    for (double square = 20; square < 90; square += 0.7) {
        BoardView view{{31.4, 40 + square / 7.7, 702.3, 305.1}, {0.5, 2.0}, square};
        view.centre.ry() = 0.3 + 150 / square; // so that the label is at the upper edge
        BoardView whole = view;
        whole.viewport = QRectF(view.viewport.toAlignedRect());
        whole.centre += (whole.viewport.center() - view.viewport.center()) / square;
        const QString said = painter().laid(scene, view).front().label.detail;
        QCOMPARE(said, painter().laid(scene, whole).front().label.detail);
        inWords += said == label.detailInWords ? 1 : 0;
    }
    QVERIFY(inWords > 90);
}

/// Where text is large they would take all of the board.
void LabelPainterTest::manyLinesAreSaidInFewWords()
{
    const QString few = QStringLiteral("Not available");
    const auto heightAt = [&](int letters, const QString& words, const QString& inFewWords) {
        QFont font;
        font.setPixelSize(letters);
        const BoardLabel label{words, {}, -1, 1.0, LabelKind::Refusal, {}, {}, inFewWords};
        return LabelPainter(paletteOf(Printing::Parchment), font).boundsOf(label, {}, 150).height();
    };
    const QString words =
        QStringLiteral("Not available. A clause of a box that tells at some length why this "
                       "figure may not stand there");
    QVERIFY(heightAt(13, words, few) == heightAt(13, words, {}));
    QVERIFY(heightAt(40, words, {}) > heightAt(40, words, few));
    QCOMPARE(heightAt(40, words, few), heightAt(40, few, {}));
}

/// With air at both ends of the longest.
void LabelPainterTest::linesStayWithinTheirPlate()
{
    constexpr int air = 6; ///< pixels, of the line around the plate and within it
    QFont font;
    font.setPixelSize(26);
    const LabelPainter large(paletteOf(Printing::Parchment), font);
    const QString words =
        QStringLiteral("Nu este disponibil. După plasarea cartonașului, jucătorul activ poate plasa un "
                       "meeple sau, la fel de bine, poate renunța la asta");
    for (qsizetype length = words.indexOf(u' '); length > 0; length = words.indexOf(u' ', length + 1)) {
        const BoardLabel label{words.left(length), {}, -1, 1.0, LabelKind::Refusal};
        QImage image(600, 500, QImage::Format_RGB32);
        image.fill(Qt::white);
        const QPointF middle(300, 250);
        QPainter painter(&image);
        large.paint(painter, label, middle, 60);
        painter.end();
        const QRect plate = large.boundsOf(label, middle, 60).toAlignedRect();
        const QColor ground = paletteOf(Printing::Parchment).label;
        for (int y = plate.top() + 40; y < plate.bottom() - 40; ++y)
            QVERIFY2(image.pixelColor(plate.right() - air, y) == ground, qPrintable(label.text));
    }
}

void LabelPainterTest::squaresStayUncovered_data()
{
    QTest::addColumn<QRectF>("squares");
    QTest::addColumn<QPointF>("way"); // from the middle of the squares to that of the label
    QTest::newRow("room below") << QRectF(0, 0, 1, 1) << QPointF(0, 1);
    QTest::newRow("at the lower edge") << QRectF(0, 2.4, 1, 1) << QPointF(0, -1);
    QTest::newRow("as high as the view, at its left") << QRectF(-3.5, -2.5, 1, 6) << QPointF(1, 0);
    QTest::newRow("as high as the view, at its right") << QRectF(3.5, -2.5, 1, 6) << QPointF(-1, 0);
    QTest::newRow("more than one") << QRectF(-1, -1, 3, 3) << QPointF(0, 1);
}

/// A refusal points at the place that it is about.
void LabelPainterTest::squaresStayUncovered()
{
    QFETCH(const QRectF, squares);
    QFETCH(const QPointF, way);
    const BoardView view = viewOf(100);
    const std::vector<BoardLabel> labels{
        {QStringLiteral("Not available"), squares.center(), -1, 1.0, LabelKind::Refusal, {}, squares}};
    const QPointF centre = painter().spread(sceneOf(labels), view).front();
    const QRectF covered = painter().boundsOf(labels.front(), centre, 100);
    const QRectF seen(view.toView(squares.topLeft()), view.toView(squares.bottomRight()));
    QVERIFY(!covered.intersects(seen));
    QVERIFY(view.viewport.contains(covered));
    const QPointF moved = centre - seen.center();
    QVERIFY(QPointF::dotProduct(moved, way) > 0);
}

/// "The step is used up" lay on the figure that had used it.
void LabelPainterTest::refusalsLeaveFiguresUncovered()
{
    const BoardView view = viewOf(100);
    const QPointF refused(0.5, 0.5);
    BoardScene scene =
        sceneOf({{QStringLiteral("The step is used up"), refused, -1, 1.0, LabelKind::Refusal}});
    QCOMPARE(painter().spread(scene, view).front(), view.toView(refused)); // where nobody stands
    const QPointF reach(0.16, 0.18);
    for (const QPointF way : {QPointF(0.4, 0), QPointF(-0.4, 0), QPointF(0, 0.1), QPointF(0.2, -0.1)}) {
        const QPointF at = refused + way;
        scene.pieces = {Piece{Figure::Meeple, 0, Pose::Standing, at}};
        const QPointF centre = painter().spread(scene, view).front();
        const QRectF covered = painter().boundsOf(scene.labels.front(), centre, 100);
        QVERIFY(!covered.intersects({view.toView(at - reach), view.toView(at + reach)}));
        const QPointF moved = centre - view.toView(refused);
        QVERIFY2(std::hypot(moved.x(), moved.y()) < 150, "it is no longer near");
    }
}

/// On small squares one below its place hid all of the tiles about it; where it is as narrow as they are, it
/// stands below.
void LabelPainterTest::wideRefusalsStandOffTheTiles()
{
    engine::TileKind kind;
    kind.squares = {{}};
    constexpr double small = 25;
    for (const std::int16_t direction :
         std::array<std::int16_t, 2>{1, -1}) { // to the left of the board or to its right
        BoardScene scene = sceneOf({{QStringLiteral("The feature is occupied"),
                                     {0.5, 0.5},
                                     -1,
                                     1.0,
                                     LabelKind::Refusal,
                                     {},
                                     QRectF(0, 0, 1, 1)}});
        for (std::int16_t row = -3; row <= 3; ++row)
            for (std::int16_t column = 0; column <= 3; ++column)
                scene.tiles.push_back({&kind, {static_cast<std::int16_t>(direction * column), row}, 0});
        const BoardView view = viewOf(small);
        const QPointF moved = painter().spread(scene, view).front() - view.toView({0.5, 0.5});
        QVERIFY(moved.x() * direction < 0);
        QCOMPARE(moved.y(), 0.0);
        const BoardView large = viewOf(300);
        QVERIFY((painter().spread(scene, large).front() - large.toView({0.5, 0.5})).y() > 0);
    }
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, LabelPainterTest)

#include "label_painter_test.moc"
