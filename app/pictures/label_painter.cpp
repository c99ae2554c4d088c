// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_painter.h"

#include "app/pictures/highlight_painter.h"
#include "app/pictures/label_ground.h"
#include "app/pictures/letters.h"
#include "app/pictures/meeple_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace glossator::pictures {

namespace {

constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap;
constexpr double apart = 1.0; ///< pixels between labels of one place
constexpr double beside = 4;  ///< pixels between a label and the squares that it leaves uncovered

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

/// Not beyond the sides of the view; what is wider begins with it.
QRectF betweenSides(const QRectF& view, QRectF plate)
{
    plate.moveLeft(std::max(view.left(), std::min(plate.left(), view.right() - plate.width())));
    return plate;
}

/// Wholly in the view, whatever it covers there.
QRectF within(const QRectF& view, QRectF plate)
{
    plate.moveTop(std::max(view.top(), std::min(plate.top(), view.bottom() - plate.height())));
    return betweenSides(view, plate);
}

/// Beside squares, in this direction, and as far within the view along them as it can be.
QRectF besideThem(QRectF plate, const QRectF& squares, const QRectF& view, QPointF way)
{
    const QSizeF reach = (squares.size() + plate.size()) / 2 + QSizeF(beside, beside);
    plate.moveCenter(squares.center() + QPointF(way.x() * reach.width(), way.y() * reach.height()));
    return way.x() == 0 ? betweenSides(view, plate) : plate;
}

/// Points stand above what they tell of, which is seen where they are a little above the view.
QRectF withAbove(const BoardView& view)
{
    return view.viewport.adjusted(0, -view.squareSize / 2, 0, 0);
}

/// A small square about where the label wants to be.
QRectF homeSquareOf(const BoardLabel& label, const BoardView& view)
{
    const QPointF reach = QPointF(0.2, 0.2) * view.squareSize;
    return {view.toView(label.at) - reach, view.toView(label.at) + reach};
}

/// Where a plate may stand beside squares: below them, above, to the right or to the left. One that is wide
/// for the squares would hide much of what it tells of: it rather stands off the tiles.
std::vector<QRectF> placesBeside(const QRectF& plate, const QRectF& squares, const BoardView& view,
                                 const LabelGround& ground)
{
    constexpr double wide = 2.5; // squares
    std::vector<QRectF> places;
    for (const QPointF way : {QPointF(0, 1), QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0)})
        places.push_back(besideThem(plate, squares, view.viewport, way));
    if (plate.width() > wide * view.squareSize)
        std::ranges::stable_sort(places, {}, [&](const QRectF& place) { return ground.coveredBy(place); });
    return places;
}

/// The first of the places beside these squares that is within the view and free, rather of figures too, or
/// else where it covers least of them.
QRectF movedBeside(const QRectF& plate, const QRectF& squares, const BoardView& view,
                   const std::vector<QRectF>& taken, const LabelGround& ground)
{
    QRectF best;
    QRectF free;
    for (const QRectF& there : placesBeside(plate, squares, view, ground)) {
        const bool isFree = view.viewport.contains(there) && !hits(there, taken);
        if (isFree && !hits(there, ground.figures))
            return there;
        if (free.isNull() && isFree)
            free = there;
        const QRectF inView = within(view.viewport, there);
        if (best.isNull() || overlap(inView, squares) < overlap(best, squares))
            best = inView;
    }
    return free.isNull() ? best : free;
}

/// The places above figures, beside them, below and at their corners, the nearest first, and of those the
/// ones that cover little of the tiles. Without figures those about the plate itself, and first the one
/// below: so one reads on.
std::vector<QRectF> placesAbout(const QRectF& plate, const QRectF& figures, const QRectF& view,
                                const LabelGround& ground)
{
    constexpr int mostRows = 3;
    constexpr std::size_t sides = 4; // the corners come after them
    const double first = figures.isEmpty() ? 1 : -1;
    const std::array ways{QPointF(0, first), QPointF(1, 0),      QPointF(-1, 0),     QPointF(0, -first),
                          QPointF(1, first), QPointF(-1, first), QPointF(1, -first), QPointF(-1, -first)};
    const QRectF& middle = figures.isEmpty() ? plate : figures;
    std::vector<QRectF> places;
    for (int row = 0; row < mostRows; ++row) {
        for (const QPointF way : ways) {
            const double away = (way.y() > 0 ? row : -row) * (plate.height() + apart);
            places.push_back(besideThem(plate, middle, view, way).translated(0, away));
        }
        if (!figures.isEmpty())
            std::ranges::stable_sort(places.end() - ways.size(), places.end() - (ways.size() - sides), {},
                                     [&](const QRectF& place) { return ground.coveredBy(place); });
    }
    return places;
}

