// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_layout.h"

#include <QFont>

namespace glossator::desktop {

/// Where words have room on the card of a player and cover nothing that lies there: behind the name, behind
/// the supply, behind the points.
class CardRooms
{
public:
    /// All must outlive this object.
    CardRooms(const StageLayout& layout, const PlayerCard& card, const QFont& font)
        : m_layout(layout), m_card(card), m_font(font)
    {
    }

    /// In the line of the name, as far as the points that there are.
    [[nodiscard]] QRectF behindName() const;
    /// In the second line; none on a card that has only one.
    [[nodiscard]] QRectF behindSupply() const;
    /// Where tiles may lie in front of the player, as far as there are none, and a little beyond the edge of
    /// the card.
    [[nodiscard]] QRectF behindPoints() const;

private:
    [[nodiscard]] double beforeTiles() const;

    const StageLayout& m_layout;
    const PlayerCard& m_card;
    const QFont& m_font;
};

} // namespace glossator::desktop
