// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_images.h"
#include "app/pictures/tile_geometry.h"
#include "tests/app/pictures/catalogue_kinds.h"
#include "tests/test_program.h"

#include <QTest>

namespace glossator::pictures {

/// What lights up on a tile, and what does not.
class GlowTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingGlowsBesideATile();
    void pennantsDoNotGlow();

private:
    static constexpr int pixels = 60;
};

/// At whatever angle an outline meets the edge of the tile.
void GlowTest::nothingGlowsBesideATile()
{
    BoardImages images;
    for (const engine::TileKind& kind : test::catalogueKinds()) {
        const QRect tile =
            QRectF(boundsOf(kind, 1).topLeft() * pixels, boundsOf(kind, 1).size() * pixels).toRect();
        for (int feature = 0; feature < static_cast<int>(kind.features.size()); ++feature) {
            const GlowKey key{kind.id, 1, feature, HighlightStyle::Scored, pixels, Printing::Parchment};
            const PlacedImage glow = images.glow(kind, key);
            const QImage mask = glow.image.createAlphaMask();
            for (int y = 0; y < mask.height(); ++y)
                for (int x = 0; x < mask.width(); ++x)
                    QVERIFY2(mask.pixelIndex(x, y) == 0 || tile.contains(glow.offset + QPoint(x, y)),
                             kind.id.c_str());
        }
    }
}

/// They count in what is scored, and are no less blue then.
void GlowTest::pennantsDoNotGlow()
{
    BoardImages images;
    TileShapes shapes;
    int pennants = 0;
    int clear = 0;
    for (const engine::TileKind& kind : test::catalogueKinds())
        for (std::size_t i = 0; i < kind.features.size(); ++i) {
            if (kind.features[i].pennants == 0)
                continue;
            const GlowKey key{
                kind.id, 0, static_cast<int>(i), HighlightStyle::Scored, pixels, Printing::Parchment};
            const FeatureShape& shape = shapes.of(kind).features[i];
            const PlacedImage glow = images.glow(kind, key);
            for (std::size_t n = 0; n < shape.emblems.size(); ++n) {
                if (n >= kind.features[i].pennants)
                    break;
                ++pennants;
                const QPoint middle = (shape.emblems[n] * pixels).toPoint() - glow.offset;
                QVERIFY2(glow.image.pixelColor(middle).alpha() == 0, kind.id.c_str());
                for (const QPointF corner : {QPointF(0.09, -0.08), QPointF(-0.07, 0.02)}) {
                    const QPoint at = ((shape.emblems[n] + corner) * pixels).toPoint() - glow.offset;
                    clear += glow.image.pixelColor(at).alpha() == 0 ? 1 : 0;
                }
            }
        }
    QVERIFY(pennants > 20);
    QVERIFY2(clear > pennants,
             qPrintable(QStringLiteral("%1 of 2 x %2")
                            .arg(clear)
                            .arg(pennants))); // of two corners each: the rim of a narrow city glows as ever
}

} // namespace glossator::pictures

GLOSSATOR_TEST(QGuiApplication, glossator::pictures, GlowTest)
#include "glow_test.moc"
