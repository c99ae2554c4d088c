// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/perimeter.h"
#include "app/pictures/shapes/plane.h"
#include "app/pictures/tile_shapes.h"
#include "tests/app/pictures/catalogue_kinds.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::pictures {

/// The shapes of every tile in the catalogue agree with its features and lanes.
class TileGeometryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFeatureHasGround_data() { addKinds(); }
    void everyFeatureHasGround();
    void linesHaveNoMorePointsThanAreSeen_data() { addKinds(); }
    void linesHaveNoMorePointsThanAreSeen();
    void featuresDoNotOverlap_data() { addKinds(); }
    void featuresDoNotOverlap();
    void featuresReachTheirLanes_data() { addKinds(); }
    void featuresReachTheirLanes();
    void figuresStandOnTheirFeature_data() { addKinds(); }
    void figuresStandOnTheirFeature();
    void figuresStandBesidePictures();
    void crossingsAreBridged();
    void roadsHaveALineAndCitiesAWall();
    void pennantsLieInTheirCity();
    void villagesStandWhereRoadsMeet();
    void turningMovesPointsWithTheTile();
    void rimLeavesOutTheEdgeOfTheTile();
    void shapesAreWorkedOutOnce();

private:
    static void addKinds();
    TileShapes m_shapes;
};

void TileGeometryTest::addKinds()
{
    QTest::addColumn<int>("index");
    const auto& kinds = test::catalogueKinds();
    for (std::size_t i = 0; i < kinds.size(); ++i)
        QTest::newRow(kinds[i].id.c_str()) << static_cast<int>(i);
}

void TileGeometryTest::initTestCase()
{
    QVERIFY2(test::catalogueKinds().size() > 380, "the tiles of the catalogue can be read");
}

void TileGeometryTest::everyFeatureHasGround()
{
    QFETCH(const int, index);
    const engine::TileKind& kind = test::catalogueKinds()[static_cast<std::size_t>(index)];
    const TileGeometry& geometry = m_shapes.of(kind);
    QCOMPARE(geometry.features.size(), kind.features.size());
    double sum = 0;
    for (std::size_t i = 0; i < kind.features.size(); ++i) {
        const double size = shapes::area(geometry.features[i].outline);
        QVERIFY2(size > 0.004, kind.features[i].name.c_str());
        QCOMPARE(geometry.features[i].kind, kind.features[i].kind);
        sum += size;
    }
    QVERIFY2(sum <= 1.001 * static_cast<double>(kind.squares.size()),
             "not more ground than the squares have");
}

/// A bent road of a thousand points took as long to print as eight other tiles: a frame of the stage.
void TileGeometryTest::linesHaveNoMorePointsThanAreSeen()
{
    constexpr int most = 300; // of a field around a wonder
    QFETCH(const int, index);
    for (const FeatureShape& feature :
         m_shapes.of(test::catalogueKinds()[static_cast<std::size_t>(index)]).features) {
        QVERIFY2(feature.outline.elementCount() < most,
                 qPrintable(QString::number(feature.outline.elementCount())));
        QVERIFY2(feature.rim.elementCount() < most, qPrintable(QString::number(feature.rim.elementCount())));
    }
}

void TileGeometryTest::featuresDoNotOverlap()
{
    QFETCH(const int, index);
    const TileGeometry& geometry = m_shapes.of(test::catalogueKinds()[static_cast<std::size_t>(index)]);
    const QRectF bounds = geometry.squares.boundingRect();
    constexpr double step = 0.0437;
    const QPointF first = bounds.topLeft() + QPointF(0.0117, 0.0131);
    for (int row = 0; row * step < bounds.height(); ++row)
        for (int column = 0; column * step < bounds.width(); ++column) {
            const QPointF at = first + step * QPointF(column, row);
            int covering = 0;
            for (const FeatureShape& shape : geometry.features)
                covering += shape.outline.contains(at) ? 1 : 0;
            QVERIFY2(
                covering <= 1,
                qPrintable(QStringLiteral("%1 features at (%2, %3)").arg(covering).arg(at.x()).arg(at.y())));
        }
}

namespace {

bool isWheel(const engine::TileKind& kind)
{
    return std::ranges::any_of(kind.features, [](const engine::FeatureSpec& feature) {
        return std::ranges::find(feature.marks, "wheel") != feature.marks.end();
    });
}

/// Whether another square of the tile lies on this side of the square.
bool isInside(const engine::TileKind& kind, const engine::SquareSpec& square, int side)
{
    constexpr std::array<engine::Square, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const engine::Square step = steps.at(static_cast<std::size_t>(side));
    const engine::Square beyond{static_cast<std::int16_t>(square.offset.x + step.x),
                                static_cast<std::int16_t>(square.offset.y + step.y)};
    return std::ranges::find(kind.squares, beyond, &engine::SquareSpec::offset) != kind.squares.end();
}

} // namespace

void TileGeometryTest::featuresReachTheirLanes()
{
    QFETCH(const int, index);
    const engine::TileKind& kind = test::catalogueKinds()[static_cast<std::size_t>(index)];
    const TileGeometry& geometry = m_shapes.of(kind);
    for (const engine::SquareSpec& square : kind.squares)
        for (int position = 0; position < 12; ++position) {
            if (isWheel(kind) && isInside(kind, square, position / 3))
                continue; // a disc leaves no corners to its squares
            const int feature =
                square.lanes[static_cast<std::size_t>(position / 3)][static_cast<std::size_t>(position % 3)];
            if (feature == engine::SquareSpec::none)
                continue;
            // Just off the middle of the lane: borders between two fields may run through the middle itself.
            const QPointF at = shapes::cornerOf(square) + shapes::perimeterPoint(position + 0.47, -0.01);
            const auto found = featureAt(geometry, 0, at);
            QVERIFY2(found == feature,
                     qPrintable(QStringLiteral("square %1 lane %2").arg(square.name.c_str()).arg(position)));
        }
}

