// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_painter.h"

#include "app/pictures/highlight_painter.h"
#include "app/pictures/letters.h"
#include "app/pictures/meeple_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace glossator::pictures {

namespace {

constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap;
constexpr double apart = 1.0; ///< pixels between labels of one place
constexpr double beside = 4;  ///< pixels between a label and the squares that it leaves uncovered

// Letters: times those of the font that is given, and of the side of a square.
constexpr double lowest = 0.93;
constexpr double smallestPoints = 12;      ///< pixels
constexpr double lowestOfSquare = 1.0 / 3; ///< points are no larger than they must be on small squares
constexpr double highest = 2.31;
constexpr double highestOfWords = 1.7;
constexpr double share = 0.2;
constexpr double shareOfWords = 0.15;
constexpr double narrowest = 8.5; ///< width of a line that goes on in another

constexpr double small = 0.68; ///< letters of a detail, times those of the words

/// Without a sign between them, the addends read as more digits of the sum.
QString shownDetail(const BoardLabel& label)
{
    return QStringLiteral("= ") + label.detail;
}

QFont smaller(QFont font)
{
    font.setPixelSize(std::max(9, static_cast<int>(font.pixelSize() * small)));
    return font;
}

/// The plate of a label, and how much of it the mark of a player takes. Long text goes on in further lines: a
/// line as wide as it wants would leave the board.
struct Plate
{
    Plate(const BoardLabel& label, QPointF centre, const QFont& font, double widest)
    {
        const QFontMetricsF metrics(font);
        lineHeight = metrics.height() * 1.15;
        badge = label.player >= 0 || label.kind == LabelKind::Refusal ? lineHeight * 0.75 : 0;
        QSizeF text(metrics.horizontalAdvance(label.text), metrics.height());
        if (text.width() > widest)
            text = metrics.boundingRect(QRectF(0, 0, widest, 10000), wrapped, label.text).size();
        if (!label.detail.isEmpty())
            detail = QFontMetricsF(smaller(font)).horizontalAdvance(shownDetail(label)) + lineHeight * 0.55;
        const double width = text.width() + detail + lineHeight * 0.8 + badge;
        const double height = text.height() + lineHeight - metrics.height();
        rect = {centre.x() - width / 2, centre.y() - height / 2, width, height};
    }
    /// Width of the line around it.
    [[nodiscard]] double line() const { return std::max(1.5, lineHeight * 0.09); }

    QRectF rect;
    double lineHeight = 0;
    double badge = 0;
    double detail = 0; ///< width of the smaller letters behind the words
};

/// A cross, as a player's mark would stand there.
void paintCross(QPainter& painter, QPointF middle, double size)
{
    const QPointF down(size / 2, size / 2);
    const QPointF up(size / 2, -size / 2);
    painter.setPen(QPen(Qt::white, size * 0.35, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - down, middle + down);
    painter.drawLine(middle - up, middle + up);
}

bool hits(const QRectF& plate, const std::vector<QRectF>& others)
{
    return std::ranges::any_of(others, [&plate](const QRectF& other) { return other.intersects(plate); });
}

double covered(const QRectF& plate, const QRectF& squares)
{
    const QRectF both = plate & squares;
    return both.width() * both.height();
}

/// Beside squares, in this direction, and as far within the view along them as it can be.
QRectF besideThem(QRectF plate, const QRectF& squares, const QRectF& view, QPointF way)
{
    const QSizeF reach = (squares.size() + plate.size()) / 2 + QSizeF(beside, beside);
    plate.moveCenter(squares.center() + QPointF(way.x() * reach.width(), way.y() * reach.height()));
    if (way.x() == 0)
        plate.moveLeft(
            std::clamp(plate.left(), view.left(), std::max(view.left(), view.right() - plate.width())));
    return plate;
}

/// Wholly in the view, whatever it covers there.
QRectF within(const QRectF& view, QRectF plate)
{
    plate.moveLeft(
        std::clamp(plate.left(), view.left(), std::max(view.left(), view.right() - plate.width())));
    plate.moveTop(std::clamp(plate.top(), view.top(), std::max(view.top(), view.bottom() - plate.height())));
    return plate;
}

/// Below these squares, above, to the right or to the left: the first of them within the view and free, or
/// else where it covers least of them.
QRectF movedBeside(const QRectF& plate, const QRectF& squares, const QRectF& view,
                   const std::vector<QRectF>& taken)
{
    QRectF best;
    for (const QPointF way : {QPointF(0, 1), QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0)}) {
        const QRectF there = besideThem(plate, squares, view, way);
        if (view.contains(there) && !hits(there, taken))
            return there;
        const QRectF inView = within(view, there);
        if (best.isNull() || covered(inView, squares) < covered(best, squares))
            best = inView;
    }
    return best;
}

/// Where it is, if that covers neither figures nor another label; else above the figures or beside them. As
/// it is where there is no room.
QRectF movedOffFigures(const QRectF& plate, const QRectF& figures, const QRectF& view,
                       const std::vector<QRectF>& taken)
{
    if (!plate.intersects(figures) && !hits(plate, taken))
        return plate;
    constexpr int mostRows = 3;
    for (int row = 0; row < mostRows; ++row)
        for (const QPointF way : {QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1)}) {
            QRectF there = besideThem(plate, figures, view, way);
            there.translate(0, (way.y() > 0 ? row : -row) * (plate.height() + apart));
            if (view.contains(there) && !hits(there, taken))
                return there;
        }
    return plate;
}

} // namespace

