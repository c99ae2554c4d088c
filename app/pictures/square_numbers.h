// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/board_view.h"
#include "app/pictures/palette.h"

#include <QFont>
#include <QFontMetricsF>
#include <QRegion>

class QPainter;

namespace glossator::pictures {

/// The numbers of columns and rows above and to the left of the board, so that words can name a square.
/// They stay in sight when the board is larger than the view.
class SquareNumbers
{
public:
    SquareNumbers(Palette palette, const QFont& font, const BoardView& view);
    /// Numbers stand farther out than these figures of the board reach over its edge; where they lie on the
    /// board themselves, beside the figures, as far as their column or row has room.
    void keepOff(const std::vector<Piece>& figures);
    /// And beside these plates, in pixels of the view.
    void keepOff(const std::vector<QRectF>& plates);

    /// Numbers beside these squares become as large as those of the text, as far as what is free between the
    /// squares and the edge of a view that shows them all has room for them; none becomes smaller. So they do
    /// not change where the board is moved.
    void growInto(const QRectF& squares, const BoardView& all);

    /// Numbers the columns and rows of a rectangle of squares, as far as they lie in `seen`. Those of the
    /// named squares stand out.
    void paint(QPainter& painter, const QRectF& squares, const std::vector<SquareMark>& named,
               const QRegion& seen) const;
    /// What they take to the left of the squares and above them where no figure reaches over the edge, in
    /// pixels of the view.
    [[nodiscard]] QSizeF room() const;
    /// Two strips that hold all numbers.
    [[nodiscard]] QRegion region(const QRectF& squares) const;

private:
    [[nodiscard]] double away() const;
    [[nodiscard]] double overhang(double edge, double (QRectF::*near)() const,
                                  double (QRectF::*far)() const) const;
    [[nodiscard]] QRectF columnStrip(const QRectF& squares) const;
    [[nodiscard]] QRectF rowStrip(const QRectF& squares) const;
    [[nodiscard]] int stride(const QRectF& squares) const;
    [[nodiscard]] QRectF plateOf(QPointF middle, int number) const;
    /// Moved along its strip, by part of a square, and never out of it.
    [[nodiscard]] QRectF keptOff(const QRectF& plate, QPointF along, const QRectF& strip) const;
    void paintNumber(QPainter& painter, const QRectF& plate, int number, bool isNamed) const;

    Palette m_palette;
    QFont m_font;
    QFontMetricsF m_bold;
    BoardView m_view;
    int m_usual;                    ///< pixels: letters where there is much room
    std::vector<QRectF> m_figures;  ///< in pixels of the view
    std::vector<QRectF> m_keptFree; ///< and all else
    QSizeF m_cell;                  ///< room of the longest number
};

} // namespace glossator::pictures
