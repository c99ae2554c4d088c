// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_painter.h"

#include "app/pictures/highlight_painter.h"
#include "app/pictures/letters.h"
#include "app/pictures/meeple_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

namespace {

constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap;

// Letters: times those of the font that is given, and of the side of a square.
constexpr double lowest = 0.93;
constexpr double smallestPoints = 12;      ///< pixels, at the original size of text
constexpr double smallestGrows = 1.0 / 3;  ///< times as fast as the text
constexpr double lowestOfSquare = 1.0 / 3; ///< points are no larger than they must be on small squares
constexpr double largeOnSquare = 0.28;     ///< letters that leave their plate no room around them
constexpr double highest = 2.31;
constexpr double highestOfWords = 1.7;
constexpr double share = 0.2;
constexpr double shareOfWords = 0.15;
constexpr double narrowest = 8.5; ///< width of a line that goes on in another
constexpr int mostLines = 5;      ///< of what can be said in fewer words

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

/// Of a line, times the height of its font: plates are tight about letters that are large for the squares, of
/// which more is seen then.
double roominessOf(const BoardLabel& label, const QFont& font, double squareSize)
{
    const bool isTight = label.kind == LabelKind::Points && font.pixelSize() > squareSize * largeOnSquare;
    return isTight ? 1.0 : 1.15;
}

QSizeF wrappedSize(const QFontMetricsF& metrics, double widest, const QString& words)
{
    const QSizeF size(metrics.horizontalAdvance(words), metrics.height());
    return size.width() > widest ? metrics.boundingRect(QRectF(0, 0, widest, 10000), wrapped, words).size()
                                 : size;
}

/// The plate of a label, and how much of it the mark of a player takes. Long text goes on in further lines: a
/// line as wide as it wants would leave the board.
struct Plate
{
    Plate(const BoardLabel& label, QPointF centre, const QFont& font, double widest, double roominess)
    {
        const QFontMetricsF metrics(font);
        lineHeight = metrics.height() * roominess;
        badge = label.player >= 0 || label.kind == LabelKind::Refusal ? lineHeight * 0.75 : 0;
        said = label.text;
        QSizeF text = wrappedSize(metrics, widest, said);
        if (!label.inFewWords.isEmpty() && text.height() > metrics.lineSpacing() * (mostLines + 0.5)) {
            said = label.inFewWords;
            text = wrappedSize(metrics, widest, said);
        }
        if (!label.detail.isEmpty())
            detail = QFontMetricsF(smaller(font)).horizontalAdvance(shownDetail(label)) + lineHeight * 0.55;
        const double width = text.width() + detail + lineHeight * 0.8 + badge;
        const double height = text.height() + lineHeight - metrics.height();
        rect = {centre.x() - width / 2, centre.y() - height / 2, width, height};
    }
    /// Width of the line around it.
    [[nodiscard]] double line() const { return std::max(1.5, lineHeight * 0.09); }
    /// No wider than the lines are, or these would end elsewhere than where they were measured.
    [[nodiscard]] QRectF words() const
    {
        constexpr double rounding = 1;
        return rect.adjusted(badge + lineHeight * 0.45 - rounding, 0, rounding - detail - lineHeight * 0.35,
                             0);
    }

    QString said;
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

} // namespace

LabelPainter::LabelPainter(const Palette& palette, const QFont& font) : m_palette(palette), m_font(font)
{
}

QFont LabelPainter::fontOf(const BoardLabel& label, double squareSize) const
{
    QFont font = m_font;
    const double letters = lettersOf(m_font);
    const bool arePoints = label.kind == LabelKind::Points;
    const double smallest = smallestPoints * (1 + (textScaleOf(m_font) - 1) * smallestGrows);
    const double least = arePoints
                             ? std::min(letters * lowest, std::max(smallest, squareSize * lowestOfSquare))
                             : letters * lowest;
    const double size = std::clamp(squareSize * (arePoints ? share : shareOfWords), least,
                                   letters * (arePoints ? highest : highestOfWords));
    font.setPixelSize(static_cast<int>(size));
    font.setWeight(QFont::DemiBold);
    return font;
}

double LabelPainter::widestLine(const BoardLabel& label, double squareSize) const
{
    return label.line > 0 ? label.line : std::max(lettersOf(m_font) * narrowest, squareSize * 1.9);
}

QRectF LabelPainter::boundsOf(const BoardLabel& label, QPointF centre, double squareSize) const
{
    const QFont font = fontOf(label, squareSize);
    const Plate plate(label, centre, font, widestLine(label, squareSize),
                      roominessOf(label, font, squareSize));
    const double line = plate.line();
    return plate.rect.adjusted(-line, -line, line, line);
}

void LabelPainter::paint(QPainter& painter, const BoardLabel& label, QPointF centre, double squareSize) const
{
    const QFont font = fontOf(label, squareSize);
    const Plate sized(label, centre, font, widestLine(label, squareSize),
                      roominessOf(label, font, squareSize));
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
    painter.drawText(sized.words(), wrapped, sized.said);
    if (label.detail.isEmpty())
        return;
    painter.setFont(smaller(font));
    painter.drawText(plate.adjusted(0, 0, -height * 0.4, 0), Qt::AlignRight | Qt::AlignVCenter,
                     shownDetail(label));
}

} // namespace glossator::pictures
