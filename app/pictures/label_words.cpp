// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_ground.h"
#include "app/pictures/label_painter.h"

#include <algorithm>

// Labels that say in words what points are for.
namespace glossator::pictures {

namespace {

std::vector<BoardLabel> worded(std::vector<BoardLabel> labels)
{
    for (BoardLabel& label : labels)
        if (!label.detailInWords.isEmpty())
            label.detail = label.detailInWords;
    return labels;
}

bool lacksAddends(const LabelPainter::Laid& laid)
{
    return !laid.label.detailInWords.isEmpty() && laid.label.detail.isEmpty();
}

/// Within the view, and over nothing that is kept, over no more of symbols, and little more of tiles.
bool isAsSparing(const QRectF& plate, const QRectF& plain, const std::vector<QRectF>& kept,
                 const LabelGround& ground, const BoardView& view)
{
    constexpr double more = 0.3;      ///< squares of tiles that may be covered beside those that are
    constexpr double rounding = 1e-6; ///< pixels: what touches an edge is within it
    const QRectF room = view.viewport.adjusted(-rounding, -rounding, rounding, rounding);
    const double most = ground.tilesUnder(plain) + more * view.squareSize * view.squareSize;
    return room.contains(plate) && !hits(plate, kept) && ground.hiddenBy(plate) <= ground.hiddenBy(plain) &&
           ground.tilesUnder(plate) <= most;
}

} // namespace

std::vector<LabelPainter::Laid> LabelPainter::laid(const BoardScene& scene, const BoardView& view) const
{
    const LabelGround ground(scene, view);
    const std::vector<Laid> plain = spread(scene.labels, view, ground);
    std::vector<Laid> laid = plain;
    for (std::size_t i = 0; i < laid.size(); ++i)
        if (!laid[i].label.detailInWords.isEmpty())
            (void)sayInWords(laid[i], keptBy(i, laid, ground, view), ground, view);
    if (std::ranges::none_of(laid, lacksAddends))
        return laid;
    const std::vector<Laid> inWords = spread(worded(scene.labels), view, ground);
    return fitInWords(inWords, plain, ground, view) ? inWords : plain;
}

/// What one of the labels must leave uncovered.
std::vector<QRectF> LabelPainter::keptBy(std::size_t which, const std::vector<Laid>& laid,
                                         const LabelGround& ground, const BoardView& view) const
{
    std::vector<QRectF> kept = ground.figures;
    for (std::size_t i = 0; i < laid.size(); ++i) {
        if (i != which)
            kept.push_back(boundsOf(laid[i].label, laid[i].centre, view.squareSize));
        if (!laid[i].label.uncovered.isEmpty())
            kept.push_back(view.toView(laid[i].label.uncovered));
    }
    return kept;
}

/// Whether labels with words, at places of their own, are as good as the plain ones.
bool LabelPainter::fitInWords(const std::vector<Laid>& worded, const std::vector<Laid>& plain,
                              const LabelGround& ground, const BoardView& view) const
{
    for (std::size_t i = 0; i < worded.size(); ++i) {
        const QRectF plate = boundsOf(worded[i].label, worded[i].centre, view.squareSize);
        const QRectF before = boundsOf(plain[i].label, plain[i].centre, view.squareSize);
        if (!isAsSparing(plate, before, keptBy(i, worded, ground, view), ground, view))
            return false;
    }
    return true;
}

/// About the same middle, or with the same left or right end; false where there is no room for it.
bool LabelPainter::sayInWords(Laid& laid, const std::vector<QRectF>& others, const LabelGround& ground,
                              const BoardView& view) const
{
    BoardLabel worded = laid.label;
    worded.detail = worded.detailInWords;
    const QRectF plain = boundsOf(laid.label, laid.centre, view.squareSize);
    QRectF plate = boundsOf(worded, laid.centre, view.squareSize);
    for (const double left : {plate.left(), plain.left(), plain.right() - plate.width()}) {
        plate.moveLeft(left);
        if (!isAsSparing(plate, plain, others, ground, view))
            continue;
        laid = {worded, plate.center()};
        return true;
    }
    return false;
}

} // namespace glossator::pictures
