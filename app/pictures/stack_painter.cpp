// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/stack_painter.h"

#include "app/pictures/sign_picture.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace glossator::pictures {

namespace {

constexpr double blockWidth = 0.26;  ///< in squares
constexpr double blockHeight = 0.08; ///< the same
constexpr double tallest = 0.48;     ///< a stack never grows higher; its blocks draw together

/// Tokens that are blocks of wood; all others are counters.
constexpr std::string_view woodenBlock = "tower-piece";
constexpr double counterWidth = 0.85; ///< in widths of a block

} // namespace

bool TokenStack::isOfBlocks() const
{
    return kind == woodenBlock;
}

double TokenStack::step() const
{
    return count == 0 ? 0.0 : std::min(blockHeight, tallest / count);
}

StackPainter::StackPainter(const Palette& palette, const QFont& font) : m_palette(palette), m_font(font)
{
}

void StackPainter::paint(QPainter& painter, const TokenStack& stack, QPointF foot, double squareSize) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = std::max(12.0, blockWidth * squareSize);
    const double step = stack.step() * squareSize;
    for (int i = 0; i < stack.count; ++i)
        if (stack.isOfBlocks())
            paintBlock(painter, foot - QPointF(0, step * i), width, std::max(3.0, blockHeight * squareSize));
    if (!stack.isOfBlocks())
        paintCounter(painter, stack.kind, foot, width * counterWidth);
    if (stack.count > 1)
        paintNumber(painter, stack.count, foot, width);
    painter.restore();
}

/// A round block seen from a little above.
void StackPainter::paintBlock(QPainter& painter, QPointF middle, double width, double height) const
{
    const double tilt = width * 0.3; ///< height of the ellipse of its top
    const QRectF top(middle.x() - width / 2, middle.y() - height / 2 - tilt / 2, width, tilt);
    QPainterPath side;
    side.moveTo(top.left(), top.center().y());
    side.lineTo(top.left(), top.center().y() + height);
    side.arcTo(top.translated(0, height), 180, 180);
    side.lineTo(top.right(), top.center().y());
    side.closeSubpath();
    painter.setPen(QPen(m_palette.line, std::max(0.8, width * 0.03)));
    painter.setBrush(m_palette.wallShade);
    painter.drawPath(side);
    painter.setBrush(m_palette.wall);
    painter.drawEllipse(top);
}

void StackPainter::paintCounter(QPainter& painter, const std::string& kind, QPointF middle,
                                double width) const
{
    painter.setPen(QPen(m_palette.line, std::max(0.8, width * 0.04)));
    painter.setBrush(m_palette.paper);
    painter.drawEllipse(middle, width / 2, width / 2);
    paintSign(painter, m_palette, kind, middle, width * 0.9);
}

void StackPainter::paintNumber(QPainter& painter, int number, QPointF middle, double width) const
{
    QFont font = m_font;
    font.setPixelSize(static_cast<int>(std::clamp(width * 0.45, 9.0, 24.0)));
    font.setWeight(QFont::DemiBold);
    const QRectF plate(middle.x() + width * 0.15, middle.y(), width * 0.6, width * 0.5);
    painter.setPen(QPen(m_palette.line, 1));
    painter.setBrush(m_palette.label);
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setFont(font);
    painter.setPen(m_palette.labelText);
    painter.drawText(plate, Qt::AlignCenter, QString::number(number));
}

} // namespace glossator::pictures
