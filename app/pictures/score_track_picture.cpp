// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/score_track_picture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace glossator::pictures {

namespace {

// A loop of columns x rows spaces has 2 * (columns + rows) - 4 of them.
/// Every fifth space is darker than the others, in percent as QColor::darker takes it.
constexpr int darkSpace = 122;
constexpr int columnsAndRows = (ScoreTrackPicture::spaces + 4) / 2;

struct Loop
{
    int columns = 0;
    int rows = 0;
    double cell = 0;
    QPointF corner;
};

/// The loop whose spaces are largest in a rectangle.
Loop loopIn(const QRectF& rect)
{
    Loop best;
    for (int columns = 3; columns <= columnsAndRows - 3; ++columns) {
        const int rows = columnsAndRows - columns;
        const double cell = std::min(rect.width() / columns, rect.height() / rows);
        if (cell > best.cell)
            best = {columns, rows, cell, {}};
    }
    const QSizeF size(best.columns * best.cell, best.rows * best.cell);
    best.corner = rect.center() - QPointF(size.width(), size.height()) / 2;
    return best;
}

/// Column and row of a space, clockwise from the top left.
QPoint placeOf(const Loop& loop, int space)
{
    const int right = loop.columns - 1;
    const int bottom = loop.rows - 1;
    if (space <= right)
        return {space, 0};
    if (space <= right + bottom)
        return {right, space - right};
    if (space <= 2 * right + bottom)
        return {2 * right + bottom - space, bottom};
    return {0, 2 * right + 2 * bottom - space};
}

QRectF rectOf(const Loop& loop, int space)
{
    const QPoint place = placeOf(loop, ((space % ScoreTrackPicture::spaces) + ScoreTrackPicture::spaces) %
                                           ScoreTrackPicture::spaces);
    return {loop.corner + QPointF(place.x(), place.y()) * loop.cell, QSizeF(loop.cell, loop.cell)};
}

/// The middle of the way between two spaces for a score with a fraction.
QPointF pointOf(const Loop& loop, double score)
{
    const int space = static_cast<int>(std::floor(score));
    const QPointF from = rectOf(loop, space).center();
    const QPointF to = rectOf(loop, space + 1).center();
    return from + (to - from) * (score - space);
}

/// From a space towards the free inside of the loop.
QPointF insideStep(const Loop& loop, double score)
{
    const QPointF middle = loop.corner + QPointF(loop.columns, loop.rows) * loop.cell / 2;
    const QPointF way = middle - pointOf(loop, score);
    return std::abs(way.x()) / loop.columns > std::abs(way.y()) / loop.rows
               ? QPointF(way.x() < 0 ? -loop.cell : loop.cell, 0)
               : QPointF(0, way.y() < 0 ? -loop.cell : loop.cell);
}

constexpr double fullHeight = 0.86; ///< of a figure that has its space for itself, in spaces
constexpr double spread = 1.1;      ///< of those that share a space, from side to side
constexpr double crowding = 1.12;   ///< they stand a little closer than their width
constexpr double rowsApart = 1.25;  ///< times their distance within a row

/// Where a figure stands, and how high it is.
struct Stand
{
    QPointF at;
    double height = 0;
};

/// One of so many that share a space: in rows, smaller the more they are, so that all are seen.
Stand standAmong(const Loop& loop, int number, int count)
{
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    const int rows = (count + columns - 1) / columns;
    const int inRow = std::min(columns, count - number / columns * columns);
    const double step = spread * loop.cell / columns;
    const double apart = rows < columns ? rowsApart : 1; // as many rows as columns fill the space already
    const QPointF aside(number % columns - (inRow - 1) / 2.0, (number / columns - (rows - 1) / 2.0) * apart);
    return {aside * step, count == 1 ? fullHeight * loop.cell : step * crowding};
}

/// Those between two spaces are on their way and share none.
std::vector<Stand> standsOf(const ScoreTrackScene& scene, const Loop& loop)
{
    const auto spaceOf = [](const TrackFigure& figure) {
        const int space = static_cast<int>(std::floor(figure.score));
        return std::pair(figure.score > space ? -1 : space % ScoreTrackPicture::spaces, figure.parkedBeside);
    };
    std::map<std::pair<int, bool>, int> counts;
    for (const TrackFigure& figure : scene.figures)
        ++counts[spaceOf(figure)];
    std::map<std::pair<int, bool>, int> numbers;
    std::vector<Stand> stands;
    for (const TrackFigure& figure : scene.figures) {
        const auto space = spaceOf(figure);
        Stand stand =
            space.first < 0 ? standAmong(loop, 0, 1) : standAmong(loop, numbers[space]++, counts[space]);
        stand.at += pointOf(loop, figure.score);
        if (figure.parkedBeside)
            stand.at += insideStep(loop, figure.score);
        stands.push_back(stand);
    }
    return stands;
}

void paintSpace(QPainter& painter, const Palette& palette, const QFont& font, const QRectF& rect, int space,
                bool marked)
{
    const bool fifth = space % 5 == 0;
    const double gap = rect.width() * 0.04;
    painter.setPen(QPen(marked ? palette.glowOption : palette.roadShade,
                        marked ? std::max(2.0, gap * 2) : std::max(0.8, gap * 0.6)));
    painter.setBrush(fifth ? palette.paperShade.darker(darkSpace) : palette.paperShade);
    painter.drawRoundedRect(rect.adjusted(gap, gap, -gap, -gap), gap * 2, gap * 2);
    if (rect.width() < 13 && !fifth)
        return;
    QFont numbers = font;
    numbers.setPixelSize(std::max(7, static_cast<int>(rect.width() * 0.38)));
    numbers.setBold(fifth);
    painter.setFont(numbers);
    QColor ink = palette.labelText;
    ink.setAlphaF(fifth ? 0.95F : 0.7F);
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter, QString::number(space));
}

