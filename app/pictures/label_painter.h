// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/board_view.h"
#include "app/pictures/palette.h"

#include <QFont>

#include <vector>

class QPainter;

namespace glossator::pictures {

struct LabelGround;

/// Puts words such as "+4" on the board, on a small plate with the colour and mark of their player. They grow
/// with the squares, from about the size of the font to more than twice that; points on small squares are
/// smaller, and grow less with the font.
class LabelPainter
{
public:
    LabelPainter(const Palette& palette, const QFont& font);

    void paint(QPainter& painter, const BoardLabel& label, QPointF centre, double squareSize) const;
    /// Where the labels of a board are painted, within the view: one below the other where they would cover
    /// each other, and those that leave squares uncovered below, above, or beside these, whatever has room
    /// first, or else where they hide least of what they tell of; points above or beside figures that they
    /// would cover, and away from what other points tell of and from all other figures, rather beside the
    /// tiles than on them. Their centres in pixels of the view.
    [[nodiscard]] std::vector<QPointF> spread(const BoardScene& scene, const BoardView& view) const;
    /// The labels as they are painted, and where: there, with their details in words where these have room
    /// and cover nothing that the figures of the sum would not; in words on all of them, if one would say
    /// none otherwise, or on none.
    struct Laid
    {
        BoardLabel label;
        QPointF centre;
        bool operator==(const Laid&) const = default;
    };
    [[nodiscard]] std::vector<Laid> laid(const BoardScene& scene, const BoardView& view) const;
    /// The plate with its edge.
    [[nodiscard]] QRectF boundsOf(const BoardLabel& label, QPointF centre, double squareSize) const;

private:
    [[nodiscard]] QFont fontOf(const BoardLabel& label, double squareSize) const;
    [[nodiscard]] double widestLine(const BoardLabel& label, double squareSize) const;
    [[nodiscard]] QRectF homeOf(const BoardLabel& label, const BoardView& view) const;
    [[nodiscard]] std::vector<Laid> spread(const std::vector<BoardLabel>& labels, const BoardView& view,
                                           const LabelGround& ground) const;
    [[nodiscard]] Laid placedWords(const BoardLabel& label, const BoardView& view, const LabelGround& ground,
                                   const std::vector<QRectF>& taken) const;
    [[nodiscard]] Laid placedPoints(const std::vector<BoardLabel>& labels, std::size_t which,
                                    const BoardView& view, const LabelGround& ground,
                                    const std::vector<QRectF>& taken) const;
    [[nodiscard]] std::vector<BoardLabel> formsOf(const BoardLabel& label, double squareSize) const;
    [[nodiscard]] bool isCrowded(const std::vector<BoardLabel>& labels, std::size_t which,
                                 const BoardView& view) const;
    [[nodiscard]] QRectF placedApart(const std::vector<BoardLabel>& labels, std::size_t which,
                                     const BoardView& view, const LabelGround& ground,
                                     const std::vector<QRectF>& taken) const;
    [[nodiscard]] std::vector<QRectF> keptBy(std::size_t which, const std::vector<Laid>& laid,
                                             const LabelGround& ground, const BoardView& view) const;
    [[nodiscard]] bool fitInWords(const std::vector<Laid>& worded, const std::vector<Laid>& plain,
                                  const LabelGround& ground, const BoardView& view) const;
    [[nodiscard]] bool sayInWords(Laid& laid, const std::vector<QRectF>& others, const LabelGround& ground,
                                  const BoardView& view) const;
    [[nodiscard]] std::vector<QRectF> placesOfOthers(const std::vector<BoardLabel>& labels, std::size_t which,
                                                     const BoardView& view) const;

    Palette m_palette;
    QFont m_font;
};

} // namespace glossator::pictures
