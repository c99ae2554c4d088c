// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_image_cache.h"

#include <QHash>
#include <QObject>
#include <QPixmap>

namespace glossator::desktop {

/// Small pictures of whole tiles. Only a few milliseconds of printing are done at a time, so that a grid
/// of hundreds stays smooth: what is not printed yet comes later, announced by ready().
class TileThumbnails : public QObject
{
    Q_OBJECT

public:
    explicit TileThumbnails(QObject* parent = nullptr);

    /// The tile printed into a square of `size` device independent pixels, or a null pixmap for now.
    [[nodiscard]] QPixmap thumbnail(const engine::TileKind& kind, int size, double ratio,
                                    pictures::Printing printing);
    /// Prints however long it takes.
    [[nodiscard]] QPixmap thumbnailNow(const engine::TileKind& kind, int size, double ratio,
                                       pictures::Printing printing);

signals:
    void ready();

private:
    [[nodiscard]] QPixmap print(const engine::TileKind& kind, int size, double ratio,
                                pictures::Printing printing);
    void startPause();

    pictures::TileImageCache m_cache;
    QHash<QString, QPixmap> m_pixmaps;
    qint64 m_spent = 0; ///< microseconds of printing since the last pause
    bool m_isPausing = false;
};

} // namespace glossator::desktop
