// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/label_ground.h"

namespace glossator::pictures {

inline constexpr double labelsApart = 1.0; ///< pixels between labels of one place

/// Not beyond the sides of the view; what is wider begins with it.
[[nodiscard]] QRectF betweenSides(const QRectF& view, QRectF plate);

/// Wholly in the view, whatever it covers there.
[[nodiscard]] QRectF within(const QRectF& view, QRectF plate);

/// Points stand above what they tell of, which is seen where they are a little above the view.
[[nodiscard]] QRectF withAbove(const BoardView& view);

/// A small square about where the label wants to be.
[[nodiscard]] QRectF homeSquareOf(const BoardLabel& label, const BoardView& view);

/// The first of the places beside these squares that is within the view and free, rather of figures too, or
/// else where it covers least of them.
[[nodiscard]] QRectF movedBeside(const QRectF& plate, const QRectF& squares, const BoardView& view,
                                 const std::vector<QRectF>& taken, const LabelGround& ground);

/// Where it is, if that covers neither figures nor another label nor what others tell of, and hides no
/// symbol; else above the figures or beside them, over what others tell of only if there is no other room. As
/// it is where there is none at all.
[[nodiscard]] QRectF movedOffFigures(const QRectF& plate, const QRectF& figures, const QRectF& view,
                                     const std::vector<QRectF>& taken, const std::vector<QRectF>& ofOthers,
                                     const LabelGround& ground);

} // namespace glossator::pictures
