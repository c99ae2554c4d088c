// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/track_stands.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace glossator::pictures {

namespace {

constexpr double fullHeight = 0.86;   ///< of a figure that has its place for itself, in spaces
constexpr double crowding = 1.12;     ///< those that share one stand a little closer than they are large
constexpr double rowsApart = 1.25;    ///< at most, times their distance within a row
constexpr double numberHeight = 0.25; ///< of a space: so much at its foot its number has for itself,
constexpr double lowestNumber = 7;    ///< and so many pixels at least: fewer cannot be read
constexpr double numberUpTo = 0.03;   ///< so far from its foot
constexpr double aboveIt = 0.04;      ///< and so far from the figures,
constexpr double leastAboveIt = 1;    ///< in pixels at least

/// What figures have for themselves, in spaces from the middle of one.
struct Room
{
    double width = 0;
    double height = 0;
    double lift = 0; ///< of its middle
};

constexpr Room wholeSpace{1.1, 1.1, 0};

/// The part of a space that is its number's.
double numberShare(const QRectF& space)
{
    return std::max(numberHeight, lowestNumber / space.height());
}

/// On a space the number of it stays free.
Room roomOn(const QRectF& space)
{
    if (!hasNumberPart(space))
        return wholeSpace;
    const double above = std::max(aboveIt, leastAboveIt / space.height());
    const double high = 1 - numberShare(space) - numberUpTo - above;
    return {wholeSpace.width, high, (1 - high) / 2};
}

/// Figures that share a room, in as many columns as let them be largest.
struct Crowd
{
    Crowd(const Room& room, int figures)
    {
        for (int columnsHere = 1; columnsHere <= figures; ++columnsHere) {
            const int rowsHere = (figures + columnsHere - 1) / columnsHere;
            const double high = std::min({crowding * room.width / columnsHere,
                                          crowding * room.height / (rowsHere - 1 + crowding), fullHeight});
            if (high > height) {
                height = high;
                columns = columnsHere;
                rows = rowsHere;
            }
        }
        across = room.width / columns;
        down = rows > 1 ? std::min((room.height - height) / (rows - 1), rowsApart * across) : 0;
    }

    int columns = 1;
    int rows = 1;
    double height = 0;
    double across = 0; ///< from one to the next
    double down = 0;
};

/// One of so many that share a room, so that all are seen.
TrackStand standAmong(const TrackLoop& loop, const Room& room, int number, int count)
{
    const Crowd crowd(room, count);
    const int row = number / crowd.columns;
    const int inRow = std::min(crowd.columns, count - row * crowd.columns);
    const QPointF aside((number % crowd.columns - (inRow - 1) / 2.0) * crowd.across,
                        (row - (crowd.rows - 1) / 2.0) * crowd.down - room.lift);
    return {aside * loop.cell(), crowd.height * loop.cell(), crowd.across * loop.cell()};
}

} // namespace

int spaceOf(const TrackFigure& figure)
{
    const int space = static_cast<int>(std::floor(figure.score));
    return figure.score > space ? -1 : space % trackSpaces;
}

std::vector<TrackStand> standsOf(const ScoreTrackScene& scene, const TrackLoop& loop)
{
    const auto placeOf = [](const TrackFigure& figure) {
        return std::pair(spaceOf(figure), figure.parkedBeside);
    };
    std::map<std::pair<int, bool>, int> counts;
    for (const TrackFigure& figure : scene.figures)
        ++counts[placeOf(figure)];
    std::map<std::pair<int, bool>, int> numbers;
    std::vector<TrackStand> stands;
    for (const TrackFigure& figure : scene.figures) {
        const auto place = placeOf(figure);
        const Room room = figure.parkedBeside ? wholeSpace : roomOn(loop.rectOf(0));
        TrackStand stand = place.first < 0 ? standAmong(loop, room, 0, 1)
                                           : standAmong(loop, room, numbers[place]++, counts[place]);
        stand.at += loop.pointOf(figure.score);
        if (figure.parkedBeside)
            stand.at += loop.insideStep(figure.score);
        stands.push_back(stand);
    }
    return stands;
}

QRectF standPart(const QRectF& space)
{
    const Room room = roomOn(space);
    QRectF part(0, 0, space.width(), space.height() * std::min(room.height, fullHeight));
    part.moveCenter(space.center() - QPointF(0, space.height() * room.lift));
    return part;
}

bool hasNumberPart(const QRectF& space)
{
    constexpr double smallest = 16; // pixels: below a figure that can be told apart its number can be read
    return space.height() >= smallest;
}

QRectF numberPart(const QRectF& space)
{
    const double foot = space.bottom() - space.height() * numberUpTo;
    const double high = space.height() * numberShare(space);
    return {space.left(), foot - high, space.width(), high};
}

} // namespace glossator::pictures
