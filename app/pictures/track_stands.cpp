// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/track_stands.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace glossator::pictures {

namespace {

constexpr double fullHeight = 0.86;   ///< of a figure that has its place for itself, in spaces
constexpr double figureWidth = 1.04;  ///< with its rim, times its height
constexpr double shown = 0.66;        ///< of a figure beside or above another one that stands before it
constexpr double numberHeight = 0.25; ///< of a space: so much at its foot its number has for itself,
constexpr double lowestNumber = 7;    ///< and so many pixels at least: fewer cannot be read
constexpr double footGrows = 1.5;     ///< times with larger text, and no further: figures need room
constexpr double footLetters = 0.27;
constexpr double numberUpTo = 0.03; ///< so far from its foot
constexpr double aboveIt = 0.04;    ///< and so far from the figures,
constexpr double leastAboveIt = 1;  ///< in pixels at least

// In spaces too: those that wait beside one.
constexpr double waitingHeight = 0.64;
constexpr double longestRow = 3;
constexpr double trayEdge = 0.05; ///< around the figures
constexpr double pointerWidth = 0.3;

/// What figures have for themselves, in spaces from the middle of one.
struct Room
{
    double width = 0;
    double height = 0;
    double lift = 0; ///< of its middle
};

constexpr Room wholeSpace{0.96, 0.96, 0};

/// Of what is at the foot of a space.
double footGrowth(const TrackLoop& loop)
{
    return std::clamp(loop.text(), 1.0, footGrows);
}

/// The part of a space that is its number's.
double numberShare(const TrackLoop& loop)
{
    return std::max(numberHeight * footGrowth(loop), lowestNumber / loop.cell());
}

/// On a space the number of it stays free.
Room roomOn(const TrackLoop& loop)
{
    if (!hasNumberPart(loop.rectOf(0)))
        return wholeSpace;
    const double above = std::max(aboveIt, leastAboveIt / loop.cell());
    const double high = 1 - numberShare(loop) - numberUpTo - above;
    return {wholeSpace.width, high, (1 - high) / 2};
}

/// Figures that share a room, in as many columns as let them be largest.
struct Crowd
{
    Crowd(const Room& room, int figures)
    {
        for (int columnsHere = 1; columnsHere <= figures; ++columnsHere) {
            const int rowsHere = (figures + columnsHere - 1) / columnsHere;
            const double high = std::min({room.width / (figureWidth * (1 + (columnsHere - 1) * shown)),
                                          room.height / (1 + (rowsHere - 1) * shown), fullHeight});
            if (high > height) {
                height = high;
                columns = columnsHere;
                rows = rowsHere;
            }
        }
        across = height * figureWidth * shown;
        down = height * shown;
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
    return {aside * loop.cell(), crowd.height * loop.cell(),
            (count > 1 ? crowd.across : room.width) * loop.cell()};
}

QRectF around(QPointF middle, double width, double height)
{
    QRectF rect(0, 0, width, height);
    rect.moveCenter(middle);
    return rect;
}

/// No larger than a figure that has a space for itself.
double waitingSize(const TrackLoop& loop)
{
    return std::min(waitingHeight, roomOn(loop).height) * loop.cell();
}

/// The row of so many figures that wait beside a space: along the edge of the loop, and no further than it.
QRectF waitingRow(const TrackLoop& loop, int space, int count)
{
    const double size = waitingSize(loop);
    const double length = std::min(size * count, longestRow * loop.cell());
    const QPointF away(loop.sideOf(space));
    const bool isAcross = away.x() == 0;
    const QPointF edge = loop.rectOf(space).center() + away * (loop.cell() / 2);
    QRectF row = around(edge + loop.wayOut(space) / 2, isAcross ? length : size, isAcross ? size : length);
    const QRectF ends = loop.bounds();
    if (isAcross)
        row.moveLeft(std::clamp(row.left(), ends.left(), ends.right() - length));
    else
        row.moveTop(std::clamp(row.top(), ends.top(), ends.bottom() - length));
    return row;
}

TrackStand standInRow(const TrackLoop& loop, int space, int number, int count)
{
    const QRectF row = waitingRow(loop, space, count);
    const double size = waitingSize(loop);
    const QPointF first = row.topLeft() + QPointF(size, size) / 2;
    const QPointF last = row.bottomRight() - QPointF(size, size) / 2;
    const QPointF step = count > 1 ? (last - first) / (count - 1) : QPointF();
    return {first + step * number, size, std::max({step.x(), step.y(), count > 1 ? 0 : size})};
}

/// Of figures that share a place: a space, or what is beside it.
using Counts = std::map<std::pair<int, bool>, int>;

std::pair<int, bool> placeOf(const TrackFigure& figure)
{
    return {spaceOf(figure), figure.parkedBeside};
}

Counts countsOf(const ScoreTrackScene& scene)
{
    Counts counts;
    for (const TrackFigure& figure : scene.figures)
        ++counts[placeOf(figure)];
    return counts;
}

} // namespace

int spaceOf(const TrackFigure& figure)
{
    const int space = static_cast<int>(std::floor(figure.score));
    return figure.score > space ? -1 : space % trackSpaces;
}

std::vector<TrackStand> standsOf(const ScoreTrackScene& scene, const TrackLoop& loop)
{
    const Counts counts = countsOf(scene);
    Counts numbers;
    std::vector<TrackStand> stands;
    for (const TrackFigure& figure : scene.figures) {
        const auto place = placeOf(figure);
        const int count = place.first < 0 ? 1 : counts.at(place);
        const int number = place.first < 0 ? 0 : numbers[place]++;
        if (figure.parkedBeside) {
            stands.push_back(standInRow(loop, static_cast<int>(figure.score), number, count));
            continue;
        }
        stands.push_back(standAmong(loop, roomOn(loop), number, count));
        stands.back().at += loop.pointOf(figure.score);
    }
    return stands;
}

std::vector<WaitingTray> traysOf(const ScoreTrackScene& scene, const TrackLoop& loop)
{
    std::vector<WaitingTray> trays;
    for (const auto& [place, count] : countsOf(scene)) {
        if (!place.second || place.first < 0)
            continue;
        const double edge = trayEdge * loop.cell();
        const QRectF tray = waitingRow(loop, place.first, count).adjusted(-edge, -edge, edge, edge);
        const QPointF away(loop.sideOf(place.first));
        const QPointF aside = QPointF(away.y(), -away.x()) * (pointerWidth * loop.cell() / 2);
        const QPointF tip = loop.rectOf(place.first).center() + away * (0.46 * loop.cell());
        const QPointF foot = tip + away * (0.2 * loop.cell());
        trays.push_back({tray, QPolygonF({tip, foot + aside, foot - aside})});
    }
    return trays;
}

QRectF waitingPart(int space, const TrackLoop& loop)
{
    return waitingRow(loop, space, 1);
}

QRectF standPart(int space, const TrackLoop& loop)
{
    const Room room = roomOn(loop);
    QRectF part(0, 0, loop.cell(), loop.cell() * std::min(room.height, fullHeight));
    part.moveCenter(loop.rectOf(space).center() - QPointF(0, loop.cell() * room.lift));
    return part;
}

bool hasNumberPart(const QRectF& space)
{
    constexpr double smallest = 16; // pixels: below a figure that can be told apart its number can be read
    return space.height() >= smallest;
}

QRectF numberPart(int space, const TrackLoop& loop)
{
    const QRectF rect = loop.rectOf(space);
    const double foot = rect.bottom() - loop.cell() * numberUpTo;
    const double high = loop.cell() * numberShare(loop);
    return {rect.left(), foot - high, rect.width(), high};
}

double lettersAtFoot(const TrackLoop& loop)
{
    return footLetters * footGrowth(loop);
}

} // namespace glossator::pictures
