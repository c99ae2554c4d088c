// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/ways.h"

#include "app/pictures/shapes/places.h"
#include "app/pictures/shapes/road_ending.h"
#include "app/pictures/shapes/way_lines.h"

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;
using engine::Side;

/// A road that goes under a city by a tunnel stops short where the grass runs around its portal.
void addTunnelRoad(Draft& draft, const Junction& junction)
{
    const QPainterPath line = throughLine(draft, junction);
    QPainterPath band = ribbon(line, roadWidth);
    for (const Side arm : junction.arms) {
        if (!sameFieldBesideArm(draft, junction, arm))
            continue;
        const QPointF corner = cornerOf(draft.kind.squares[junction.square]);
        const QPointF middle = corner + middleOf(arm) + inward(arm) * 0.32;
        band = subtracted(band, box(QRectF(middle - QPointF(0.22, 0.22), QSizeF(0.44, 0.44))));
        addLandmark(draft, "tunnel-portal", corner + middleOf(arm) + inward(arm) * 0.1, 0.05, junction.way);
    }
    draft.body(junction.way).line.addPath(line);
    draft.extend(junction.way, band);
    draft.take(band);
}

/// A river that stops inside the tile does so in a pond, or under the wall of a city.
void layRiverEnd(Draft& draft, const Junction& junction)
{
    const QPointF hub = hubOf(draft, junction.square, 0.12);
    for (const Side arm : junction.arms) {
        const bool city = !draft.featuresOf(FeatureKind::City).empty() && junction.arms.size() == 1;
        const QPointF target = city ? draft.segmentsOf(FeatureKind::City).nearest(hub) : hub;
        addLine(draft, junction.way, lineToTarget(draft, junction, arm, target));
        if (junction.arms.size() == 1 && !city) {
            const QPainterPath pond = disc(hub, draft.hasMark("river-lake") ? 0.2 : 0.14);
            draft.extend(junction.way, pond);
            draft.take(pond);
        }
    }
}

bool above(const Draft& draft, int a, int b)
{
    const bool aRiver = draft.feature(a).kind == FeatureKind::River;
    const bool bRiver = draft.feature(b).kind == FeatureKind::River;
    return aRiver == bRiver ? a < b : bRiver;
}

} // namespace

void layThroughWays(Draft& draft)
{
    for (const FeatureKind kind : {FeatureKind::River, FeatureKind::Road})
        for (const int way : draft.featuresOf(kind))
            for (const Junction& junction : junctionsOf(draft, way)) {
                if (junction.runsThrough() && contains(draft.feature(way).marks, "tunnel"))
                    addTunnelRoad(draft, junction);
                else if (junction.runsThrough())
                    addLine(draft, way, throughLine(draft, junction));
                else if (kind == FeatureKind::River)
                    layRiverEnd(draft, junction);
            }
}

void layEndingRoads(Draft& draft)
{
    for (const int road : draft.featuresOf(FeatureKind::Road))
        for (const Junction& junction : junctionsOf(draft, road))
            if (!junction.runsThrough())
                RoadEnding(draft, junction).lay();
}

void cutCrossings(Draft& draft)
{
    std::vector<int> ways = draft.featuresOf(FeatureKind::Road);
    const std::vector<int> rivers = draft.featuresOf(FeatureKind::River);
    ways.insert(ways.end(), rivers.begin(), rivers.end());
    for (const int upper : ways)
        for (const int lower : ways) {
            if (upper == lower || !above(draft, upper, lower))
                continue;
            const QPainterPath both = intersected(draft.body(upper).shape, draft.body(lower).shape);
            if (area(both) < 1e-4)
                continue;
            draft.body(lower).shape = subtracted(draft.body(lower).shape, draft.body(upper).shape);
            if (draft.hasMark("over-under"))
                draft.bridges.emplace_back(upper, lower);
        }
}

} // namespace glossator::pictures::shapes
