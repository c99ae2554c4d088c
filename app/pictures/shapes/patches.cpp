// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/patches.h"

#include "app/pictures/shapes/wheel.h"

#include <algorithm>
#include <map>
#include <utility>

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;

constexpr double armWidth = 0.54;
constexpr double yardRadius = 0.46;
constexpr double yardRadiusByRoad = 0.34;
constexpr double stubLength = 0.22;
constexpr double ringRadius = 0.66;

QPainterPath lineFromTo(QPointF from, QPointF to)
{
    QPainterPath line(from);
    line.lineTo(to);
    return line;
}

/// Where a run of lanes lies that belongs to an area: arms start at single lanes, rings surround corners.
class PatchBuilder
{
public:
    PatchBuilder(Draft& draft, int area) : m_draft(draft), m_area(area) {}

    void build()
    {
        collectCorners();
        for (std::size_t square = 0; square < m_draft.lanes.size(); ++square)
            addArms(square);
        for (const auto& [corner, count] : m_corners)
            if (count >= 6)
                m_draft.extend(m_area, disc(QPointF(corner.first, corner.second), ringRadius));
    }

private:
    /// A corner with the area in all lanes around it is the middle of a ring.
    void collectCorners()
    {
        for (std::size_t square = 0; square < m_draft.lanes.size(); ++square)
            for (int position = 0; position < 12; ++position)
                if (has(square, position) && position % 3 != 1)
                    ++m_corners[cornerNextTo(square, position)];
    }

    [[nodiscard]] bool has(std::size_t square, int position) const
    {
        return m_draft.lanes[square][static_cast<std::size_t>(position)] == m_area;
    }

    [[nodiscard]] bool meets(std::size_t square, FeatureKind kind) const
    {
        return std::any_of(m_draft.lanes[square].begin(), m_draft.lanes[square].end(),
                           [&](int lane) { return lane >= 0 && m_draft.feature(lane).kind == kind; });
    }

    [[nodiscard]] std::pair<int, int> cornerNextTo(std::size_t square, int position) const
    {
        const QPointF corner = perimeterPoint(position % 3 == 0 ? position : position + 1) +
                               cornerOf(m_draft.kind.squares[square]);
        return {qRound(corner.x()), qRound(corner.y())};
    }

    void addArms(std::size_t square)
    {
        std::vector<QPointF> starts;
        for (const Run& run : runsOf(m_draft.lanes[square], m_area))
            if (run.length == 1)
                starts.push_back(perimeterPoint(run.first + 0.5));
        const QPointF corner = cornerOf(m_draft.kind.squares[square]);
        const QPointF middle(0.5, 0.5);
        const bool road = meets(square, FeatureKind::Road);
        const bool city = meets(square, FeatureKind::City) && !road;
        for (const QPointF start : starts) {
            const QPointF in = middle - start;
            const QPointF step = in / length(in);
            const double stub = city ? wayToCity(corner + start, step) : stubLength;
            const QPointF end = starts.size() > 1 ? middle : start + step * stub;
            m_draft.extend(m_area, ribbon(lineFromTo(corner + start - in * 0.1, corner + end), armWidth));
        }
        if (starts.size() > 1)
            m_draft.extend(m_area, disc(corner + middle, road ? yardRadiusByRoad : yardRadius));
    }

    /// How far an arm runs until it is well under the wall of a city.
    [[nodiscard]] double wayToCity(QPointF from, QPointF step) const
    {
        constexpr double under = 0.12;
        for (double way = 0; way < 0.8; way += 0.01)
            for (const int index : m_draft.featuresOf(FeatureKind::City))
                if (m_draft.body(index).shape.contains(from + step * way))
                    return way + under - armWidth / 2;
        return stubLength;
    }

    Draft& m_draft;
    int m_area;
    std::map<std::pair<int, int>, int> m_corners;
};

} // namespace

void layPatches(Draft& draft)
{
    QPainterPath cities;
    for (const int city : draft.featuresOf(FeatureKind::City))
        cities = cities.isEmpty() ? draft.body(city).shape : united(cities, draft.body(city).shape);
    for (const int area : draft.featuresOf(FeatureKind::Area)) {
        if (isSector(draft.feature(area)))
            draft.extend(area, sectorOf(draft, area));
        else
            PatchBuilder(draft, area).build();
        draft.take(draft.body(area).shape);
        draft.body(area).shape = subtracted(draft.body(area).shape, cities);
    }
}

} // namespace glossator::pictures::shapes
