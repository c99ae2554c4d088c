// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/square_numbers.h"

#include "app/pictures/board_print.h"
#include "app/pictures/meeple_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

namespace {

constexpr double smallest = 9; ///< pixels of type
constexpr double quiet = 0.75; ///< opacity of a number that is not named
constexpr double ofText = 0.9; ///< letters, times those of the text
constexpr double spare = 2;    ///< pixels around a number

/// Large enough beside large squares, and small enough beside small ones and in a small view.
QFont fontFor(QFont font, const BoardView& view)
{
    const double square = view.squareSize;
    const double inView = std::min(view.viewport.width(), view.viewport.height()) * 0.03;
    const double usual = font.pixelSize() > 0 ? font.pixelSize() * ofText : square * 0.1;
    const double wanted = std::max({usual, std::min(square * 0.075, inView), smallest});
    font.setPixelSize(static_cast<int>(std::clamp(square * 0.28, smallest, wanted)));
    return font;
}

QFontMetricsF inBold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return QFontMetricsF(font);
}

QString textOf(int number)
{
    return number < 0 ? QStringLiteral("\u2212%1").arg(-number) : QString::number(number);
}

/// Of the first and the last of a row of numbers, the one that takes more digits.
int longerOf(int first, int last)
{
    return textOf(first).size() > textOf(last).size() ? first : last;
}

bool isNamed(const std::vector<SquareMark>& named, int number, std::int16_t engine::Square::*axis)
{
    return std::ranges::any_of(named, [&](const SquareMark& mark) { return mark.square.*axis == number; });
}

} // namespace

SquareNumbers::SquareNumbers(Palette palette, const QFont& font, const BoardView& view)
    : m_palette(palette), m_font(fontFor(font, view)), m_bold(inBold(m_font)), m_view(view),
      m_usual(static_cast<int>(font.pixelSize() * ofText)),
      m_cell(m_bold.horizontalAdvance(textOf(-88)) + 2 * spare, m_bold.height())
{
}

/// What numbers take grows with their letters, without the air around them.
void SquareNumbers::growInto(const QRectF& squares, const BoardView& all)
{
    constexpr double figures = 0.15; ///< squares that figures often reach over the upper edge
    constexpr double air = 4 * spare;
    const int now = m_font.pixelSize();
    if (now >= m_usual)
        return;
    const QRect whole = squares.toAlignedRect();
    const double row = plateOf({}, longerOf(whole.top(), whole.bottom())).width() - air;
    const double column = plateOf({}, longerOf(whole.left(), whole.right())).width() - air;
    const QPointF beyond(away(), std::max(away(), all.squareSize * figures));
    const QPointF free = all.toView(squares.topLeft()) - all.viewport.topLeft() - beyond;
    const double times =
        std::min({m_view.squareSize / m_cell.height(), (m_view.squareSize - air) / std::max(row, column),
                  (free.x() - air) / row, free.y() / m_cell.height()});
    if (now * times < now + 1)
        return;
    m_font.setPixelSize(std::min(m_usual, static_cast<int>(now * times)));
    m_bold = inBold(m_font);
    m_cell = {plateOf({}, longerOf(whole.top(), whole.bottom())).width(), m_bold.height()};
}

/// Beyond the shadow of the tiles.
double SquareNumbers::away() const
{
    return spare + m_view.squareSize * 0.03;
}

QSizeF SquareNumbers::room() const
{
    return m_cell + QSizeF(away(), away());
}

/// How far figures that stand on the board reach over one of its edges.
double SquareNumbers::overhang(double edge, double (QRectF::*near)() const,
                               double (QRectF::*far)() const) const
{
    double most = 0;
    for (const QRectF& figure : m_figures)
        if ((figure.*far)() > edge)
            most = std::max(most, edge - (figure.*near)() + spare);
    return most;
}

/// Above the squares, or at the upper edge of the view if that is lower.
QRectF SquareNumbers::columnStrip(const QRectF& squares) const
{
    const QRectF& room = m_view.viewport;
    const double edge = m_view.toView(squares.topLeft()).y();
    const double beyond = std::max(away(), overhang(edge, &QRectF::top, &QRectF::bottom));
    return {room.left(), std::max(edge - m_cell.height() - beyond, room.top()), room.width(),
            m_cell.height()};
}

QRectF SquareNumbers::rowStrip(const QRectF& squares) const
{
    const QRectF& room = m_view.viewport;
    const double edge = m_view.toView(squares.topLeft()).x();
    const double beyond = std::max(away(), overhang(edge, &QRectF::left, &QRectF::right));
    return {std::max(edge - m_cell.width() - beyond, room.left()), room.top(), m_cell.width(), room.height()};
}

QRegion SquareNumbers::region(const QRectF& squares) const
{
    return QRegion(columnStrip(squares).toAlignedRect()) | QRegion(rowStrip(squares).toAlignedRect());
}

