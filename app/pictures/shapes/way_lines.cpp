// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/way_lines.h"

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

} // namespace

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
    draft.landmarks.push_back({mark, at, radius, feature, 0});
    if (feature < 0 && mark != "gate" && mark != "farm")
        draft.take(disc(at, radius));
}

} // namespace glossator::pictures::shapes
