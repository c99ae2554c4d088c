// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/sides_layer.h"

#include <QPainter>

namespace glossator::desktop {

QRegion SidesLayer::changesTo(const StageStill& still, const StageLayout& layout) const
{
    if (!m_isPainted || still.track.marked != m_still.track.marked ||
        still.cards.size() != m_still.cards.size())
        return layout.rect().toAlignedRect();
    QRegion region;
    for (std::size_t i = 0; i < still.cards.size(); ++i)
        if (still.cards[i] != m_still.cards[i])
            region |= m_grid.around(layout.card(still.cards[i].seat));
    if (still.shelf != m_still.shelf)
        region |= m_grid.around(layout.shelfRect());
    return region;
}

void SidesLayer::show(const StageStill& still, const StageLayout& layout, const SidesPainter& sides,
                      const QStringList& names, const QColor& ground, double ratio)
{
    if (ratio != m_grid.ratio())
        forget();
    const QRegion changed = changesTo(still, layout);
    const QSize size = (layout.rect().size() * ratio).toSize();
    if (m_pixels.size() != size)
        m_pixels = QPixmap(size);
    m_pixels.setDevicePixelRatio(ratio);
    m_grid = pictures::DeviceGrid(ratio);
    m_isPainted = true;
    m_still = {{}, still.track, still.cards, still.shelf};
    QPainter painter;
    for (const QRect& part : changed) {
        if (!painter.isActive())
            painter.begin(&m_pixels);
        painter.setClipRect(part);
        for (const QRect& bare :
             QRegion(part) - m_grid.around(layout.board())) // nobody sees what is under the board
            painter.fillRect(bare, ground);
        sides.paint(painter, still, names);
    }
}

void SidesLayer::paint(QPainter& painter, const QRect& part) const
{
    const QRect seen = m_grid.around(part);
    painter.drawPixmap(QRectF(seen), m_pixels, QRectF(m_grid.pixelsOf(seen)));
}

} // namespace glossator::desktop