/// Where numbers have no room beside each other, only each fifth is written.
int SquareNumbers::stride(const QRectF& squares) const
{
    const double longest = std::max({std::abs(squares.left()), std::abs(squares.right()),
                                     std::abs(squares.top()), std::abs(squares.bottom())});
    const double needed = longest < 10 ? m_cell.height() : m_cell.width();
    return m_view.squareSize < needed ? 5 : 1;
}

void SquareNumbers::paint(QPainter& painter, const QRectF& squares, const std::vector<SquareMark>& named,
                          const QRegion& seen) const
{
    const QRectF columns = columnStrip(squares);
    const QRectF rows = rowStrip(squares);
    const QRectF whole = QRectF(squares.toAlignedRect());
    painter.save();
    const QRectF room(QPointF(rows.right(), columns.bottom()), m_view.viewport.bottomRight());
    const auto write = [&](QPointF at, int number, std::int16_t engine::Square::*axis) {
        const bool isColumn = axis == &engine::Square::x;
        const QRectF strip = isColumn ? QRectF(room.left(), columns.top(), room.width(), columns.height())
                                      : QRectF(rows.left(), room.top(), rows.width(), room.height());
        const QRectF place = keptOff(plateOf(at, number), isColumn ? QPointF(1, 0) : QPointF(0, 1), strip);
        const bool stands = isNamed(named, number, axis);
        if (seen.intersects(place.toAlignedRect()) && (stands || number % stride(squares) == 0))
            paintNumber(painter, place, number, stands);
    };
    for (int x = static_cast<int>(whole.left()); x < whole.right(); ++x)
        if (const double at = m_view.toView({x + 0.5, 0}).x();
            at > rows.right() && at < m_view.viewport.right())
            write({at, columns.center().y()}, x, &engine::Square::x);
    for (int y = static_cast<int>(whole.top()); y < whole.bottom(); ++y)
        if (const double at = m_view.toView({0, y + 0.5}).y();
            at > columns.bottom() && at < m_view.viewport.bottom())
            write({rows.right() - plateOf({}, y).width() / 2, at}, y, &engine::Square::y);
    painter.restore();
}

void SquareNumbers::keepOff(const std::vector<Piece>& figures)
{
    constexpr double rim = 0.07; ///< times the height of a figure
    for (const Piece& piece : figures) {
        const double height = BoardPrint::heightOf(piece, m_view.squareSize);
        const double half = height * (MeeplePainter::sizeOf(piece.figure) / 2 + rim);
        m_figures.emplace_back(m_view.toView(piece.at) - QPointF(half, half), QSizeF(half, half) * 2);
    }
    m_keptFree.insert(m_keptFree.end(), m_figures.begin(), m_figures.end());
}

void SquareNumbers::keepOff(const std::vector<QRectF>& plates)
{
    m_keptFree.insert(m_keptFree.end(), plates.begin(), plates.end());
}

QRectF SquareNumbers::keptOff(const QRectF& plate, QPointF along, const QRectF& strip) const
{
    constexpr int steps = 12;
    const QSizeF size = plate.size();
    const double most = (m_view.squareSize - (along.x() > 0 ? size.width() : size.height())) / 2;
    for (int step = 0; step <= steps && most > 0; ++step)
        for (const double side : {1.0, -1.0}) {
            const QRectF moved = plate.translated(along * (side * most * step / steps));
            const bool isWithin = along.x() > 0
                                      ? moved.left() >= strip.left() && moved.right() <= strip.right()
                                      : moved.top() >= strip.top() && moved.bottom() <= strip.bottom();
            if (isWithin &&
                std::ranges::none_of(m_keptFree, [&](const QRectF& f) { return f.intersects(moved); }))
                return moved;
        }
    return plate;
}

/// As wide as the number is when it is named.
QRectF SquareNumbers::plateOf(QPointF middle, int number) const
{
    const double width = m_bold.horizontalAdvance(textOf(number)) + 4 * spare;
    return {middle - QPointF(width, m_cell.height()) / 2, QSizeF(width, m_cell.height())};
}

void SquareNumbers::paintNumber(QPainter& painter, const QRectF& plate, int number, bool isNamed) const
{
    QFont font = m_font;
    font.setWeight(isNamed ? QFont::DemiBold : QFont::Normal);
    QColor ground = isNamed ? m_palette.labelText : m_palette.paper;
    ground.setAlphaF(isNamed ? 1.0F : 0.85F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(plate, plate.height() * 0.3, plate.height() * 0.3);
    QColor ink = isNamed ? m_palette.paper : m_palette.labelText;
    ink.setAlphaF(isNamed ? 1.0F : static_cast<float>(quiet));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, textOf(number));
}

} // namespace glossator::pictures
