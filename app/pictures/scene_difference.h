// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/board_view.h"

#include <QFont>
#include <QRectF>

#include <vector>

namespace glossator::pictures {

/// Where pictures of two scenes in the same view may differ: rectangles around everything that is in one of
/// them only. Each has room for all that is painted there, with shadows and glows.
class SceneDifference
{
public:
    SceneDifference(const BoardScene& before, const BoardScene& after, const BoardView& view,
                    const QFont& labelFont);

    [[nodiscard]] const std::vector<QRectF>& rects() const { return m_rects; }

private:
    void addTiles(const BoardScene& before, const BoardScene& after);
    void addHighlights(const BoardScene& before, const BoardScene& after);
    void addThings(const BoardScene& before, const BoardScene& after);
    void addLabels(const BoardScene& before, const BoardScene& after, const QFont& font);
    [[nodiscard]] QRectF around(const PlacedTile& tile, double reach) const;
    [[nodiscard]] QRectF around(QPointF board, double reach) const;

    const BoardView& m_view;
    std::vector<QRectF> m_rects;
};

} // namespace glossator::pictures
