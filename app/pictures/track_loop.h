// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QRectF>

#include <vector>

namespace glossator::pictures {

/// The spaces of the score track, laid in a loop clockwise from the top left, as large as a rectangle has
/// room for. Figures that wait beside a space do so outside the loop.
class TrackLoop
{
public:
    /// With room for those that wait beside spaces, at the sides where these lie. `text` says how many times
    /// its original size the text is.
    explicit TrackLoop(const QRectF& rect, const std::vector<int>& waitedAt = {}, double text = 1);

    /// The rectangle around the loop: laid there, it is the same.
    [[nodiscard]] QRectF bounds() const;

    /// Width and height of a space.
    [[nodiscard]] double cell() const { return m_cell; }
    /// How many times their original size its numbers are to be.
    [[nodiscard]] double text() const { return m_text; }
    /// Of a space, or of one that a score falls on.
    [[nodiscard]] QRectF rectOf(int space) const;
    /// The middle of a space; on the way between two for a score with a fraction.
    [[nodiscard]] QPointF pointOf(double score) const;
    /// The direction from a space out of the loop: a step along one axis.
    [[nodiscard]] QPoint sideOf(int space) const;
    /// The way from a space out of the loop, as long as there is room for those that wait there.
    [[nodiscard]] QPointF wayOut(int space) const;
    /// The rectangle that the loop leaves free.
    [[nodiscard]] QRectF inside() const;

private:
    [[nodiscard]] QPoint placeOf(int space) const;
    [[nodiscard]] QMargins sidesOf(const std::vector<int>& spaces) const;

    int m_columns = 0;
    int m_rows = 0;
    double m_cell = 0;
    double m_text = 1;
    QPointF m_corner;
};

} // namespace glossator::pictures
