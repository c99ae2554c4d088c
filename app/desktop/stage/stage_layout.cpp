// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_layout.h"

#include "app/pictures/score_track_picture.h"

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr double gap = 8;
constexpr double cardsTop = 5; ///< below their title, where a pile rises
constexpr double cardsLeftWidth = 26;
constexpr double title = 20; ///< height of a line of words on the shelf
constexpr double handSize = 84;
constexpr double smallestHand = 36;
constexpr double lowestCard = 30; ///< with all of it in one line
constexpr double lowCard = 56;    ///< with the supply in a second line
constexpr double highCard = 74;
constexpr double supplyTop = 36; ///< below the card's top
constexpr double pointsWidth = 44;
constexpr int supplyPlaces = 10;
constexpr double trackTop = 22; ///< above the track, where figures on one space tower

} // namespace

StageLayout::StageLayout(const QRectF& rect, int players, int displayed, int inFront, int cardPiles,
                         double text)
    : m_rect(rect), m_text(std::max(1.0, text)), m_growth(1 + (m_text - 1) / 2), m_cardPiles(cardPiles)
{
    m_cardWidth = std::clamp(rect.width() * 0.22, grown(150), grown(230));
    m_column = rect.adjusted(gap, gap, 0, -gap);
    setColumns(1, displayed);
    const bool fits = players * (grown(lowCard) + gap) + shelfHeight() <= m_column.height();
    if (!fits && rect.width() - 2 * m_cardWidth - 4 * gap > rect.height())
        setColumns(2, displayed);
    fillColumn((players + m_columns - 1) / m_columns);
    m_inFrontWidth = inFront * (inFrontSize() + 4);
    m_track = rect.adjusted(m_column.width() + 2 * gap, trackTop, -gap, -gap);
    m_board = pictures::ScoreTrackPicture::inside(m_track).adjusted(3, 3, -3, -3);
}

void StageLayout::setColumns(int columns, int displayed)
{
    m_columns = columns;
    m_column.setWidth(columns * m_cardWidth + (columns - 1) * gap);
    m_displayed = displayed;
    m_displayColumns = columns * (displayed <= 4 ? 2 : 3);
    m_displaySize = (m_column.width() - gap * (m_displayColumns - 1)) / m_displayColumns;
    m_handSize = grown(handSize);
}

double StageLayout::shelfHeight() const
{
    const int rows = (m_displayed + m_displayColumns - 1) / m_displayColumns;
    const double display = m_displayed == 0 ? 0.0 : grown(title) + rows * (m_displaySize + gap);
    return grown(title) + m_handSize + gap + cardsHeight() + display;
}

/// The cards get what the shelf leaves. Where that is too little, first the tiles of the shelf take less,
/// then those cards, and piles of cards have no titles where even that is too little.
void StageLayout::fillColumn(int rows)
{
    const auto left = [&] { return (m_column.height() - shelfHeight()) / std::max(rows, 1) - gap; };
    for (; left() < grown(lowCard) && m_handSize > smallestHand; --m_handSize) {
        m_displaySize = std::min(m_displaySize, m_handSize);
        m_displayColumns = static_cast<int>((m_column.width() + gap) / (m_displaySize + gap));
    }
    m_areCardsLow = left() < grown(lowestCard);
    m_cardHeight = std::clamp(left(), grown(lowestCard), grown(highCard));
    m_shelfTop = m_column.top() + rows * (m_cardHeight + gap);
}

QRectF StageLayout::card(int seat) const
{
    return {m_column.left() + (seat % m_columns) * (m_cardWidth + gap),
            m_column.top() + static_cast<double>(seat / m_columns) * (m_cardHeight + gap), m_cardWidth,
            m_cardHeight};
}

QRectF StageLayout::shelf() const
{
    return {m_rect.left(), m_shelfTop, m_track.left() - m_rect.left(), m_rect.bottom() - m_shelfTop};
}

double StageLayout::inFrontSize() const
{
    return std::min(54.0, m_cardHeight - 10);
}

QRectF StageLayout::cardText(int seat) const
{
    return card(seat).adjusted(0, 0, -m_inFrontWidth, 0);
}

