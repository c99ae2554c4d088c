// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/ways.h"

#include "app/pictures/shapes/junction.h"
#include "app/pictures/shapes/places.h"

#include <algorithm>

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;
using engine::Side;

double widthOf(const Draft& draft, int way)
{
    return draft.feature(way).kind == FeatureKind::River ? riverWidth : roadWidth;
}

/// Where an arm meets its edge, a little outside.
QPointF startOf(const Draft& draft, const Junction& junction, Side arm)
{
    return cornerOf(draft.kind.squares[junction.square]) + middleOf(arm) - inward(arm) * 0.06;
}

/// Ways wind a little, always the same for the same tile.
double windOf(const Draft& draft, const Junction& junction)
{
    unsigned sum = 0;
    for (const char letter : draft.kind.id)
        sum = sum * 31U + static_cast<unsigned char>(letter);
    const double size = draft.feature(junction.way).kind == FeatureKind::River ? 0.17 : 0.09;
    return (sum % 2U == 0U ? size : -size);
}

QPainterPath throughLine(const Draft& draft, const Junction& junction)
{
    const Side a = junction.arms[0];
    const Side b = junction.arms[1];
    const QPointF corner = cornerOf(draft.kind.squares[junction.square]);
    const QPointF from = corner + middleOf(a);
    const QPointF to = corner + middleOf(b);
    QPainterPath line(startOf(draft, junction, a));
    line.lineTo(from);
    if (engine::opposite(a) == b) {
        const QPointF middle = corner + QPointF(0.5, 0.5);
        const QPointF ahead =
            inward(a) * 0.24 + QPointF(-inward(a).y(), inward(a).x()) * windOf(draft, junction);
        line.cubicTo(from + inward(a) * 0.22, middle - ahead, middle);
        line.cubicTo(middle + ahead, to + inward(b) * 0.22, to);
    } else {
        line.cubicTo(from + inward(a) * 0.30, to + inward(b) * 0.30, to);
    }
    line.lineTo(startOf(draft, junction, b));
    return line;
}

QPainterPath lineToTarget(const Draft& draft, const Junction& junction, Side arm, QPointF target)
{
    const QPointF from = cornerOf(draft.kind.squares[junction.square]) + middleOf(arm);
    const double reach = length(target - from) * 0.45;
    QPainterPath line(startOf(draft, junction, arm));
    line.lineTo(from);
    line.cubicTo(from + inward(arm) * reach, target - (target - from) * 0.25, target);
    return line;
}

void addLine(Draft& draft, int way, const QPainterPath& line)
{
    draft.body(way).line.addPath(line);
    const QPainterPath band = ribbon(line, widthOf(draft, way));
    draft.extend(way, band);
    draft.take(band);
}

void addLandmark(Draft& draft, const std::string& mark, QPointF at, double radius, int feature)
{
    for (const Landmark& other : draft.landmarks)
        if (other.mark == mark && length(other.at - at) < 0.02)
            return;
    draft.landmarks.push_back({mark, at, radius, feature});
    if (feature < 0 && mark != "gate" && mark != "farm")
        draft.take(disc(at, radius));
}

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

/// Lays the roads of one junction that stops or forks inside its square.
class Ending
{
public:
    Ending(Draft& draft, const Junction& junction) : m_draft(draft), m_junction(junction) {}

    void lay()
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

private:
    void layArm(Side arm, const std::string& end)
    {
        const QPointF target = targetOf(arm, end);
        addLine(m_draft, m_junction.way, lineToTarget(m_draft, m_junction, arm, target));
    }

    void layBranch(QPointF hub, const std::string& end)
    {
        QPainterPath line(hub);
        line.lineTo(builtTarget(hub, end));
        addLine(m_draft, m_junction.way, line);
    }

    [[nodiscard]] QPointF probe(Side arm) const
    {
        return cornerOf(m_draft.kind.squares[m_junction.square]) + middleOf(arm) + inward(arm) * 0.22;
    }

    QPointF targetOf(Side arm, const std::string& end)
    {
        if (end == "city" || end == "monastery" || end == "wonder")
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

    QPointF spotTarget(const std::string& end)
    {
        for (const Landmark& landmark : m_draft.landmarks)
            if (landmark.mark == end)
                return landmark.at;
        const double radius = end == "village" ? villageRadius : spotRadius;
        const QPointF at = hubOf(m_draft, m_junction.square, radius + 0.02);
        addLandmark(m_draft, end, at, radius, -1);
        return at;
    }

    QPointF unspecifiedTarget(Side arm)
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
    QPointF builtTarget(QPointF from, const std::string& end)
    {
        if (end == "monastery")
            return centreOf(FeatureKind::Monastery, from);
        const FeatureKind built = end == "wonder" ? FeatureKind::Area : FeatureKind::City;
        for (const int index : m_draft.featuresOf(built))
            if (m_draft.body(index).shape.contains(from))
                return from;
        if (end == "wonder")
            return deepen(m_draft.segmentsOf(FeatureKind::Area).nearest(from), from);
        const QPointF wall = wallsNear().nearest(from);
        addLandmark(m_draft, "gate", wall, 0.05, -1);
        return deepen(wall, from);
    }

    [[nodiscard]] Segments wallsNear() const
    {
        Segments walls;
        for (const int city : m_draft.featuresOf(FeatureKind::City))
            walls.add(m_draft.body(city).wall);
        return walls.empty() ? m_draft.segmentsOf(FeatureKind::City) : walls;
    }

    QPointF centreOf(FeatureKind wanted, QPointF from)
    {
        for (const int index : m_draft.featuresOf(wanted))
            return m_draft.body(index).shape.boundingRect().center();
        return from;
    }

    /// Runs a little into what is met, so that no grass is left between.
    static QPointF deepen(QPointF wall, QPointF from)
    {
        const QPointF way = wall - from;
        return length(way) < 1e-6 ? wall : wall + way / length(way) * 0.09;
    }

    Draft& m_draft;
    const Junction& m_junction;
};

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
                Ending(draft, junction).lay();
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
