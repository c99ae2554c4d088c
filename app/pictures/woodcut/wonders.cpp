// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/wonders.h"

#include "app/pictures/shapes/plane.h"
#include "app/pictures/woodcut/dice.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

namespace glossator::pictures::woodcut {

namespace {

/// Upright: always as one looks at it. Lying: turns with its long side. Plan: seen from above, turns with the
/// tile.
enum class Stance { Upright, Lying, Plan };

/// What the ground of a wonder is like.
enum class Soil { Bare, Paved, Sand };

struct Emblem
{
    std::string_view id;
    void (*draw)(const Sketch&);
    Stance stance;
    Soil soil;
    void (*plant)(const Sketch&, double x, double foot); ///< what grows on the ground
};

constexpr std::array<Emblem, 8> emblems{
    {{"stonehenge", drawStonehenge, Stance::Upright, Soil::Bare, nullptr},
     {"notre-dame", drawNotreDame, Stance::Upright, Soil::Paved, nullptr},
     {"circus-maximus", drawCircusMaximus, Stance::Plan, Soil::Paved, drawCypress},
     {"alhambra", drawAlhambra, Stance::Lying, Soil::Paved, drawCypress},
     {"abu-simbel", drawAbuSimbel, Stance::Upright, Soil::Sand, drawPalm},
     {"tikal", drawTikal, Stance::Upright, Soil::Bare, drawPalm},
     {"angkor-wat", drawAngkorWat, Stance::Upright, Soil::Paved, drawPalm},
     {"terracotta-army", nullptr, Stance::Upright, Soil::Bare, nullptr}}};

/// The part of an id behind its colon, with hyphens between the words.
std::string wonderNameOf(std::string_view kindId)
{
    std::string name(kindId.substr(kindId.find(':') + 1));
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

/// Where an emblem stands: the middle or corner of a square that lies deepest in the ground.
QPointF middleOf(const FeatureShape& ground)
{
    const QPointF deepest = ground.stands.front();
    QPointF best = deepest;
    double least = std::numeric_limits<double>::max();
    const QRectF bounds = ground.outline.boundingRect();
    for (double y = std::floor(bounds.top()); y <= bounds.bottom(); y += 0.5)
        for (double x = std::floor(bounds.left()); x <= bounds.right(); x += 0.5) {
            const bool cross = (x == std::floor(x)) == (y == std::floor(y));
            const double apart = shapes::length(QPointF(x, y) - deepest);
            if (cross && ground.outline.contains(QPointF(x, y)) && apart < least) {
                best = QPointF(x, y);
                least = apart;
            }
        }
    return best;
}

/// Flagstones in courses.
void pave(const Print& print, const QRectF& bounds, const QColor& colour)
{
    constexpr double course = 0.08;
    bool odd = false;
    for (double y = bounds.top(); y < bounds.bottom(); y += course, odd = !odd) {
        print.line({bounds.left(), y}, {bounds.right(), y}, colour, 0.006);
        for (double x = bounds.left() + (odd ? 0.06 : 0.0); x < bounds.right(); x += 0.12)
            print.line({x, y}, {x, y + course}, colour, 0.006);
    }
}

void strew(const Print& print, const QRectF& bounds, const QColor& colour, Dice& dice)
{
    for (double y = bounds.top(); y < bounds.bottom(); y += 0.045)
        for (double x = bounds.left(); x < bounds.right(); x += 0.06)
            print.dot({x + dice.between(-0.02, 0.02), y + dice.between(-0.015, 0.015)}, 0.0055, colour);
}

void scratch(const Print& print, const QRectF& bounds, const QColor& colour)
{
    for (double y = bounds.top() + 0.03; y < bounds.bottom(); y += 0.075) {
        QPainterPath line(QPointF(bounds.left(), y));
        line.lineTo(bounds.right(), y);
        print.dashes(line, colour, 0.008, 0.06, 0.11);
    }
}

void printGround(const Print& print, const FeatureShape& ground, Soil soil, Dice& dice)
{
    const Palette& p = print.palette();
    const QColor light = soil == Soil::Paved  ? mixed(p.earth, p.wall, 0.55)
                         : soil == Soil::Sand ? mixed(p.earth, p.road, 0.4)
                                              : p.earth;
    const QColor mark = mixed(light, p.earthShade, 0.65);
    print.fill(ground.outline, light);
    print.painter().save();
    print.painter().setClipPath(ground.outline, Qt::IntersectClip);
    const QRectF bounds = ground.outline.boundingRect();
    if (!print.plain() && soil == Soil::Paved)
        pave(print, bounds, mark);
    else if (!print.plain() && soil == Soil::Sand)
        strew(print, bounds, mark, dice);
    else if (!print.plain())
        scratch(print, bounds, mark);
    print.stroke(ground.rim, p.earthShade, 0.05);
    print.painter().restore();
    print.stroke(ground.rim, p.line, Print::bold);
}

/// Plants on the parts of the ground that the wonder leaves free.
void printPlants(const Print& print, const FeatureShape& ground, const Emblem& emblem, QPointF middle,
                 Dice& dice)
{
    if (emblem.plant == nullptr)
        return;
    const shapes::Segments rim(ground.rim);
    const QRectF bounds = ground.outline.boundingRect();
    const Sketch sketch(print, {0, 0}, 1.0);
    for (double y = bounds.top() + 0.1; y < bounds.bottom(); y += 0.17)
        for (double x = bounds.left() + 0.08; x < bounds.right(); x += 0.2) {
            const QPointF foot(x + dice.between(-0.05, 0.05), y + dice.between(-0.04, 0.04));
            const QPointF apart = foot - middle;
            const bool free = std::abs(apart.x()) > 0.66 || apart.y() > 0.48 || apart.y() < -0.78;
            if (free && ground.outline.contains(foot) && rim.distance(foot) > 0.07 && dice.chance(0.7))
                emblem.plant(sketch, foot.x(), foot.y() + 0.03);
        }
}

/// Rank and file over the whole ground.
void printArmy(const Print& print, const FeatureShape& ground)
{
    constexpr double fileStep = 0.155;
    constexpr double rankStep = 0.18;
    const QRectF bounds = ground.outline.boundingRect();
    const shapes::Segments rim(ground.outline);
    const Sketch sketch(print, {0, 0}, 1.0);
    // Files and ranks are centred on the middles of the squares, as the ground is.
    const double left = std::floor(bounds.left()) + 0.5 - 4 * fileStep;
    const double top = std::floor(bounds.top()) + 0.5 - 4 * rankStep;
    for (double y = top; y < bounds.bottom(); y += rankStep)
        for (double x = left; x < bounds.right(); x += fileStep)
            if (ground.outline.contains(QPointF(x, y)) && rim.distance(QPointF(x, y)) > 0.075)
                drawSoldier(sketch, x, y + 0.07);
}

} // namespace

void printWonder(const Print& print, std::string_view kindId, const FeatureShape& ground, engine::Turn turn)
{
    const std::string name = wonderNameOf(kindId);
    const auto emblem =
        std::find_if(emblems.begin(), emblems.end(), [&](const Emblem& e) { return e.id == name; });
    Dice dice(name, 0);
    printGround(print, ground, emblem == emblems.end() ? Soil::Bare : emblem->soil, dice);
    if (emblem == emblems.end())
        return;
    if (emblem->draw == nullptr)
        return printArmy(print, ground);
    const QPointF middle = middleOf(ground);
    printPlants(print, ground, *emblem, middle, dice);
    QPainter& painter = print.painter();
    painter.save();
    painter.translate(middle);
    painter.rotate(emblem->stance == Stance::Plan    ? 90.0 * turn
                   : emblem->stance == Stance::Lying ? 90.0 * (turn % 2)
                                                     : 0.0);
    emblem->draw(Sketch(print, {0, 0}, 0.5));
    painter.restore();
}

} // namespace glossator::pictures::woodcut
