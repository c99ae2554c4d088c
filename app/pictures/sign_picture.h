// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"

#include <QPointF>

#include <string_view>

class QPainter;

namespace glossator::pictures {

/// Paints the sign that a mark of a tile has ("wine"), so wide, apart from any tile.
void paintSign(QPainter& painter, const Palette& palette, std::string_view mark, QPointF centre,
               double diameter);

} // namespace glossator::pictures