void paintRounds(QPainter& painter, const Palette& palette, const QFont& font, QPointF at, double size,
                 int points)
{
    QFont numbers = font;
    numbers.setPixelSize(std::max(7, static_cast<int>(size * 0.42)));
    numbers.setBold(true);
    const QRectF plate(at.x() - size * 0.62, at.y() - size * 0.3, size * 1.24, size * 0.6);
    painter.setPen(QPen(palette.line, std::max(0.8, size * 0.04)));
    painter.setBrush(palette.metal);
    painter.drawRoundedRect(plate, size * 0.2, size * 0.2);
    painter.setFont(numbers);
    painter.setPen(QColor(0x2a, 0x1d, 0x08));
    painter.drawText(plate, Qt::AlignCenter, QStringLiteral("+%1").arg(points));
}

} // namespace

ScoreTrackPicture::ScoreTrackPicture(Palette palette, QFont font)
    : m_palette(std::move(palette)), m_font(std::move(font))
{
}

void ScoreTrackPicture::paint(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect) const
{
    BoardImages images;
    paintSpaces(painter, scene, rect);
    paintFigures(painter, scene, rect, images);
}

void ScoreTrackPicture::paintSpaces(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect) const
{
    const Loop loop = loopIn(rect);
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : rect;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int space = 0; space < spaces; ++space) {
        const bool marked = std::find(scene.marked.begin(), scene.marked.end(), space) != scene.marked.end();
        if (const QRectF place = rectOf(loop, space); place.intersects(seen))
            paintSpace(painter, m_palette, m_font, place, space, marked);
    }
    painter.restore();
}

void ScoreTrackPicture::paintFigures(QPainter& painter, const ScoreTrackScene& scene, const QRectF& rect,
                                     BoardImages& images) const
{
    const Loop loop = loopIn(rect);
    const std::vector<Stand> stands = standsOf(scene, loop);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < stands.size(); ++i) {
        const TrackFigure& figure = scene.figures[i];
        const auto& [at, height] = stands[i];
        images.stamp(painter, {figure.figure, figure.player, Pose::Standing, 0, m_palette.printing}, at,
                     height);
        if (const int rounds = static_cast<int>(figure.score) / spaces; rounds > 0)
            paintRounds(painter, m_palette, m_font, at + QPointF(0, height * 0.64), height * 0.93,
                        rounds * spaces);
    }
    painter.restore();
}

std::vector<QRectF> ScoreTrackPicture::figureRects(const ScoreTrackScene& scene, const QRectF& rect)
{
    const Loop loop = loopIn(rect);
    const double reach = loop.cell + 8;
    std::vector<QRectF> rects;
    for (const auto& [at, height] : standsOf(scene, loop))
        rects.emplace_back(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach);
    return rects;
}

QRectF ScoreTrackPicture::spaceRect(int space, const QRectF& rect)
{
    return rectOf(loopIn(rect), space);
}

QRectF ScoreTrackPicture::inside(const QRectF& rect)
{
    const Loop loop = loopIn(rect);
    return {loop.corner + QPointF(loop.cell, loop.cell),
            QSizeF((loop.columns - 2) * loop.cell, (loop.rows - 2) * loop.cell)};
}

} // namespace glossator::pictures
