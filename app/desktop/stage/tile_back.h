// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"

#include <QRectF>

class QPainter;

namespace glossator::desktop {

/// Of a tile that lies face down.
void paintTileBack(QPainter& painter, const QRectF& rect, const pictures::Palette& palette);

} // namespace glossator::desktop
