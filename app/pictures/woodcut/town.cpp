// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/town.h"

#include "app/pictures/shapes/plane.h"
#include "app/pictures/woodcut/buildings.h"

#include <QPainter>

#include <algorithm>

namespace glossator::pictures::woodcut {

namespace {

/// How houses stand in rows.
struct Rows
{
    double width;
    double rowStep;
    double step;
};

Rows rowsFor(const Print& print)
{
    return print.plain() ? Rows{0.2, 0.16, 0.21} : Rows{0.135, 0.108, 0.148};
}

/// What must stay free within a town, as circles.
struct Clearing
{
    QPointF at;
    double radius = 0;
};

std::vector<Clearing> clearingsOf(const FeatureShape& city, const TileGeometry& geometry)
{
    std::vector<Clearing> clearings;
    if (!city.stands.empty())
        clearings.push_back(
            {city.stands.front() + QPointF(0, 0.03), shapes::area(city.outline) < 0.3 ? 0.045 : 0.085});
    for (const Landmark& landmark : geometry.landmarks)
        clearings.push_back({landmark.at, landmark.radius});
    return clearings;
}

/// Towns of some size have a parish church, away from the places that are kept free.
bool hasChurch(const FeatureShape& city)
{
    return city.emblems.size() > 1 && shapes::area(city.outline) > 0.4;
}

bool isClear(QPointF at, const std::vector<Clearing>& clearings)
{
    return std::none_of(clearings.begin(), clearings.end(),
                        [&](const Clearing& c) { return shapes::length(c.at - at) < c.radius; });
}

/// Feet of houses in rows from the back to the front, each a little out of line.
std::vector<QPointF> houseFeet(const QPainterPath& ground, const shapes::Segments& rim,
                               const std::vector<Clearing>& clearings, const Rows& rows, Dice& dice)
{
    const QRectF bounds = ground.boundingRect();
    std::vector<QPointF> feet;
    bool odd = false;
    for (double y = bounds.top() + rows.width * 0.8; y < bounds.bottom() - 0.01;
         y += rows.rowStep, odd = !odd)
        for (double x = bounds.left() + rows.step * (odd ? 0.25 : 0.75); x < bounds.right(); x += rows.step) {
            const QPointF foot(x + dice.between(-0.016, 0.016), y + dice.between(-0.014, 0.014));
            const QPointF middle = foot - QPointF(0, rows.width * 0.38);
            const bool roomy = rim.distance(middle) > 0.035 + rows.width * 0.28;
            if (ground.contains(middle) && roomy && isClear(middle, clearings) && !dice.chance(0.06))
                feet.push_back(foot);
        }
    return feet;
}

void printHouses(const Print& print, const QPainterPath& ground, const shapes::Segments& rim,
                 const std::vector<Clearing>& clearings, Dice& dice)
{
    const Rows rows = rowsFor(print);
    for (const QPointF foot : houseFeet(ground, rim, clearings, rows, dice))
        drawHouse(print, foot, rows.width * dice.between(0.92, 1.1), dice);
}

QPainterPath lifted(const QPainterPath& path, double height)
{
    return path.translated(0, -height);
}

/// Around a monastery closed ground is its yard and no part of a town.
bool isYard(const TileGeometry& geometry)
{
    return std::ranges::any_of(geometry.features, [&](const FeatureShape& shape) {
        return shape.kind == engine::FeatureKind::Monastery &&
               geometry.closedBlock.contains(shape.outline.boundingRect().center());
    });
}

} // namespace

void printTown(const Print& print, const FeatureShape& city, const TileGeometry& geometry, Dice& dice)
{
    const Palette& p = print.palette();
    print.fill(city.outline, p.city);
    print.painter().save();
    print.painter().setClipPath(city.outline, Qt::IntersectClip);
    print.stroke(city.rim, p.cityShade, 0.12);
    print.painter().restore();
    std::vector<Clearing> clearings = clearingsOf(city, geometry);
    if (hasChurch(city))
        clearings.push_back({city.emblems.back() - QPointF(0, 0.03), 0.1});
    printHouses(print, city.outline, shapes::Segments(city.rim), clearings, dice);
    if (hasChurch(city))
        drawChurch(print, city.emblems.back() + QPointF(0, 0.06), 0.19);
}

void printWall(const Print& print, const QPainterPath& wall, const TileGeometry& geometry)
{
    const Palette& p = print.palette();
    constexpr double width = 0.030;
    constexpr double height = 0.042;
    if (wall.isEmpty())
        return;
    print.stroke(wall.translated(0.012, 0.022), faded(p.leafShade, 0.45), width + 0.02);
    for (const double lift : {0.0, 0.014, 0.028, height})
        print.stroke(lifted(wall, lift), p.line, width + 0.016);
    for (const double lift : {0.0, 0.014, 0.028})
        print.stroke(lifted(wall, lift), p.wallShade, width);
    print.stroke(lifted(wall, height), p.wall, width);
    if (!print.plain())
        print.dashes(lifted(wall, height), p.line, width, 0.008, 0.026);
    for (const QPainterPath& line : shapes::strands(wall)) {
        const int towers = std::max(1, static_cast<int>(line.length() / 0.42));
        for (int i = 0; i < towers; ++i)
            drawTower(print, shapes::along(line, (i + 0.5) / towers) + QPointF(0, 0.02), 0.065, false);
    }
    for (const Landmark& landmark : geometry.landmarks)
        if (landmark.mark == "gate" && shapes::Segments(wall).distance(landmark.at) < 0.03)
            drawGate(print, landmark.at + QPointF(0, 0.02), 0.1);
}

void printClosedBlock(const Print& print, const TileGeometry& geometry, Dice& dice)
{
    if (geometry.closedBlock.isEmpty())
        return;
    const Palette& p = print.palette();
    if (isYard(geometry)) {
        print.shape(geometry.closedBlock, mixed(p.earth, p.fieldLight, 0.5));
        return;
    }
    print.shape(geometry.closedBlock, mixed(p.city, p.wallShade, 0.5));
    printHouses(print, geometry.closedBlock, shapes::Segments(geometry.closedBlock), {}, dice);
}

void drawPennant(const Print& print, QPointF at, double size)
{
    const Palette& p = print.palette();
    const auto point = [&](double x, double y) { return at + QPointF(x, y) * size; };
    print.line(point(-0.42, 0.62), point(-0.42, -0.55), p.line, size * 0.09);
    print.shape(QPolygonF({point(-0.42, -0.5), point(0.55, -0.5), point(0.3, -0.17), point(0.55, 0.16),
                           point(-0.42, 0.16)}),
                p.banner, Print::bold);
    print.ball(point(-0.05, -0.17), size * 0.19, p.metal, Print::thin);
}

} // namespace glossator::pictures::woodcut
