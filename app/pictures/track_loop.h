// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace glossator::pictures {

/// The spaces of the score track, laid in a loop clockwise from the top left, as large as a rectangle has
/// room for.
class TrackLoop
{
public:
    explicit TrackLoop(const QRectF& rect);

    /// Width and height of a space.
    [[nodiscard]] double cell() const { return m_cell; }
    /// Of a space, or of one that a score falls on.
    [[nodiscard]] QRectF rectOf(int space) const;
    /// The middle of a space; on the way between two for a score with a fraction.
    [[nodiscard]] QPointF pointOf(double score) const;
    /// From a space to what lies beside it within the loop.
    [[nodiscard]] QPointF insideStep(double score) const;
    /// The rectangle that the loop leaves free.
    [[nodiscard]] QRectF inside() const;

private:
    [[nodiscard]] QPoint placeOf(int space) const;

    int m_columns = 0;
    int m_rows = 0;
    double m_cell = 0;
    QPointF m_corner;
};

} // namespace glossator::pictures
