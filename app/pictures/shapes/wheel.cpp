// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/wheel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace glossator::pictures::shapes {

namespace {

constexpr double bankOfLand = 0.52; ///< between the wheel and the outer edges
constexpr double crownShare = 0.86; ///< of the radius
constexpr double signShare = 0.6;
constexpr double hubShare = 0.36;

std::vector<int> sectorsOf(const Draft& draft)
{
    std::vector<int> sectors = draft.featuresOf(engine::FeatureKind::Area);
    std::erase_if(sectors, [&](int index) { return !isSector(draft.feature(index)); });
    return sectors;
}

double radiusOf(const Draft& draft)
{
    const QRectF bounds = draft.squares.boundingRect();
    return std::min(bounds.width(), bounds.height()) / 2 - bankOfLand;
}

double widthOf(const Draft& draft)
{
    return 360.0 / static_cast<double>(sectorsOf(draft).size());
}

/// Degrees clockwise from the top to the middle of the sector.
double middleOf(const Draft& draft, int area)
{
    const std::vector<int> sectors = sectorsOf(draft);
    return widthOf(draft) * static_cast<double>(std::ranges::find(sectors, area) - sectors.begin());
}

QPointF at(const Draft& draft, double degrees, double share)
{
    const double angle = (degrees - 90) * std::numbers::pi / 180;
    return draft.squares.boundingRect().center() +
           QPointF(std::cos(angle), std::sin(angle)) * radiusOf(draft) * share;
}

} // namespace

bool isSector(const engine::FeatureSpec& feature)
{
    return contains(feature.marks, "wheel");
}

QPainterPath sectorOf(const Draft& draft, int area)
{
    const QPointF hub = draft.squares.boundingRect().center();
    const double radius = radiusOf(draft);
    const double width = widthOf(draft);
    QPainterPath sector(hub);
    sector.arcTo(QRectF(hub.x() - radius, hub.y() - radius, 2 * radius, 2 * radius),
                 90 - middleOf(draft, area) + width / 2, -width);
    sector.closeSubpath();
    return sector;
}

std::vector<QPointF> sectorStands(const Draft& draft, int area)
{
    const double middle = middleOf(draft, area);
    const double apart = widthOf(draft) / 4;
    std::vector<QPointF> stands;
    if (contains(draft.feature(area).marks, "two-crowns"))
        stands = {at(draft, middle - apart, crownShare), at(draft, middle + apart, crownShare)};
    else
        stands = {at(draft, middle, crownShare)};
    stands.push_back(at(draft, middle, hubShare));
    return stands;
}

QPointF sectorSign(const Draft& draft, int area)
{
    return at(draft, middleOf(draft, area), signShare);
}

} // namespace glossator::pictures::shapes