/// With room for one line only.
bool StageLayout::isCardLow() const
{
    return m_cardHeight < grown(lowCard) - 1;
}

/// In line with the name, however low the card.
QRectF StageLayout::badge(int seat) const
{
    const QRectF place = card(seat);
    const double size = grown(20);
    return {place.left() + 16, place.top() + 6 + (grown(26) - size) / 2, size, size};
}

QRectF StageLayout::playerName(int seat) const
{
    const QRectF disc = badge(seat);
    const QRectF place = points(seat);
    const double end = isCardLow() ? supplySlot(seat, 0).left() : place.right() - grown(pointsWidth);
    return {disc.right() + 6, place.top(), end - disc.right() - 6, place.height()};
}

QRectF StageLayout::points(int seat) const
{
    const QRectF place = cardText(seat);
    return {place.left(), place.top() + 6, place.width() - 10, grown(26)};
}

QRectF StageLayout::supplySlot(int seat, int index) const
{
    const QRectF place = cardText(seat);
    if (isCardLow()) { // between the name and the points
        const double left = place.left() + place.width() / 2;
        const double step = (place.right() - grown(pointsWidth) - left) / supplyPlaces;
        const double size = std::min(grown(20), place.height() - 10);
        return {left + index * step, place.center().y() - size / 2, size, size};
    }
    const double step = (place.width() - 2 * gap - 6) / supplyPlaces;
    const double height = std::min(grown(26), place.height() - grown(supplyTop) - 6);
    return {place.left() + gap + 6 + index * step, place.top() + grown(supplyTop), step, height};
}

QRectF StageLayout::prisonSlot(int seat, int index) const
{
    return supplySlot(seat, supplyPlaces - 1 - index);
}

QRectF StageLayout::inFrontSlot(int seat, int index) const
{
    const QRectF place = card(seat);
    const double size = inFrontSize();
    return {place.right() - 2 - (index + 1) * (size + 4), place.center().y() - size / 2, size, size};
}

/// Wide enough for its title, which grows with the text.
double StageLayout::handWidth() const
{
    if (m_columns > 1)
        return m_cardWidth + gap;
    const double wanted = std::max(m_handSize, m_text * handSize) + 2 * gap;
    return std::max(m_handSize + gap, std::min(wanted, m_column.width() * 2 / 3));
}

QRectF StageLayout::handTitle() const
{
    return {m_column.left(), m_shelfTop, handWidth(), grown(title)};
}

QRectF StageLayout::hand() const
{
    return {m_column.left(), m_shelfTop + grown(title), m_handSize, m_handSize};
}

QRectF StageLayout::pileTitle() const
{
    return {m_column.left() + handWidth(), m_shelfTop, m_column.width() - handWidth(), grown(title)};
}

QRectF StageLayout::pile() const
{
    const double room = m_column.width() - handWidth() - pileDepth;
    const double size = std::min(std::min(handSize, m_handSize) * 0.62, room);
    return {m_column.left() + handWidth(), m_shelfTop + grown(title), size, size};
}

/// Below the pile, or beside it where that is too low.
QRectF StageLayout::pileCount() const
{
    const QRectF place = pile();
    const QSizeF size(std::max(place.width(), grown(44)), grown(title));
    const QRectF below(QPointF(place.left(), place.bottom() + 10), size);
    if (below.bottom() <= hand().bottom() + gap)
        return below;
    const QPointF beside(place.right() + 2 * gap,
                         std::max(place.top(), place.center().y() - size.height() / 2));
    return {beside, QSizeF(std::min(size.width(), m_column.right() - beside.x()), size.height())};
}

QSizeF StageLayout::cardSize() const
{
    return QSizeF(0.45, 0.6) * m_handSize;
}

/// Low ones lie all in a row.
double StageLayout::cardsHeight() const
{
    return (m_areCardsLow ? std::min(m_cardPiles, 1) : m_cardPiles) * (cardRowHeight() + gap);
}

double StageLayout::cardRowHeight() const
{
    return cardsTitle() + cardsTop + std::max(cardSize().height(), grown(title));
}

double StageLayout::cardsTitle() const
{
    return m_areCardsLow ? 0 : grown(title);
}