LabelPainter::LabelPainter(const Palette& palette, const QFont& font) : m_palette(palette), m_font(font)
{
}

QFont LabelPainter::fontOf(const BoardLabel& label, double squareSize) const
{
    QFont font = m_font;
    const double letters = lettersOf(m_font);
    const bool arePoints = label.kind == LabelKind::Points;
    const double least =
        arePoints ? std::min(letters * lowest, std::max(smallestPoints, squareSize * lowestOfSquare))
                  : letters * lowest;
    const double size = std::clamp(squareSize * (arePoints ? share : shareOfWords), least,
                                   letters * (arePoints ? highest : highestOfWords));
    font.setPixelSize(static_cast<int>(size));
    font.setBold(true);
    return font;
}

double LabelPainter::widestLine(double squareSize) const
{
    return std::max(lettersOf(m_font) * narrowest, squareSize * 1.9);
}

QRectF LabelPainter::boundsOf(const BoardLabel& label, QPointF centre, double squareSize) const
{
    const Plate plate(label, centre, fontOf(label, squareSize), widestLine(squareSize));
    const double line = plate.line();
    return plate.rect.adjusted(-line, -line, line, line);
}

std::vector<QPointF> LabelPainter::spread(const std::vector<BoardLabel>& labels, const BoardView& view) const
{
    std::vector<QPointF> centres;
    std::vector<QRectF> taken;
    for (const BoardLabel& label : labels) {
        QRectF plate = boundsOf(label, view.toView(label.at), view.squareSize);
        const bool isSeen = view.viewport.contains(view.toView(label.at));
        const QRectF uncovered(view.toView(label.uncovered.topLeft()),
                               view.toView(label.uncovered.bottomRight()));
        if (label.kind != LabelKind::Points && !uncovered.isEmpty())
            plate = movedBeside(plate, uncovered, view.viewport, taken);
        else if (isSeen && !uncovered.isEmpty())
            plate = movedOffFigures(plate, uncovered, view.viewport, taken);
        if (isSeen || label.kind != LabelKind::Points) // points would tell of something else
            plate.moveLeft(std::max(view.viewport.left(),
                                    std::min(plate.left(), view.viewport.right() - plate.width())));
        const auto other = [&plate](const QRectF& there) { return there.intersects(plate); };
        for (auto there = std::ranges::find_if(taken, other); there != taken.end();
             there = std::ranges::find_if(taken, other))
            plate.moveTop(there->bottom() + apart);
        centres.push_back(plate.center());
        taken.push_back(plate);
    }
    return centres;
}

void LabelPainter::paint(QPainter& painter, const BoardLabel& label, QPointF centre, double squareSize) const
{
    const QFont font = fontOf(label, squareSize);
    const Plate sized(label, centre, font, widestLine(squareSize));
    const QRectF& plate = sized.rect;
    const double height = sized.lineHeight;
    const double badge = sized.badge;
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor edge = label.player >= 0 ? MeeplePainter::colourOf(label.player)
                        : label.kind == LabelKind::Refusal
                            ? HighlightPainter(m_palette).colourOf(HighlightStyle::Refused)
                            : m_palette.line;
    painter.setPen(QPen(edge, sized.line()));
    painter.setBrush(m_palette.label);
    painter.drawRoundedRect(plate, height / 2, height / 2);
    if (badge > 0) {
        const QPointF at(plate.left() + height * 0.55, centre.y());
        painter.setPen(Qt::NoPen);
        painter.setBrush(edge);
        painter.drawEllipse(at, badge * 0.45, badge * 0.45);
        if (label.player >= 0)
            MeeplePainter(m_palette).paintMark(painter, label.player, at, badge * 0.55);
        else
            paintCross(painter, at, badge * 0.35);
    }
    painter.setFont(font);
    painter.setPen(m_palette.labelText);
    painter.drawText(plate.adjusted(badge + height * 0.1, 0, -sized.detail, 0), wrapped, label.text);
    if (label.detail.isEmpty())
        return;
    painter.setFont(smaller(font));
    painter.drawText(plate.adjusted(0, 0, -height * 0.4, 0), Qt::AlignRight | Qt::AlignVCenter,
                     shownDetail(label));
}

} // namespace glossator::pictures
