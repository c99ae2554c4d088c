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

/// Where the figures stand, aside of one another where they share a space.
std::vector<QPointF> placesOf(const ScoreTrackScene& scene, const Loop& loop)
{
    std::map<std::pair<int, bool>, int> standing;
    std::vector<QPointF> places;
    for (const TrackFigure& figure : scene.figures) {
        const int space = static_cast<int>(std::floor(figure.score)) % ScoreTrackPicture::spaces;
        const int others = standing[{space, figure.parkedBeside}]++;
        const QPointF aside = QPointF(0.16, -0.14) * loop.cell * others;
        const QPointF beside = figure.parkedBeside ? insideStep(loop, figure.score) : QPointF();
        places.push_back(pointOf(loop, figure.score) + aside + beside);
    }
    return places;
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
    const std::vector<QPointF> places = placesOf(scene, loop);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const TrackFigure& figure = scene.figures[i];
        images.stamp(painter, {figure.figure, figure.player, Pose::Standing, 0, m_palette.printing},
                     places[i], loop.cell * 0.86);
        if (const int rounds = static_cast<int>(figure.score) / spaces; rounds > 0)
            paintRounds(painter, m_palette, m_font, places[i] + QPointF(0, loop.cell * 0.55), loop.cell * 0.8,
                        rounds * spaces);
    }
    painter.restore();
}

std::vector<QRectF> ScoreTrackPicture::figureRects(const ScoreTrackScene& scene, const QRectF& rect)
{
    const Loop loop = loopIn(rect);
    const double reach = loop.cell + 8;
    std::vector<QRectF> rects;
    for (const QPointF& at : placesOf(scene, loop))
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
