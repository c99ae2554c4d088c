// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/blocks.h"

#include <QTransform>

#include <algorithm>
#include <array>

namespace glossator::pictures::shapes {

namespace {

using engine::FeatureKind;

/// A wall from one point of the perimeter to another, past the lanes that are not in the block.
struct Gap
{
    double from = 0; ///< positions on the perimeter
    double to = 0;
    bool crowded = false; ///< another block stands in it, so this one keeps back
    bool pointed = false;
    bool cornered = false; ///< another block takes two or more edges of it
    bool monastic = false; ///< a monastery stands in it
    bool open = false;     ///< nothing but fields stand in it, so the wall may swing out
    [[nodiscard]] int lanes() const { return static_cast<int>(to - from); }
};

/// How far the middle of a wall stands beyond the straight line between its ends, by the lanes it passes.
double bulge(const Gap& gap)
{
    static constexpr std::array<double, 13> free{0,    -0.05, -0.12, -0.21, -0.13, -0.03, 0.03,
                                                 0.08, 0.16,  0.28,  0.30,  0.30,  0};
    static constexpr std::array<double, 13> crowded{0,     -0.1, -0.2, -0.40, -0.34, -0.26, -0.20,
                                                    -0.05, 0.10, 0.28, 0.30,  0.30,  0};
    const auto index = static_cast<std::size_t>(gap.lanes());
    const double swing = gap.lanes() == 6 && gap.open ? 0.08 : gap.lanes() == 3 && gap.monastic ? -0.12 : 0.0;
    return gap.crowded ? crowded[index] : free[index] + swing;
}

// Walls begin a hair beyond the lanes of their block and outside the tile, so that no two outlines meet in
// the same point.
constexpr double beyond = 0.012;

QPointF wallStart(const Gap& gap)
{
    return perimeterPoint(gap.from + beyond, overhang);
}

QPointF wallEnd(const Gap& gap)
{
    return perimeterPoint(gap.to - beyond, overhang);
}

/// Extends a path from the start of the gap to its end.
void followWall(QPainterPath& path, const Gap& gap)
{
    const QPointF from = wallStart(gap);
    const QPointF to = wallEnd(gap);
    const QPointF chord = to - from;
    const QPointF across(chord.y() / length(chord), -chord.x() / length(chord));
    if (gap.pointed) {
        path.lineTo((from + to) / 2 + across * (gap.cornered ? 0.78 : 0.52));
        path.lineTo(to);
        return;
    }
    const QPointF push = across * (bulge(gap) * 4.0 / 3.0);
    const double reach = gap.lanes() >= 8 ? 0.40 : 0.30;
    path.cubicTo(from + chord * reach + push, to - chord * reach + push, to);
}

class BlockBuilder
{
public:
    BlockBuilder(const Draft& draft, std::size_t square, int feature)
        : m_draft(draft), m_lanes(draft.lanes[square]), m_feature(feature), m_runs(runsOf(m_lanes, feature))
    {
        m_corner = cornerOf(draft.kind.squares[square]);
    }

    [[nodiscard]] bool empty() const { return m_runs.empty(); }

    [[nodiscard]] Body build() const
    {
        Body body;
        body.shape.setFillRule(Qt::WindingFill);
        for (std::size_t i = 0; i < m_runs.size(); ++i)
            addRun(body, i);
        body.shape.closeSubpath();
        body.shape.translate(m_corner);
        body.wall.translate(m_corner);
        return body;
    }

private:
    void addRun(Body& body, std::size_t index) const
    {
        const Run& run = m_runs[index];
        followEdge(body.shape, run);
        if (run.length == 12)
            return;
        const Gap gap = gapAfter(index);
        followWall(body.shape, gap);
        body.wall.moveTo(wallStart(gap));
        followWall(body.wall, gap);
    }

    static void followEdge(QPainterPath& path, const Run& run)
    {
        const double more = run.length == 12 ? 0 : beyond;
        const QPointF start = perimeterPoint(run.first - more, overhang);
        path.isEmpty() ? path.moveTo(start) : path.lineTo(start);
        const int firstCorner = more > 0 && run.first % 3 == 0 ? run.first : run.first + 1;
        for (int position = firstCorner; position <= run.end(); ++position) {
            if (position % 3 != 0)
                continue;
            const QPointF corner = perimeterPoint(position);
            path.lineTo(corner + (corner - QPointF(0.5, 0.5)) * 2 * overhang);
        }
        if (more > 0)
            path.lineTo(perimeterPoint(run.end() + more, overhang));
    }

    [[nodiscard]] Gap gapAfter(std::size_t index) const
    {
        const Run& run = m_runs[index];
        const Run& next = m_runs[(index + 1) % m_runs.size()];
        Gap gap{static_cast<double>(run.end()), static_cast<double>(next.first)};
        gap.open = true;
        if (gap.to <= gap.from)
            gap.to += 12;
        int others = 0;
        int together = 0;
        for (int position = run.end(); position < static_cast<int>(gap.to); ++position) {
            const int lane = m_lanes[static_cast<std::size_t>(position % 12)];
            together = isOtherBlock(lane) ? together + 1 : 0;
            others = std::max(others, together);
            gap.open = gap.open && lane >= 0 && m_draft.feature(lane).kind == FeatureKind::Field;
        }
        gap.crowded = others > 0;
        gap.cornered = others >= 6;
        gap.monastic = !m_draft.featuresOf(FeatureKind::Monastery).empty();
        gap.pointed = m_feature >= 0 && contains(m_draft.feature(m_feature).marks, "pointed");
        return gap;
    }

    [[nodiscard]] bool isOtherBlock(int lane) const
    {
        if (lane == closedLane)
            return m_feature >= 0;
        return lane >= 0 && lane != m_feature && m_draft.feature(lane).kind == FeatureKind::City;
    }

    const Draft& m_draft;
    const Lanes& m_lanes;
    int m_feature;
    std::vector<Run> m_runs;
    QPointF m_corner;
};

Body blockOf(const Draft& draft, int feature)
{
    Body whole;
    for (std::size_t square = 0; square < draft.kind.squares.size(); ++square) {
        const BlockBuilder builder(draft, square, feature);
        if (builder.empty())
            continue;
        const Body part = builder.build();
        whole.shape = whole.shape.isEmpty() ? part.shape : united(whole.shape, part.shape);
        whole.wall.addPath(part.wall);
    }
    return whole;
}

} // namespace

void layBlocks(Draft& draft)
{
    const Body closed = blockOf(draft, closedLane);
    draft.block = closed.shape;
    draft.blockWall = closed.wall;
    draft.take(closed.shape);
    std::vector<int> before;
    for (const int city : draft.featuresOf(FeatureKind::City)) {
        Body body = blockOf(draft, city);
        for (const int other : before)
            if (draft.hasMark("over-under") && area(intersected(body.shape, draft.body(other).shape)) > 0.02)
                draft.bridges.emplace_back(other, city);
        const QPainterPath whole = body.shape;
        body.shape = subtracted(body.shape, draft.taken);
        draft.take(whole);
        draft.body(city) = std::move(body);
        before.push_back(city);
    }
}

} // namespace glossator::pictures::shapes
