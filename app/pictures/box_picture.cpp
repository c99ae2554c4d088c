// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/box_picture.h"

#include "app/pictures/woodcut/box_signs.h"

#include <QPainter>

namespace glossator::pictures {

namespace {

/// Signs are printed as strong as if they were so small a part of a tile.
constexpr double halfSide = 0.1;

QPainterPath ground()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(-0.95, -0.95, 1.9, 1.9), 0.28, 0.28);
    return QTransform::fromScale(halfSide, halfSide).map(path);
}

} // namespace

bool hasBoxPicture(std::string_view sign)
{
    return woodcut::boxSignOf(sign) != nullptr;
}

void paintBoxPicture(QPainter& painter, const Palette& palette, std::string_view sign, const QRectF& square)
{
    const woodcut::BoxSign* drawing = woodcut::boxSignOf(sign);
    const double tile = square.width() / 2 / halfSide;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.center());
    painter.scale(tile, tile);
    const woodcut::Print print(painter, palette, tile);
    print.fill(ground(), drawing != nullptr ? palette.*(drawing->ground) : palette.paperShade);
    if (drawing != nullptr)
        drawing->draw(woodcut::Sketch(print, {0, 0}, halfSide));
    print.stroke(ground(), palette.line, woodcut::Print::thin);
    painter.restore();
}

} // namespace glossator::pictures
