// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"

#include <QRectF>

#include <string_view>

class QPainter;

namespace glossator::pictures {

/// Whether a sign of an expansion ("dragon") is drawn.
[[nodiscard]] bool hasBoxPicture(std::string_view sign);

/// Paints the sign of an expansion as a small square, like a tile; an empty one where no such sign is drawn.
void paintBoxPicture(QPainter& painter, const Palette& palette, std::string_view sign, const QRectF& square);

} // namespace glossator::pictures