QRectF StageLayout::cardRow(int index) const
{
    const double top = hand().bottom() + gap;
    if (!m_areCardsLow)
        return {m_column.left(), top + index * (cardRowHeight() + gap), m_column.width(), cardRowHeight()};
    const double width = m_column.width() / m_cardPiles;
    return {m_column.left() + index * width, top, width, cardRowHeight()};
}

/// In line with the title of what is to be placed above it.
QRectF StageLayout::cardPileTitle(int index) const
{
    return {cardRow(index).topLeft(), QSizeF(handWidth(), cardsTitle())};
}

QRectF StageLayout::turnedCardTitle(int index) const
{
    const QRectF row = cardRow(index);
    const double left =
        row.left() + (m_areCardsLow ? cardSize().width() + gap + grown(cardsLeftWidth) : handWidth());
    return {left, row.top(), row.right() - left, cardsTitle()};
}

QRectF StageLayout::cardPile(int index) const
{
    return {cardPileTitle(index).bottomLeft() + QPointF(0, cardsTop), cardSize()};
}

QRectF StageLayout::turnedCard(int index) const
{
    return {turnedCardTitle(index).bottomLeft() + QPointF(0, cardsTop), cardSize()};
}

QRectF StageLayout::cardsLeft(int index) const
{
    const QRectF pile = cardPile(index);
    const double left = pile.right() + gap;
    return {left, std::max(pile.top(), pile.center().y() - grown(title) / 2),
            std::min(grown(cardsLeftWidth), turnedCard(index).left() - left), grown(title)};
}

QRectF StageLayout::displayTitle() const
{
    return {m_column.left(), hand().bottom() + gap + cardsHeight(), m_column.width(), grown(title)};
}

QRectF StageLayout::displaySlot(int index) const
{
    const double step = m_displaySize + gap;
    return {m_column.left() + (index % m_displayColumns) * step,
            displayTitle().bottom() + static_cast<double>(index / m_displayColumns) * step, m_displaySize,
            m_displaySize};
}

QRectF StageLayout::spotRect(const Spot& spot) const
{
    switch (spot.where) {
    case Spot::Where::Supply:
        return supplySlot(spot.seat, spot.index);
    case Spot::Where::Prison:
        return prisonSlot(spot.seat, spot.index);
    case Spot::Where::InFront:
        return inFrontSlot(spot.seat, spot.index);
    case Spot::Where::Hand:
        return hand();
    case Spot::Where::Pile:
        return pile();
    case Spot::Where::Display:
        return displaySlot(spot.index);
    case Spot::Where::Track:
        return pictures::ScoreTrackPicture::spaceRect(spot.index, m_track);
    case Spot::Where::BesideTrack: {
        const QRectF space = pictures::ScoreTrackPicture::spaceRect(spot.index, m_track);
        const QPointF way = m_board.center() - space.center();
        const bool sideways = std::abs(way.x()) / m_board.width() > std::abs(way.y()) / m_board.height();
        return space.translated(sideways ? QPointF(std::copysign(space.width(), way.x()), 0)
                                         : QPointF(0, std::copysign(space.height(), way.y())));
    }
    case Spot::Where::Board:
    case Spot::Where::Away:
        break;
    }
    return {m_column.left() - 80, m_rect.bottom() + 40, 40, 40};
}

QPointF StageLayout::pointOf(const Spot& spot, const pictures::BoardView& view) const
{
    return spot.where == Spot::Where::Board ? view.toView(spot.board) : spotRect(spot).center();
}

double StageLayout::figureHeight(const Spot& spot, const pictures::BoardView& view) const
{
    if (spot.where == Spot::Where::Board)
        return std::max(13.0, view.squareSize * 0.36);
    const bool onTrack = spot.where == Spot::Where::Track || spot.where == Spot::Where::BesideTrack;
    const QRectF rect = spotRect(spot);
    return onTrack ? rect.height() * 0.86 : std::min(rect.height(), rect.width() * 1.1);
}

double StageLayout::tileWidth(const Spot& spot, const pictures::BoardView& view, double width) const
{
    return spot.where == Spot::Where::Board ? view.squareSize * width : spotRect(spot).width();
}

} // namespace glossator::desktop
