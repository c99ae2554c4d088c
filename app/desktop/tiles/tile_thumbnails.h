// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"
#include "app/pictures/tile_geometry.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QThreadPool>

#include <map>
#include <memory>

namespace glossator::desktop {

/// Small pictures of whole tiles, printed by all processors beside the window, so that a grid of hundreds is
/// soon full and stays smooth. What is not printed yet comes later, announced by ready(): whoever waits then
/// asks again, for what is the most urgent first.
class TileThumbnails : public QObject
{
    Q_OBJECT

public:
    explicit TileThumbnails(QObject* parent = nullptr);
    ~TileThumbnails() override;
    Q_DISABLE_COPY_MOVE(TileThumbnails)

    /// The tile printed into a square of `size` device independent pixels, or a null pixmap for now.
    [[nodiscard]] QPixmap thumbnail(const engine::TileKind& kind, int size, double ratio,
                                    pictures::Printing printing);
    /// Prints however long it takes.
    [[nodiscard]] QPixmap thumbnailNow(const engine::TileKind& kind, int size, double ratio,
                                       pictures::Printing printing);

signals:
    void ready();

private:
    using Geometry = std::shared_ptr<const pictures::TileGeometry>;

    struct Printed
    {
        QImage image;
        Geometry geometry; ///< of the kind, to be used for other sizes
    };

    [[nodiscard]] static Printed print(const engine::TileKind& kind, Geometry geometry, int pixels,
                                       pictures::Printing printing);
    [[nodiscard]] Geometry geometryOf(const engine::TileKind& kind) const;
    QPixmap keep(const QString& key, const std::string& kind, const Printed& printed, double ratio);
    void start(const QString& key, const engine::TileKind& kind, int size, double ratio,
               pictures::Printing printing);

    std::map<std::string, Geometry> m_geometries; ///< by id of the kind
    QHash<QString, QPixmap> m_pixmaps;
    QSet<QString> m_begun; ///< what is being printed
    QThreadPool m_press;
};

} // namespace glossator::desktop
