// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/wonders.h"

#include "app/pictures/shapes/plane.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <limits>
#include <string>

namespace glossator::pictures::woodcut {

namespace {

/// Upright: always as one looks at it. Lying: turns with its long side. Plan: seen from above, turns with the tile.
enum class Stance { Upright, Lying, Plan };

struct Emblem {
    std::string_view id;
    void (*draw)(const Sketch&);
    Stance stance;
};

constexpr std::array<Emblem, 7> emblems{{{"stonehenge", drawStonehenge, Stance::Upright},
                                         {"notre-dame", drawNotreDame, Stance::Upright},
                                         {"circus-maximus", drawCircusMaximus, Stance::Plan},
                                         {"alhambra", drawAlhambra, Stance::Lying},
                                         {"abu-simbel", drawAbuSimbel, Stance::Upright},
                                         {"tikal", drawTikal, Stance::Upright},
                                         {"angkor-wat", drawAngkorWat, Stance::Upright}}};

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

void printGround(const Print& print, const FeatureShape& ground)
{
    const Palette& p = print.palette();
    print.fill(ground.outline, p.earth);
    print.painter().save();
    print.painter().setClipPath(ground.outline, Qt::IntersectClip);
    const QRectF bounds = ground.outline.boundingRect();
    if (!print.plain())
        for (double y = bounds.top() + 0.03; y < bounds.bottom(); y += 0.075) {
            QPainterPath line(QPointF(bounds.left(), y));
            line.lineTo(bounds.right(), y);
            print.dashes(line, mixed(p.earth, p.earthShade, 0.6), 0.008, 0.06, 0.11);
        }
    print.stroke(ground.rim, p.earthShade, 0.05);
    print.painter().restore();
    print.stroke(ground.rim, p.line, Print::bold);
}

/// Rank and file over the whole ground.
void printArmy(const Print& print, const FeatureShape& ground)
{
    constexpr double fileStep = 0.135;
    constexpr double rankStep = 0.15;
    const QRectF bounds = ground.outline.boundingRect();
    const shapes::Segments rim(ground.outline);
    const Sketch sketch(print, {0, 0}, 1.0);
    for (double y = bounds.top() + 0.12; y < bounds.bottom(); y += rankStep)
        for (double x = bounds.left() + 0.07; x < bounds.right(); x += fileStep)
            if (ground.outline.contains(QPointF(x, y)) && rim.distance(QPointF(x, y)) > 0.05)
                drawSoldier(sketch, x, y + 0.05);
}

} // namespace

void printWonder(const Print& print, std::string_view kindId, const TileGeometry&, const FeatureShape& ground,
                 engine::Turn turn)
{
    printGround(print, ground);
    const std::string name = wonderNameOf(kindId);
    if (name == "terracotta-army")
        return printArmy(print, ground);
    const auto emblem = std::find_if(emblems.begin(), emblems.end(), [&](const Emblem& e) { return e.id == name; });
    if (emblem == emblems.end())
        return;
    QPainter& painter = print.painter();
    painter.save();
    painter.translate(middleOf(ground));
    painter.rotate(emblem->stance == Stance::Plan ? 90.0 * turn : emblem->stance == Stance::Lying ? 90.0 * (turn % 2) : 0.0);
    emblem->draw(Sketch(print, {0, 0}, 0.5));
    painter.restore();
}

} // namespace glossator::pictures::woodcut
