// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_layer.h"

#include "app/pictures/scene_difference.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::pictures {

namespace {

constexpr int manyParts = 24; ///< so many are no longer quicker than all at once

/// What is copied from pictures; words and curves are drawn, and may come out a little differently elsewhere.
BoardScene copiedIn(const BoardScene& scene)
{
    BoardScene copied = scene;
    copied.stacks.clear();
    copied.squares.clear();
    copied.labels.clear();
    return copied;
}

} // namespace

QRegion BoardLayer::changesTo(const BoardScene& scene, const BoardView& view, double ratio) const
{
    const bool isInPlace = view.squareSize == m_view.squareSize && view.viewport == m_view.viewport &&
                           view.centre == m_view.centre;
    if (!m_isPainted || ratio != m_grid.ratio() || !isInPlace)
        return DeviceGrid(ratio).around(view.viewport);
    return differences(m_scene, scene, view);
}

void BoardLayer::show(const BoardScene& scene, const BoardView& view, double ratio)
{
    const DeviceGrid grid(ratio);
    const QRect rect = grid.around(view.viewport);
    const bool isZoomed = m_isPainted && view.squareSize != m_view.squareSize;
    QRegion changed;
    if (!m_isPainted || ratio != m_grid.ratio() || !isMovedOnly(view)) {
        const QSize size = grid.pixelsOf(rect).size();
        if (m_pixels.size() != size)
            m_pixels = QPixmap(size);
        m_pixels.setDevicePixelRatio(ratio);
        m_makeshift = {};
        changed = rect;
    } else {
        changed = moveAll(scene, view) | differences(m_scene, scene, view);
    }
    m_grid = grid;
    m_rect = rect;
    m_scene = scene;
    m_view = view;
    m_isPainted = true;
    paintAnew(changed, Patience(isZoomed && m_patience ? 0 : m_patience));
}

/// In the same size, and by less than the whole view.
bool BoardLayer::isMovedOnly(const BoardView& view) const
{
    const QPointF way = view.toView({0, 0}) - m_view.toView({0, 0});
    return view.squareSize == m_view.squareSize && view.viewport == m_view.viewport &&
           std::abs(way.x()) < m_rect.width() / 2.0 && std::abs(way.y()) < m_rect.height() / 2.0;
}

/// Moves the pixels, and says what is not there yet: labels may find other places in another view.
QRegion BoardLayer::moveAll(const BoardScene& scene, const BoardView& view)
{
    const QPoint way = ((view.toView({0, 0}) - m_view.toView({0, 0})) * m_grid.ratio()).toPoint();
    if (way.isNull())
        return {};
    const QRegion drawn = differences(copiedIn(m_scene), m_scene, m_view);
    return move(way) | moved(drawn, way) | differences(copiedIn(scene), scene, view);
}

/// By pixels of the device.
QRegion BoardLayer::moved(const QRegion& region, QPoint way) const
{
    QRegion result;
    for (const QRect& part : region)
        result |= m_grid.around(QRectF(part).translated(QPointF(way) / m_grid.ratio())) & m_rect;
    return result;
}

/// Moves the pixels, and says what they leave uncovered.
QRegion BoardLayer::move(QPoint way)
{
    QRegion exposed;
    m_pixels.scroll(way.x(), way.y(), m_pixels.rect(), &exposed);
    QRegion missing;
    const QRectF seen = QRectF(m_rect);
    for (const QRect& strip : exposed) {
        const QRectF part(QPointF(strip.topLeft()) / m_grid.ratio() + seen.topLeft(),
                          QSizeF(strip.size()) / m_grid.ratio());
        missing |= m_grid.around(part) & m_rect;
    }
    m_makeshift = moved(m_makeshift, way);
    return missing;
}

QRegion BoardLayer::differences(const BoardScene& before, const BoardScene& after,
                                const BoardView& view) const
{
    QRegion region;
    const SceneDifference difference(before, after, wholeOf(view), m_picture.labelFont());
    for (const QRectF& rect : difference.rects())
        region |= m_grid.around(rect) & m_rect;
    return region;
}

/// The viewport widened to whole pixels; nothing lies elsewhere in it.
BoardView BoardLayer::wholeOf(const BoardView& view) const
{
    BoardView whole = view;
    whole.viewport = QRectF(m_rect);
    whole.centre += (whole.viewport.center() - view.viewport.center()) / view.squareSize;
    return whole;
}

void BoardLayer::paintAnew(const QRegion& region, Patience patience)
{
    if (region.isEmpty())
        return;
    const QRegion parts = region.rectCount() > manyParts ? QRegion(region.boundingRect()) : region;
    m_makeshift -= parts;
    const BoardView whole = wholeOf(m_view);
    QPainter painter(&m_pixels);
    painter.translate(-m_rect.topLeft());
    for (const QRect& part : parts) {
        painter.setClipRect(part);
        for (const QRectF& rect : m_picture.paint(painter, m_scene, whole, patience))
            m_makeshift |= m_grid.around(rect) & part;
    }
}

QRegion BoardLayer::refine()
{
    QRegion before = m_makeshift;
    paintAnew(before, Patience(std::max(1, m_patience.value_or(1)))); // one tile at least
    return before;
}

void BoardLayer::paint(QPainter& painter, const QRect& part) const
{
    const QRect seen = m_grid.around(part) & m_rect;
    const QRect pixels = m_grid.pixelsOf(seen.translated(-m_rect.topLeft()));
    painter.drawPixmap(QRectF(seen), m_pixels, QRectF(pixels));
}

} // namespace glossator::pictures
