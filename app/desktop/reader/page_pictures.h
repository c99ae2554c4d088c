// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/tile_image_cache.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace glossator::desktop {

/// The printed tiles of a page. Nothing is printed while the page is painted, so that its text is there at
/// once: a picture that is not ready is printed soon after, which ready() announces.
class PagePictures : public QObject
{
    Q_OBJECT

public:
    explicit PagePictures(QObject* parent = nullptr);

    /// The tile with squares of so many device pixels; a null image for now. The kind must live until
    /// forget().
    [[nodiscard]] QImage picture(const engine::TileKind& kind, int squarePixels, pictures::Printing printing);
    /// All squares of the tile, in tile units from the top left corner of the first.
    [[nodiscard]] const QPainterPath& outline(const engine::TileKind& kind);
    /// Prints nothing more of what was asked for.
    void forget();

signals:
    void ready();

private:
    struct Wish
    {
        const engine::TileKind* kind;
        int squarePixels;
        pictures::Printing printing;
        bool operator==(const Wish&) const = default;
    };

    void printNext();

    pictures::TileImageCache m_cache;
    std::vector<Wish> m_printed; ///< what lies in the cache, or lay there
    std::vector<Wish> m_wishes;  ///< what is to be printed, the most urgent first
    QTimer m_next;
};

} // namespace glossator::desktop