void TileGeometryTest::figuresStandOnTheirFeature()
{
    QFETCH(const int, index);
    const engine::TileKind& kind = test::catalogueKinds()[static_cast<std::size_t>(index)];
    const TileGeometry& geometry = m_shapes.of(kind);
    for (std::size_t i = 0; i < kind.features.size(); ++i) {
        QVERIFY(!geometry.features[i].stands.empty());
        for (engine::Turn turn = 0; turn < 4; ++turn)
            for (std::size_t nth = 0; nth < geometry.features[i].stands.size(); ++nth) {
                const QPointF stand = standPoint(geometry, static_cast<int>(i), turn, static_cast<int>(nth));
                QVERIFY2(featureAt(geometry, turn, stand) == static_cast<int>(i),
                         kind.features[i].name.c_str());
            }
    }
}

/// On no arrow, village or tower foundation, unless there is no other ground.
void TileGeometryTest::figuresStandBesidePictures()
{
    for (const engine::TileKind& kind : test::catalogueKinds())
        for (const FeatureShape& shape : m_shapes.of(kind).features)
            for (const Landmark& landmark : m_shapes.of(kind).landmarks)
                if (shape.kind == engine::FeatureKind::Field)
                    QVERIFY2(shapes::length(shape.stands.front() - landmark.at) > landmark.radius,
                             kind.id.c_str());
}

void TileGeometryTest::crossingsAreBridged()
{
    for (const engine::TileKind& kind : test::catalogueKinds()) {
        const TileGeometry& geometry = m_shapes.of(kind);
        const bool crosses =
            std::find(kind.marks.begin(), kind.marks.end(), "over-under") != kind.marks.end();
        QVERIFY2(crosses || geometry.bridges.empty(), kind.id.c_str());
    }
    QCOMPARE(m_shapes.of(test::kindOf("river:K")).bridges.size(), std::size_t{1});
    QCOMPARE(m_shapes.of(test::kindOf("king-and-robber:05")).bridges.size(), std::size_t{1});
}

void TileGeometryTest::roadsHaveALineAndCitiesAWall()
{
    const engine::TileKind& kind = test::kindOf("base:D");
    for (const FeatureShape& shape : m_shapes.of(kind).features) {
        QCOMPARE(!shape.line.isEmpty(), shape.kind == engine::FeatureKind::Road);
        QCOMPARE(!shape.wall.isEmpty(), shape.kind == engine::FeatureKind::City);
    }
    QVERIFY2(m_shapes.of(test::kindOf("base:C")).features.front().wall.isEmpty(),
             "a city on all edges has no wall");
}

void TileGeometryTest::pennantsLieInTheirCity()
{
    for (const engine::TileKind& kind : test::catalogueKinds())
        for (std::size_t i = 0; i < kind.features.size(); ++i) {
            const FeatureShape& shape = m_shapes.of(kind).features[i];
            if (kind.features[i].pennants == 0)
                continue;
            QVERIFY2(shape.emblems.size() >= kind.features[i].pennants, kind.id.c_str());
            QVERIFY2(shape.outline.contains(shape.emblems.front()), kind.id.c_str());
            QVERIFY2(shapes::length(shape.emblems.front() - shape.stands.front()) > 0.08, kind.id.c_str());
        }
}

void TileGeometryTest::villagesStandWhereRoadsMeet()
{
    const TileGeometry& crossing = m_shapes.of(test::kindOf("base:X"));
    QCOMPARE(crossing.landmarks.size(), std::size_t{1});
    QCOMPARE(crossing.landmarks.front().mark, std::string("village"));
    QVERIFY2(!featureAt(crossing, 0, crossing.landmarks.front().at), "nobody stands in a village");
}

void TileGeometryTest::turningMovesPointsWithTheTile()
{
    const engine::TileKind& kind = test::kindOf("wonder:notre_dame");
    for (engine::Turn turn = 0; turn < 4; ++turn)
        for (const engine::SquareSpec& square : kind.squares) {
            const engine::Square offset = engine::turned(square.offset, turn);
            const QPointF middle = turning(turn).map(shapes::cornerOf(square) + QPointF(0.5, 0.5));
            QVERIFY(shapes::length(middle - QPointF(offset.x + 0.5, offset.y + 0.5)) < 1e-9);
        }
    QCOMPARE(boundsOf(kind, 0).size(), QSizeF(3, 3));
}

void TileGeometryTest::rimLeavesOutTheEdgeOfTheTile()
{
    const TileGeometry& geometry = m_shapes.of(test::kindOf("base:E"));
    const shapes::Segments rim(geometry.features[0].rim);
    QVERIFY2(rim.distance({0.5, 0.0}) > 0.1, "the open side of a city is not outlined");
    QVERIFY2(rim.distance({0.5, 0.28}) < 0.01, "its wall is");
    QVERIFY(m_shapes.of(test::kindOf("base:C")).features[0].rim.isEmpty());
}

void TileGeometryTest::shapesAreWorkedOutOnce()
{
    const engine::TileKind& kind = test::kindOf("base:D");
    QCOMPARE(&m_shapes.of(kind), &m_shapes.of(kind));
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QCoreApplication, glossator::pictures, TileGeometryTest)
#include "tile_geometry_test.moc"
