// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/tile_painter.h"

#include "app/pictures/pennant.h"
#include "app/pictures/shapes/plane.h"
#include "app/pictures/shapes/wheel.h"
#include "app/pictures/woodcut/landmarks.h"
#include "app/pictures/woodcut/meadow.h"
#include "app/pictures/woodcut/town.h"
#include "app/pictures/woodcut/tracks.h"
#include "app/pictures/woodcut/wheel.h"
#include "app/pictures/woodcut/wonders.h"

#include <QPainter>

#include <algorithm>

namespace glossator::pictures {

namespace {

using engine::FeatureKind;
using woodcut::Print;

/// One tile being printed: its geometry turned, so that buildings and shadows need not be.
class Impression
{
public:
    Impression(const Print& print, const engine::TileKind& kind, const TileGeometry& geometry,
               engine::Turn turn, std::uint32_t seed)
        : m_print(print), m_kind(kind), m_geometry(turned(geometry, turn)), m_turn(turn),
          m_dice(kind.id, seed)
    {
    }

    void print()
    {
        woodcut::printMeadows(m_print, m_geometry, m_dice);
        printWays();
        woodcut::printHedges(m_print, m_geometry);
        forEach(FeatureKind::Area, [&](std::size_t i) { printArea(i); });
        forEach(FeatureKind::Garden, [&](std::size_t i) { woodcut::printGarden(m_print, shape(i)); });
        woodcut::printTrees(m_print, m_geometry, m_dice);
        woodcut::printClosedBlock(m_print, m_geometry, m_dice);
        printTowns();
        forEach(FeatureKind::Abbacy, [&](std::size_t i) { woodcut::printCourt(m_print, shape(i)); });
        forEach(FeatureKind::Monastery,
                [&](std::size_t i) { woodcut::printMonastery(m_print, shape(i), m_kind.features[i].marks); });
        for (const Landmark& landmark : m_geometry.landmarks)
            woodcut::printLandmark(m_print, landmark);
        printPennants();
    }

private:
    template <typename Action>
    void forEach(FeatureKind kind, Action action)
    {
        for (std::size_t i = 0; i < m_geometry.features.size(); ++i)
            if (m_geometry.features[i].kind == kind)
                action(i);
    }

    [[nodiscard]] const FeatureShape& shape(std::size_t index) const { return m_geometry.features[index]; }

    void printArea(std::size_t i)
    {
        if (shapes::isSector(m_kind.features[i]))
            woodcut::printSector(m_print, m_kind.features[i], shape(i));
        else
            woodcut::printWonder(m_print, m_kind.id, shape(i), m_turn);
    }

    void printWays()
    {
        forEach(FeatureKind::River, [&](std::size_t i) { woodcut::printRiver(m_print, shape(i)); });
        forEach(FeatureKind::Road, [&](std::size_t i) { woodcut::printRoad(m_print, shape(i)); });
        for (const auto& [upper, lower] : m_geometry.bridges)
            if (!shape(static_cast<std::size_t>(upper)).line.isEmpty())
                woodcut::printBridge(m_print, shape(static_cast<std::size_t>(upper)),
                                     shape(static_cast<std::size_t>(lower)));
    }

    void printTowns()
    {
        forEach(FeatureKind::City,
                [&](std::size_t i) { woodcut::printTown(m_print, shape(i), m_geometry, m_dice); });
        woodcut::printWall(m_print, m_geometry.closedWall, m_geometry);
        forEach(FeatureKind::City, [&](std::size_t i) {
            m_print.painter().save();
            hideUnderBridge(i);
            woodcut::printWall(m_print, shape(i).wall, m_geometry);
            m_print.painter().restore();
        });
    }

    /// Where two cities cross, the walls of the lower one end at the upper one.
    void hideUnderBridge(std::size_t lower)
    {
        for (const auto& bridge : m_geometry.bridges)
            if (bridge.second == static_cast<int>(lower)) {
                const QPainterPath& over = shape(static_cast<std::size_t>(bridge.first)).outline;
                m_print.painter().setClipPath(shapes::subtracted(m_geometry.squares, over),
                                              Qt::IntersectClip);
            }
    }

    void printPennants()
    {
        forEach(FeatureKind::City, [&](std::size_t i) {
            const std::vector<QPointF>& places = shape(i).emblems;
            for (std::size_t n = 0; n < m_kind.features[i].pennants && n < places.size(); ++n)
                woodcut::drawPennant(m_print, places[n], pennantSize);
        });
    }

    const Print& m_print;
    const engine::TileKind& m_kind;
    TileGeometry m_geometry;
    engine::Turn m_turn;
    woodcut::Dice m_dice;
};

} // namespace

TilePainter::TilePainter(Palette palette, std::uint32_t seed) : m_palette(palette), m_seed(seed)
{
}

void TilePainter::paintAt(QPainter& painter, const engine::TileKind& kind, const TileGeometry& geometry,
                          engine::Turn turn, QPointF origin, double squareSize) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin);
    painter.scale(squareSize, squareSize);
    painter.setClipPath(turning(turn).map(geometry.squares), Qt::IntersectClip);
    const double pixels = squareSize * painter.device()->devicePixelRatioF();
    const Print print(painter, m_palette, pixels);
    Impression(print, kind, geometry, turn, m_seed).print();
    painter.restore();
}

void TilePainter::paintInto(QPainter& painter, const engine::TileKind& kind, const TileGeometry& geometry,
                            engine::Turn turn, const QRectF& rect) const
{
    const QRectF bounds = boundsOf(kind, turn);
    const double size = std::min(rect.width() / bounds.width(), rect.height() / bounds.height());
    paintAt(painter, kind, geometry, turn, rect.center() - bounds.center() * size, size);
}

} // namespace glossator::pictures
