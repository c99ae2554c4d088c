// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/meadow.h"

#include "app/pictures/shapes/places.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace glossator::pictures::woodcut {

namespace {

using engine::FeatureKind;

constexpr int linesPerSquare = 18;

/// A wavy line that repeats from square to square, so that it runs on over the whole board.
QPainterPath wave(double left, double right, double y, int phase)
{
    QPainterPath path;
    constexpr double step = 1.0 / 8.0;
    const auto height = [&](double x) {
        return y + 0.009 * std::sin((x + phase * 0.29) * 2 * std::numbers::pi);
    };
    path.moveTo(left, height(left));
    for (double x = left + step; x <= right + 1e-9; x += step)
        path.lineTo(x, height(x));
    return path;
}

void hatch(const Print& print, const QRectF& bounds, const QColor& colour)
{
    const int lines = print.fine() ? linesPerSquare : linesPerSquare / 2;
    for (int row = 0; row < static_cast<int>(bounds.height() + 0.5) * lines; ++row) {
        const double y = bounds.top() + (row + 0.5) / lines;
        const int kind = ((row % lines) * 7) % 5;
        print.dashes(wave(bounds.left(), bounds.right(), y, kind), colour, 0.006, 0.10 + 0.05 * kind,
                     0.05 + 0.03 * kind);
    }
}

/// A ploughed plot: lighter ground under furrows of uneven length.
void plot(const Print& print, QPointF at, double radius, Dice& dice)
{
    const Palette& p = print.palette();
    const double lean = dice.between(-0.5, 0.5);
    const QPointF along = QPointF(1, lean * 0.35) * radius;
    const QPointF across = QPointF(-lean, 1) * radius * dice.between(0.55, 0.7);
    const int furrows = std::max(4, static_cast<int>(shapes::length(across) / 0.0125));
    const double width = 2 * shapes::length(across) / furrows;
    for (int i = 0; i < furrows; ++i) {
        const QPointF step = across * (2.0 * (i + 0.5) / furrows - 1);
        const QPointF from = at - along * dice.between(0.86, 1.06) + step;
        const QPointF to = at + along * dice.between(0.86, 1.06) + step;
        print.line(from, to, p.fieldLight, width);
        if (!print.plain())
            print.line(from + across * 0.5 / furrows, to + across * 0.5 / furrows, p.leaf, 0.008);
    }
}

/// A few blades of grass.
void tuft(const Print& print, QPointF at)
{
    const QColor& green = print.palette().leaf;
    print.line(at, at + QPointF(-0.012, -0.018), green, 0.006);
    print.line(at, at + QPointF(0, -0.024), green, 0.006);
    print.line(at, at + QPointF(0.012, -0.018), green, 0.006);
}

void printTufts(const Print& print, const FeatureShape& field, const shapes::Segments& obstacles, Dice& dice)
{
    const QRectF bounds = field.outline.boundingRect();
    const int tries = static_cast<int>(bounds.width() * bounds.height() * 14);
    for (int i = 0; i < tries; ++i) {
        const QPointF at(dice.between(bounds.left(), bounds.right()),
                         dice.between(bounds.top(), bounds.bottom()));
        if (field.outline.contains(at) && obstacles.distance(at) > 0.03)
            tuft(print, at);
    }
}

void printPlots(const Print& print, const FeatureShape& field, const shapes::Segments& obstacles, Dice& dice)
{
    const QRectF bounds = field.outline.boundingRect();
    const int tries = static_cast<int>(bounds.width() * bounds.height() * 7) + 1;
    std::vector<QPointF> plots;
    for (int i = 0; i < tries; ++i) {
        const QPointF at(dice.between(bounds.left(), bounds.right()),
                         dice.between(bounds.top(), bounds.bottom()));
        const double radius = dice.between(0.1, 0.15);
        const auto near = [&](QPointF other) { return shapes::length(other - at) < 0.42; };
        if (field.outline.contains(at) && obstacles.distance(at) > radius * 1.25 &&
            std::none_of(plots.begin(), plots.end(), near)) {
            plots.push_back(at);
            plot(print, at, radius, dice);
        }
    }
}

shapes::Segments obstaclesOf(const TileGeometry& geometry)
{
    shapes::Segments obstacles;
    for (const FeatureShape& shape : geometry.features)
        obstacles.add(shape.outline);
    for (const Landmark& landmark : geometry.landmarks)
        obstacles.add(shapes::disc(landmark.at, landmark.radius));
    return obstacles;
}

} // namespace

void printMeadows(const Print& print, const TileGeometry& geometry, Dice& dice)
{
    print.fill(geometry.squares, print.palette().field);
    const shapes::Segments obstacles = obstaclesOf(geometry);
    if (!print.plain())
        hatch(print, geometry.squares.boundingRect(), print.palette().fieldHatch);
    for (const FeatureShape& shape : geometry.features)
        if (shape.kind == FeatureKind::Field) {
            printPlots(print, shape, obstacles, dice);
            if (print.fine())
                printTufts(print, shape, obstacles, dice);
        }
}

