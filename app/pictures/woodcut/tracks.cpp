// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/tracks.h"

#include "app/pictures/shapes/plane.h"

#include <QPainter>

#include <algorithm>

namespace glossator::pictures::woodcut {

void printRiver(const Print& print, const FeatureShape& river)
{
    const Palette& p = print.palette();
    print.fill(river.outline, p.water);
    print.painter().save();
    print.painter().setClipPath(river.outline, Qt::IntersectClip);
    print.stroke(river.rim, mixed(p.water, p.line, 0.35), 0.035);
    if (!print.plain()) {
        print.dashes(river.line.translated(0.012, -0.022), p.waterLight, 0.012, 0.09, 0.06);
        print.dashes(river.line.translated(-0.012, 0.024), p.waterLight, 0.010, 0.06, 0.10);
    }
    print.painter().restore();
    print.stroke(river.rim, p.line, Print::bold);
}

namespace {

/// Broken wheel tracks and a few stones.
void printRuts(const Print& print, const QPainterPath& line)
{
    const QColor& earth = print.palette().roadShade;
    for (const QPainterPath& strand : shapes::strands(line)) {
        const double length = strand.length();
        const int marks = static_cast<int>(length / 0.05);
        for (int i = 0; i < marks; ++i) {
            const double share = (i + 0.5) / marks;
            const QPointF at = shapes::along(strand, share);
            const QPointF ahead = shapes::along(strand, std::min(1.0, share + 0.025 / length)) - at;
            if (shapes::length(ahead) < 1e-9)
                continue;
            const QPointF side =
                QPointF(-ahead.y(), ahead.x()) / shapes::length(ahead) * (i % 2 == 0 ? 0.02 : -0.02);
            if (i % 5 == 4)
                print.dot(at - side, 0.006, earth);
            else
                print.line(at + side, at + side + ahead, earth, 0.008);
        }
    }
}

} // namespace

void printRoad(const Print& print, const FeatureShape& road)
{
    const Palette& p = print.palette();
    print.fill(road.outline, p.road);
    print.painter().save();
    print.painter().setClipPath(road.outline, Qt::IntersectClip);
    print.stroke(road.rim, p.roadShade, 0.03);
    if (!print.plain())
        printRuts(print, road.line);
    print.painter().restore();
    print.stroke(road.rim, p.line, Print::bold);
}

void printBridge(const Print& print, const FeatureShape& upper, const FeatureShape& lower)
{
    const Palette& p = print.palette();
    print.painter().save();
    print.painter().setClipPath(shapes::ribbon(lower.line, 0.34), Qt::IntersectClip);
    print.stroke(upper.rim, p.line, 0.05);
    print.stroke(upper.rim, p.wall, 0.034);
    if (!print.plain())
        print.dashes(upper.rim, p.wallShade, 0.034, 0.008, 0.03);
    print.painter().restore();
}

} // namespace glossator::pictures::woodcut