/// The first of those places that hide least of symbols.
QRectF leastHiding(const std::vector<QRectF>& places, const LabelGround& ground)
{
    return *std::ranges::min_element(places, {}, [&](const QRectF& place) { return ground.hiddenBy(place); });
}

/// Where it is, if that covers neither figures nor another label nor what others tell of, and hides no
/// symbol; else above the figures or beside them, over what others tell of only if there is no other room. As
/// it is where there is none at all.
QRectF movedOffFigures(const QRectF& plate, const QRectF& figures, const QRectF& view,
                       const std::vector<QRectF>& taken, const std::vector<QRectF>& ofOthers,
                       const LabelGround& ground)
{
    std::vector<QRectF> places = placesAbout(plate, figures, view, ground);
    std::erase_if(places, [&](const QRectF& place) { return !view.contains(place) || hits(place, taken); });
    const bool mayStay = !plate.intersects(figures) && !hits(plate, taken);
    if (mayStay)
        places.insert(places.begin(), plate);
    std::vector<QRectF> free;
    std::ranges::copy_if(places, std::back_inserter(free), [&](const QRectF& place) {
        return !hits(place, ofOthers) && !hits(place, ground.figures);
    });
    if (!free.empty())
        return leastHiding(free, ground);
    if (mayStay && !hits(plate, ofOthers))
        return plate;
    std::ranges::copy_if(places, std::back_inserter(free),
                         [&](const QRectF& place) { return !hits(place, ofOthers); });
    if (!free.empty())
        return leastHiding(free, ground);
    return places.empty() ? plate : places.front();
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

double LabelPainter::widestLine(double squareSize) const
{
    return std::max(lettersOf(m_font) * narrowest, squareSize * 1.9);
}

QRectF LabelPainter::boundsOf(const BoardLabel& label, QPointF centre, double squareSize) const
{
    const QFont font = fontOf(label, squareSize);
    const Plate plate(label, centre, font, widestLine(squareSize), roominessOf(label, font, squareSize));
    const double line = plate.line();
    return plate.rect.adjusted(-line, -line, line, line);
}

QRectF LabelPainter::homeOf(const BoardLabel& label, const BoardView& view) const
{
    return boundsOf(label, view.toView(label.at), view.squareSize);
}

/// What other points tell of, and where those stand that are still to be placed, unless they want the same
/// place.
std::vector<QRectF> LabelPainter::placesOfOthers(const std::vector<BoardLabel>& labels, std::size_t which,
                                                 const BoardView& view) const
{
    const QRectF home = homeOf(labels[which], view);
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (i == which || labels[i].kind != LabelKind::Points)
            continue;
        if (labels[i].uncovered != labels[which].uncovered)
            places.push_back(view.toView(labels[i].uncovered));
        const QRectF other = homeOf(labels[i], view);
        if (i > which && !other.intersects(home)) // those before have found theirs
            places.push_back(other);
    }
    return places;
}

std::vector<QPointF> LabelPainter::spread(const BoardScene& scene, const BoardView& view) const
{
    return spread(scene.labels, view, LabelGround(scene, view));
}

std::vector<QPointF> LabelPainter::spread(const std::vector<BoardLabel>& labels, const BoardView& view,
                                          const LabelGround& ground) const
{
    std::vector<QPointF> centres;
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const BoardLabel& label = labels[i];
        QRectF plate = homeOf(label, view);
        const bool isOnFigure = label.kind != LabelKind::Points && hits(plate, ground.figures);
        const QRectF uncovered = label.uncovered.isEmpty() && isOnFigure ? homeSquareOf(label, view)
                                                                         : view.toView(label.uncovered);
        const bool isSeen = withAbove(view).contains(view.toView(label.at));
        if (label.kind != LabelKind::Points && !uncovered.isEmpty())
            plate = movedBeside(plate, uncovered, view, taken, ground);
        else if (isSeen && label.kind == LabelKind::Points)
            plate = movedOffFigures(within(view.viewport, plate), uncovered, view.viewport, taken,
                                    placesOfOthers(labels, i, view), ground);
        if (isSeen || label.kind != LabelKind::Points) // points would tell of something else
            plate = betweenSides(view.viewport, plate);
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
    const Plate sized(label, centre, font, widestLine(squareSize), roominessOf(label, font, squareSize));
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
