// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_places.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace glossator::pictures {

namespace {

constexpr double beside = 4; ///< pixels between a label and the squares that it leaves uncovered

/// Beside squares, in this direction, and as far within the view along them as it can be.
QRectF besideThem(QRectF plate, const QRectF& squares, const QRectF& view, QPointF way)
{
    const QSizeF reach = (squares.size() + plate.size()) / 2 + QSizeF(beside, beside);
    plate.moveCenter(squares.center() + QPointF(way.x() * reach.width(), way.y() * reach.height()));
    return way.x() == 0 ? betweenSides(view, plate) : plate;
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
            const double away = (way.y() > 0 ? row : -row) * (plate.height() + labelsApart);
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

} // namespace

QRectF betweenSides(const QRectF& view, QRectF plate)
{
    plate.moveLeft(std::max(view.left(), std::min(plate.left(), view.right() - plate.width())));
    return plate;
}

QRectF within(const QRectF& view, QRectF plate)
{
    plate.moveTop(std::max(view.top(), std::min(plate.top(), view.bottom() - plate.height())));
    return betweenSides(view, plate);
}

QRectF withAbove(const BoardView& view)
{
    return view.viewport.adjusted(0, -view.squareSize / 2, 0, 0);
}

QRectF homeSquareOf(const BoardLabel& label, const BoardView& view)
{
    const QPointF reach = QPointF(0.2, 0.2) * view.squareSize;
    return {view.toView(label.at) - reach, view.toView(label.at) + reach};
}

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

} // namespace glossator::pictures
