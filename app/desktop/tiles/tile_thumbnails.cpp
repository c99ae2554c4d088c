// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_thumbnails.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr qint64 budget = 16'000; ///< microseconds of printing at a time

QString keyOf(const engine::TileKind& kind, int size, double ratio, pictures::Printing printing)
{
    return QStringLiteral("%1|%2|%3|%4")
        .arg(QString::fromStdString(kind.id))
        .arg(size)
        .arg(ratio)
        .arg(static_cast<int>(printing));
}

} // namespace

TileThumbnails::TileThumbnails(QObject* parent) : QObject(parent), m_cache(std::size_t{8} << 20U)
{
}

QPixmap TileThumbnails::thumbnail(const engine::TileKind& kind, int size, double ratio,
                                  pictures::Printing printing)
{
    const auto found = m_pixmaps.constFind(keyOf(kind, size, ratio, printing));
    if (found != m_pixmaps.constEnd())
        return *found;
    if (m_spent < budget)
        return thumbnailNow(kind, size, ratio, printing);
    startPause();
    return {};
}

QPixmap TileThumbnails::thumbnailNow(const engine::TileKind& kind, int size, double ratio,
                                     pictures::Printing printing)
{
    QPixmap& pixmap = m_pixmaps[keyOf(kind, size, ratio, printing)];
    if (!pixmap.isNull())
        return pixmap;
    QElapsedTimer timer;
    timer.start();
    pixmap = print(kind, size, ratio, printing);
    m_spent += timer.nsecsElapsed() / 1000;
    startPause();
    return pixmap;
}

QPixmap TileThumbnails::print(const engine::TileKind& kind, int size, double ratio,
                              pictures::Printing printing)
{
    const QRectF bounds = pictures::boundsOf(kind, 0);
    const double pixels = size * ratio;
    const int square =
        std::max(1, static_cast<int>(std::floor(pixels / std::max(bounds.width(), bounds.height()))));
    const QImage& image = m_cache.image(kind, 0, square, printing);
    QPixmap pixmap(static_cast<int>(pixels), static_cast<int>(pixels));
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QRect target(QPoint(), QSize(qRound(bounds.width() * square), qRound(bounds.height() * square)));
    target.moveCenter(pixmap.rect().center());
    painter.drawImage(target, image);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

void TileThumbnails::startPause()
{
    if (m_isPausing)
        return;
    m_isPausing = true;
    QTimer::singleShot(0, this, [this] {
        m_isPausing = false;
        m_spent = 0;
        emit ready();
    });
}

} // namespace glossator::desktop
