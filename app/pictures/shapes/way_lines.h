// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/junction.h"

namespace glossator::pictures::shapes {

/// The centre line of a way that leaves its square by two sides.
[[nodiscard]] QPainterPath throughLine(const Draft& draft, const Junction& junction);
/// The centre line from a side of the square to a point within it.
[[nodiscard]] QPainterPath lineToTarget(const Draft& draft, const Junction& junction, engine::Side arm,
                                        QPointF target);
/// Lays the band of a way along a line.
void addLine(Draft& draft, int way, const QPainterPath& line);
/// Adds a landmark unless it is there already; one that belongs to no feature keeps its ground from the
/// fields.
void addLandmark(Draft& draft, const std::string& mark, QPointF at, double radius, int feature);

} // namespace glossator::pictures::shapes
