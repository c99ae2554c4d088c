// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_ground.h"
#include "app/pictures/label_painter.h"

// Labels that say in words what points are for.
namespace glossator::pictures {

std::vector<LabelPainter::Laid> LabelPainter::laid(const BoardScene& scene, const BoardView& view) const
{
    const LabelGround ground(scene, view);
    std::vector<Laid> laid = spread(scene.labels, view, ground);
    std::vector<QRectF> plates;
    for (const Laid& label : laid)
        plates.push_back(boundsOf(label.label, label.centre, view.squareSize));
    for (std::size_t i = 0; i < laid.size(); ++i) {
        std::vector<QRectF> others = ground.figures;
        for (std::size_t other = 0; other < plates.size(); ++other) {
            const QRectF& kept = scene.labels[other].uncovered;
            if (other != i)
                others.push_back(plates[other]);
            if (!kept.isEmpty())
                others.push_back(view.toView(kept));
        }
        if (!laid[i].label.detailInWords.isEmpty() && sayInWords(laid[i], others, ground, view))
            plates[i] = boundsOf(laid[i].label, laid[i].centre, view.squareSize);
    }
    return laid;
}

/// About the same middle, or with the same left or right end; false where there is no room for it.
bool LabelPainter::sayInWords(Laid& laid, const std::vector<QRectF>& others, const LabelGround& ground,
                              const BoardView& view) const
{
    constexpr double more = 0.3;      ///< squares of tiles that may be covered beside those that are
    constexpr double rounding = 1e-6; ///< pixels: what touches an edge is within it
    const QRectF room = view.viewport.adjusted(-rounding, -rounding, rounding, rounding);
    BoardLabel worded = laid.label;
    worded.detail = worded.detailInWords;
    const QRectF plain = boundsOf(laid.label, laid.centre, view.squareSize);
    QRectF plate = boundsOf(worded, laid.centre, view.squareSize);
    const double most = ground.tilesUnder(plain) + more * view.squareSize * view.squareSize;
    for (const double left : {plate.left(), plain.left(), plain.right() - plate.width()}) {
        plate.moveLeft(left);
        if (!room.contains(plate) || hits(plate, others) || ground.hiddenBy(plate) > ground.hiddenBy(plain) ||
            ground.tilesUnder(plate) > most)
            continue;
        laid = {worded, plate.center()};
        return true;
    }
    return false;
}

} // namespace glossator::pictures
