// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/meeple_painter.h"

#include <QRectF>

#include <vector>

namespace glossator::desktop {

/// Figures of one kind in a row that counts them: up to two of them lie there, and of more than two one lies
/// there with their number at the next place.
struct CountedFigures
{
    pictures::Figure figure = pictures::Figure::Meeple;
    int count = 0;
    int place = 0; ///< of the first
    [[nodiscard]] bool hasNumber() const { return count > 2; }
    [[nodiscard]] int places() const { return count < 2 ? count : 2; }
};

/// The kinds in the order in which they appear.
[[nodiscard]] std::vector<CountedFigures> countedFigures(const std::vector<pictures::Figure>& figures);
/// Where in the row the figure with this index lies.
[[nodiscard]] int countedPlace(const std::vector<pictures::Figure>& figures, std::size_t index);
/// How many places the row needs.
[[nodiscard]] int countedPlaces(const std::vector<pictures::Figure>& figures);

/// The places of figures on a player's card, side by side. Where there is no room for each figure, the row
/// counts them; where even that needs too much, none is seen.
class SupplyRow
{
public:
    /// Of the fullest row, that of one card or another.
    struct Places
    {
        int each = 0;
        int counted = 0;
        bool operator==(const Places&) const = default;
    };

    /// A place is no narrower than `narrowest`, and one for a number no narrower than `number`.
    SupplyRow(const QRectF& room, const Places& places, double narrowest, double number);

    [[nodiscard]] bool isSeen() const { return m_step > 0; }
    [[nodiscard]] bool isCounted() const { return m_isCounted; }
    /// From the left; no higher than a figure that leaves its neighbours free.
    [[nodiscard]] QRectF place(int index) const;
    /// From the right.
    [[nodiscard]] QRectF placeFromEnd(int index) const;

private:
    [[nodiscard]] QRectF placeAt(double left) const;

    QRectF m_room;
    double m_step = 0;
    bool m_isCounted = false;
};

} // namespace glossator::desktop
