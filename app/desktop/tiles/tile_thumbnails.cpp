// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_thumbnails.h"

#include "app/pictures/tile_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

QString keyOf(const engine::TileKind& kind, int size, double ratio, pictures::Printing printing)
{
    return QStringLiteral("%1|%2|%3|%4")
        .arg(QString::fromStdString(kind.id))
        .arg(size)
        .arg(ratio)
        .arg(static_cast<int>(printing));
}

int pixelsOf(int size, double ratio)
{
    return static_cast<int>(size * ratio);
}

} // namespace

TileThumbnails::TileThumbnails(QObject* parent) : QObject(parent)
{
}

TileThumbnails::~TileThumbnails()
{
    m_press.clear();
    m_press.waitForDone();
}

QPixmap TileThumbnails::thumbnail(const engine::TileKind& kind, int size, double ratio,
                                  pictures::Printing printing)
{
    const QString key = keyOf(kind, size, ratio, printing);
    const auto found = m_pixmaps.constFind(key);
    if (found != m_pixmaps.constEnd())
        return *found;
    // One waits for each that is printed; a longer queue would be printed when nobody sees it any more.
    if (m_begun.size() < qsizetype{2} * m_press.maxThreadCount() && !m_begun.contains(key))
        start(key, kind, size, ratio, printing);
    return {};
}

QPixmap TileThumbnails::thumbnailNow(const engine::TileKind& kind, int size, double ratio,
                                     pictures::Printing printing)
{
    const QString key = keyOf(kind, size, ratio, printing);
    const auto found = m_pixmaps.constFind(key);
    if (found != m_pixmaps.constEnd())
        return *found;
    return keep(key, kind.id, print(kind, geometryOf(kind), pixelsOf(size, ratio), printing), ratio);
}

/// The catalogue may be gone before the picture is done, so the kind is copied.
void TileThumbnails::start(const QString& key, const engine::TileKind& kind, int size, double ratio,
                           pictures::Printing printing)
{
    m_begun.insert(key);
    m_press.start(
        [this, key, kind, ratio, printing, geometry = geometryOf(kind), pixels = pixelsOf(size, ratio)] {
            const Printed printed = print(kind, geometry, pixels, printing);
            QMetaObject::invokeMethod(this, [this, key, id = kind.id, printed, ratio] {
                m_begun.remove(key);
                keep(key, id, printed, ratio);
                emit ready();
            });
        });
}

TileThumbnails::Geometry TileThumbnails::geometryOf(const engine::TileKind& kind) const
{
    const auto found = m_geometries.find(kind.id);
    return found == m_geometries.end() ? nullptr : found->second;
}

QPixmap TileThumbnails::keep(const QString& key, const std::string& kind, const Printed& printed,
                             double ratio)
{
    m_geometries[kind] = printed.geometry;
    QPixmap pixmap = QPixmap::fromImage(printed.image);
    pixmap.setDevicePixelRatio(ratio);
    m_pixmaps.insert(key, pixmap);
    return pixmap;
}

TileThumbnails::Printed TileThumbnails::print(const engine::TileKind& kind, Geometry geometry, int pixels,
                                              pictures::Printing printing)
{
    if (geometry == nullptr)
        geometry = std::make_shared<pictures::TileGeometry>(pictures::shapeOf(kind));
    const QRectF bounds = pictures::boundsOf(kind, 0);
    const double square = std::max(1.0, std::floor(pixels / std::max(bounds.width(), bounds.height())));
    QRect target(QPoint(), QSize(qRound(bounds.width() * square), qRound(bounds.height() * square)));
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    target.moveCenter(image.rect().center());
    QPainter painter(&image);
    if (kind.squares.size() == 1)
        painter.fillRect(target, Qt::white);
    pictures::TilePainter(pictures::paletteOf(printing))
        .paintAt(painter, kind, *geometry, 0, target.topLeft() - bounds.topLeft() * square, square);
    painter.end();
    return {image, geometry};
}

} // namespace glossator::desktop