void printHedges(const Print& print, const TileGeometry& geometry)
{
    const Palette& p = print.palette();
    for (std::size_t i = 0; i < geometry.features.size(); ++i)
        for (std::size_t j = i + 1; j < geometry.features.size(); ++j) {
            if (geometry.features[i].kind != FeatureKind::Field ||
                geometry.features[j].kind != FeatureKind::Field)
                continue;
            const shapes::Segments other(geometry.features[j].rim);
            const shapes::Segments rim(geometry.features[i].rim);
            QPainterPath border;
            for (const QLineF& line : rim.lines())
                if (other.distance(line.center()) < 0.004 && other.distance(line.p1()) < 0.006 &&
                    other.distance(line.p2()) < 0.006) {
                    border.moveTo(line.p1());
                    border.lineTo(line.p2());
                }
            print.stroke(border, p.line, 0.05);
            print.stroke(border, p.leafShade, 0.036);
            print.dashes(border, p.leaf, 0.03, 0.02, 0.018);
        }
}

void drawTree(const Print& print, QPointF foot, double width, Dice& dice)
{
    const Palette& p = print.palette();
    const bool tall = dice.chance(0.35);
    const double height = width * (tall ? 1.7 : 1.1);
    print.line(foot, foot - QPointF(0, width * 0.4), p.line, width * 0.16);
    const QPointF middle = foot - QPointF(0, width * 0.25 + height / 2);
    QPainterPath crown;
    crown.addEllipse(middle, width * (tall ? 0.36 : 0.52), height / 2);
    print.shape(crown, p.leaf);
    if (print.plain())
        return;
    QPainterPath shade;
    shade.addEllipse(middle + QPointF(-width * 0.14, -height * 0.08), width * (tall ? 0.32 : 0.48),
                     height * 0.46);
    print.fill(crown.subtracted(shade), p.leafShade);
    if (print.fine() && !tall)
        for (const double x : {-0.22, -0.02})
            print.line(middle + QPointF(x, -0.2) * width, middle + QPointF(x + 0.14, -0.28) * width,
                       p.fieldLight, 0.006);
}

void drawBush(const Print& print, QPointF middle, double width)
{
    const Palette& p = print.palette();
    QPainterPath bush;
    bush.setFillRule(Qt::WindingFill);
    bush.addEllipse(middle + QPointF(-width * 0.3, 0), width * 0.26, width * 0.24);
    bush.addEllipse(middle + QPointF(width * 0.3, 0), width * 0.26, width * 0.24);
    bush.addEllipse(middle + QPointF(0, -width * 0.14), width * 0.32, width * 0.32);
    print.shape(bush.simplified(), p.leaf);
    if (!print.plain())
        print.line(middle + QPointF(-width * 0.3, width * 0.16), middle + QPointF(width * 0.42, width * 0.16),
                   p.leafShade, width * 0.14);
}

namespace {

/// Where trees stand: some alone, most in small woods.
std::vector<QPointF> treeFeet(const FeatureShape& field, const shapes::Segments& obstacles, int tries,
                              Dice& dice)
{
    const QRectF bounds = field.outline.boundingRect();
    std::vector<QPointF> feet;
    for (int i = 0; i < tries; ++i) {
        QPointF at(dice.between(bounds.left(), bounds.right()), dice.between(bounds.top(), bounds.bottom()));
        if (!feet.empty() && dice.chance(0.55))
            at = feet[static_cast<std::size_t>(dice.below(static_cast<int>(feet.size())))] +
                 QPointF(dice.between(-0.1, 0.1), dice.between(-0.06, 0.06));
        const auto near = [&](QPointF other) { return shapes::length(other - at) < 0.055; };
        if (field.outline.contains(at) && obstacles.distance(at) > 0.055 &&
            std::none_of(feet.begin(), feet.end(), near))
            feet.push_back(at);
    }
    return feet;
}

} // namespace

void printTrees(const Print& print, const TileGeometry& geometry, Dice& dice)
{
    shapes::Segments obstacles = obstaclesOf(geometry);
    for (const FeatureShape& shape : geometry.features)
        for (std::size_t i = 0; i < shape.stands.size() && i < 2; ++i)
            obstacles.add(shapes::disc(shape.stands[i], 0.05));
    std::vector<QPointF> feet;
    for (const FeatureShape& shape : geometry.features) {
        if (shape.kind != FeatureKind::Field)
            continue;
        const int tries = static_cast<int>(shapes::area(shape.outline) * (print.plain() ? 12 : 26)) + 2;
        const std::vector<QPointF> more = treeFeet(shape, obstacles, tries, dice);
        feet.insert(feet.end(), more.begin(), more.end());
    }
    std::sort(feet.begin(), feet.end(), [](QPointF a, QPointF b) { return a.y() < b.y(); });
    for (const QPointF foot : feet)
        dice.chance(0.25) ? drawBush(print, foot, 0.075)
                          : drawTree(print, foot + QPointF(0, 0.03), dice.between(0.065, 0.09), dice);
}

} // namespace glossator::pictures::woodcut
