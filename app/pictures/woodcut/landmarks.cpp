// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/woodcut/landmarks.h"

#include "app/pictures/shapes/plane.h"
#include "app/pictures/woodcut/buildings.h"
#include "app/pictures/woodcut/icons.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace glossator::pictures::woodcut {

namespace {

double radiusOf(const FeatureShape& shape)
{
    return shape.outline.boundingRect().width() / 2;
}

} // namespace

void printLandmark(const Print& print, const Landmark& landmark)
{
    if (landmark.mark == "gate")
        return;
    drawIcon(Sketch(print, landmark.at, landmark.radius, landmark.turn), landmark.mark);
}

void printGarden(const Print& print, const FeatureShape& garden)
{
    const Palette& p = print.palette();
    const Sketch s(print, garden.outline.boundingRect().center(), radiusOf(garden));
    s.ball(0, 0, 1.0, p.leafShade);
    s.ball(0, 0, 0.78, p.fieldLight);
    s.line({{-0.76, 0}, {0.76, 0}}, p.road, 0.2);
    s.line({{0, -0.76}, {0, 0.76}}, p.road, 0.2);
    const int beds = print.plain() ? 4 : 8;
    for (int i = 0; i < beds; ++i) {
        const double angle = (i + 0.5) * 2 * std::numbers::pi / beds;
        s.ball(0.5 * std::cos(angle), 0.5 * std::sin(angle), print.plain() ? 0.24 : 0.16,
               i % 2 == 0 ? p.flower : p.metal);
    }
    s.ball(0, 0, 0.24, p.water);
}

void printCourt(const Print& print, const FeatureShape& court)
{
    print.shape(court.outline, print.palette().earth, Print::thin);
}

void printMonastery(const Print& print, const FeatureShape& monastery, const std::vector<std::string>& marks)
{
    const Palette& p = print.palette();
    const QPointF middle = monastery.outline.boundingRect().center();
    const double radius = radiusOf(monastery);
    print.shape(monastery.outline, p.earth, Print::bold);
    const auto has = [&](std::string_view mark) {
        return std::find(marks.begin(), marks.end(), mark) != marks.end();
    };
    if (has("shrine")) {
        const Sketch s(print, middle, radius);
        for (int i = 0; i < 7; ++i) {
            const double angle = i * 2 * std::numbers::pi / 7;
            s.ball(0.72 * std::cos(angle), 0.72 * std::sin(angle), 0.17, p.wall);
        }
        s.area({{-0.3, 0.45}, {-0.22, -0.5}, {0.1, -0.62}, {0.3, 0.45}}, p.wall);
    } else if (has("church")) {
        drawCathedral(print, middle + QPointF(0, radius * 0.72), radius * 1.3);
    } else {
        drawMonastery(print, middle + QPointF(0, radius * 0.6), radius * 1.75);
    }
}

} // namespace glossator::pictures::woodcut
