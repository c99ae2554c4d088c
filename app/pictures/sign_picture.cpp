// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/sign_picture.h"

#include "app/pictures/woodcut/landmarks.h"

#include <QPainter>

namespace glossator::pictures {

void paintSign(QPainter& painter, const Palette& palette, std::string_view mark, QPointF centre,
               double diameter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(diameter / 2, diameter / 2);
    Landmark landmark;
    landmark.mark = std::string(mark);
    landmark.radius = 1.0;
    woodcut::printLandmark(woodcut::Print(painter, palette, diameter / 2), landmark);
    painter.restore();
}

} // namespace glossator::pictures
