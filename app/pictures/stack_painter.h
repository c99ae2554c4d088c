// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/palette.h"

#include <QFont>

class QPainter;

namespace glossator::pictures {

/// Draws tokens that stand on one another: wooden blocks, or counters with a picture, with their number on
/// the side.
class StackPainter
{
public:
    StackPainter(const Palette& palette, const QFont& font);

    /// The middle of the lowest block is at `foot`; one square has `squareSize` pixels.
    void paint(QPainter& painter, const TokenStack& stack, QPointF foot, double squareSize) const;

private:
    void paintBlock(QPainter& painter, QPointF middle, double width, double height) const;
    void paintCounter(QPainter& painter, const std::string& kind, QPointF middle, double width) const;
    void paintNumber(QPainter& painter, int number, QPointF middle, double width) const;

    Palette m_palette;
    QFont m_font;
};

} // namespace glossator::pictures
