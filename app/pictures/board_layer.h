// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_picture.h"
#include "app/pictures/device_grid.h"

#include <QPixmap>
#include <QRegion>

namespace glossator::pictures {

/// The board as it was painted last. Shown another scene it paints anew only where that differs, and moved
/// over the board only what comes into view; the pixels are those of painting all at once, but for the
/// rounding of smooth edges.
class BoardLayer
{
public:
    /// The picture must outlive the layer; change its printing or font only before forget().
    explicit BoardLayer(BoardPicture& picture) : m_picture(picture) {}

    /// How long, in milliseconds, showing may take over tiles in a new size; what is not ready then is shown
    /// by pictures of another size, as is everything while the view is zoomed. Nothing: as long as it takes.
    void setPatience(std::optional<int> milliseconds) { m_patience = milliseconds; }
    /// The next scene is painted from nothing.
    void forget()
    {
        m_isPainted = false;
        m_scene = {};
    }
    /// Where the picture will be another when a scene is shown, in the coordinates of the viewport. The view
    /// must be snapped to this pixel ratio, here and below.
    [[nodiscard]] QRegion changesTo(const BoardScene& scene, const BoardView& view, double ratio) const;
    /// Takes a scene over.
    void show(const BoardScene& scene, const BoardView& view, double ratio);
    /// Whether some tiles are shown by pictures of another size still.
    [[nodiscard]] bool isMakeshift() const { return !m_makeshift.isEmpty(); }
    /// Prints some of these tiles, and says where the picture is finer now.
    QRegion refine();
    /// Copies a part of the picture, in the coordinates of the viewport.
    void paint(QPainter& painter, const QRect& part) const;
    /// Where there is a picture: the viewport, or a little more.
    [[nodiscard]] const QRect& rect() const { return m_rect; }

private:
    [[nodiscard]] bool isMovedOnly(const BoardView& view) const;
    [[nodiscard]] QRegion moveAll(const BoardScene& scene, const BoardView& view);
    [[nodiscard]] QRegion move(QPoint way);
    [[nodiscard]] QRegion moved(const QRegion& region, QPoint way) const;
    [[nodiscard]] QRegion differences(const BoardScene& before, const BoardScene& after,
                                      const BoardView& view) const;
    [[nodiscard]] BoardView wholeOf(const BoardView& view) const;
    void paintAnew(const QRegion& region, Patience patience);

    BoardPicture& m_picture;
    std::optional<int> m_patience;
    QPixmap m_pixels; ///< kept when forgotten: large memory is costly to come by
    bool m_isPainted = false;
    DeviceGrid m_grid{1.0};
    QRect m_rect;
    BoardScene m_scene;
    BoardView m_view;
    QRegion m_makeshift;
};

} // namespace glossator::pictures
