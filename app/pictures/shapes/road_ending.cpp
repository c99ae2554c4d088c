// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/road_ending.h"

#include "app/pictures/shapes/places.h"
#include "app/pictures/shapes/way_lines.h"

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;
using engine::Side;

bool isArea(const std::string& end)
{
    return end == "wonder" || end == "wheel";
}

bool isBuilt(const std::string& end)
{
    return end == "city" || end == "monastery" || isArea(end);
}

/// Runs a little into what is met, so that no grass is left between.
QPointF deepen(QPointF wall, QPointF from)
{
    const QPointF way = wall - from;
    return length(way) < 1e-6 ? wall : wall + way / length(way) * 0.09;
}

Segments wallsOf(const Draft& draft)
{
    Segments walls;
    for (const int city : draft.featuresOf(FeatureKind::City))
        walls.add(draft.body(city).wall);
    return walls.empty() ? draft.segmentsOf(FeatureKind::City) : walls;
}

QPointF monasteryOr(const Draft& draft, QPointF otherwise)
{
    const std::vector<int> monasteries = draft.featuresOf(FeatureKind::Monastery);
    return monasteries.empty() ? otherwise : draft.body(monasteries.front()).shape.boundingRect().center();
}

} // namespace

void RoadEnding::lay()
{
    const std::size_t branches = m_junction.arms.size() + m_junction.ends.size();
    if (branches == 2 && m_junction.arms.size() == 1)
        return layArm(m_junction.arms.front(), m_junction.ends.front());
    const QPointF hub = hubOf(m_draft, m_junction.square, roadWidth);
    for (const Side arm : m_junction.arms)
        addLine(m_draft, m_junction.way, lineToTarget(m_draft, m_junction, arm, hub));
    for (const std::string& end : m_junction.ends)
        layBranch(hub, end);
}

void RoadEnding::layArm(Side arm, const std::string& end)
{
    const QPointF target = targetOf(arm, end);
    addLine(m_draft, m_junction.way, lineToTarget(m_draft, m_junction, arm, target));
}

void RoadEnding::layBranch(QPointF hub, const std::string& end)
{
    QPainterPath line(hub);
    line.lineTo(isBuilt(end) ? builtTarget(hub, end) : spotTarget(end));
    addLine(m_draft, m_junction.way, line);
}

/// A point of the road well inside its edge, from which to look for what it stops at.
QPointF RoadEnding::probe(Side arm) const
{
    return cornerOf(m_draft.kind.squares[m_junction.square]) + middleOf(arm) + inward(arm) * 0.22;
}

QPointF RoadEnding::targetOf(Side arm, const std::string& end)
{
    if (isBuilt(end))
        return builtTarget(probe(arm), end);
    if (end == "unspecified")
        return unspecifiedTarget(arm);
    if (end == "tunnel-portal") {
        const QPointF at = probe(arm);
        addLandmark(m_draft, end, at, 0.07, m_junction.way);
        return at;
    }
    return spotTarget(end);
}

/// The village or other place that the roads of the square share.
QPointF RoadEnding::spotTarget(const std::string& end)
{
    for (const Landmark& landmark : m_draft.landmarks)
        if (landmark.mark == end)
            return landmark.at;
    const double radius = end == "village" ? villageRadius : spotRadius;
    const QPointF at = hubOf(m_draft, m_junction.square, radius + 0.02);
    addLandmark(m_draft, end, at, radius, -1);
    return at;
}

QPointF RoadEnding::unspecifiedTarget(Side arm)
{
    if (sameFieldBesideArm(m_draft, m_junction, arm)) {
        const QPointF at = probe(arm) + inward(arm) * 0.06;
        addLandmark(m_draft, "farm", at, 0.08, -1);
        return at;
    }
    const Segments cities = m_draft.segmentsOf(FeatureKind::City);
    const Segments rivers = m_draft.segmentsOf(FeatureKind::River);
    if (!cities.empty())
        return deepen(cities.nearest(probe(arm)), probe(arm));
    if (!rivers.empty())
        return rivers.nearest(probe(arm));
    if (!m_draft.block.isEmpty())
        return deepen(Segments(m_draft.block).nearest(probe(arm)), probe(arm));
    return hubOf(m_draft, m_junction.square, roadWidth);
}

/// Where a road from a point reaches something built.
QPointF RoadEnding::builtTarget(QPointF from, const std::string& end)
{
    if (end == "monastery")
        return monasteryOr(m_draft, from);
    const FeatureKind built = isArea(end) ? FeatureKind::Area : FeatureKind::City;
    for (const int index : m_draft.featuresOf(built))
        if (m_draft.body(index).shape.contains(from))
            return from;
    if (isArea(end))
        return deepen(m_draft.segmentsOf(FeatureKind::Area).nearest(from), from);
    const QPointF wall = wallsOf(m_draft).nearest(from);
    addLandmark(m_draft, "gate", wall, 0.05, -1);
    return deepen(wall, from);
}

} // namespace glossator::pictures::shapes
