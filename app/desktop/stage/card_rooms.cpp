// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/card_rooms.h"

#include "app/desktop/look/scaled_font.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double air = 3;  ///< pixels between words and what is beside them
constexpr double edge = 1; ///< pixels of the line around a card

} // namespace

/// They rarely have as many digits as there is room for.
QRectF CardRooms::behindName() const
{
    QRectF room = m_layout.behindName(m_card.seat);
    if (room.right() < m_layout.playerName(m_card.seat).right())
        return room; // tokens lie before the points
    QFont type = scaledFont(m_font, StageLayout::pointsLetters);
    type.setWeight(QFont::DemiBold);
    const double points = QFontMetricsF(type).horizontalAdvance(QString::number(m_card.points));
    room.setRight(std::max(room.right(), m_layout.points(m_card.seat).right() - points - air));
    return room;
}

QRectF CardRooms::behindSupply() const
{
    if (m_layout.isCardLow())
        return {};
    const SupplyRow row = m_layout.supplyRow(m_card.seat);
    const int taken = row.isCounted() ? countedPlaces(m_card.supply) : static_cast<int>(m_card.supply.size());
    const auto prisoners = static_cast<int>(m_card.prisoners.size());
    const double left = row.place(taken).left() + air;
    const double right = prisoners > 0 ? row.placeFromEnd(prisoners - 1).left() : beforeTiles();
    const double top = m_layout.points(m_card.seat).bottom();
    return {left, top, right - air - left, m_layout.card(m_card.seat).bottom() - air - top};
}

QRectF CardRooms::behindPoints() const
{
    const QRectF line = m_layout.points(m_card.seat);
    const double left = line.right() + air;
    const bool isFree = m_card.inFront.empty() && m_card.reserved == 0;
    const double right = isFree ? m_layout.card(m_card.seat).right() - edge : beforeTiles() - air;
    return {left, line.top(), right - left, line.height()};
}

/// They lie at the end of the card.
double CardRooms::beforeTiles() const
{
    const int tiles = static_cast<int>(m_card.inFront.size()) + m_card.reserved;
    return tiles == 0 ? m_layout.card(m_card.seat).right()
                      : m_layout.inFrontSlot(m_card.seat, tiles - 1).left();
}

} // namespace glossator::desktop
