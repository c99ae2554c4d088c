// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/shelf_layout.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double air = 8;
constexpr double cardsTop = 5; ///< below their title, where a pile rises
constexpr double cardsLeftWidth = 26;
constexpr double title = 20; ///< height of a line of words
constexpr double handSize = 84;
constexpr double largestFigure = 26;

} // namespace

ShelfLayout::ShelfLayout(const QRectF& column, int columns, const ShelfNeeds& needs, double growth,
                         double text)
    : m_needs(needs), m_column(column), m_columns(columns), m_growth(growth), m_text(text),
      m_handSize(handSize * growth), m_displayColumns(columns * (needs.displayed <= 4 ? 2 : 3))
{
    m_displaySize = (m_column.width() - air * (m_displayColumns - 1)) / m_displayColumns;
}

double ShelfLayout::height() const
{
    const int rows = (m_needs.displayed + m_displayColumns - 1) / m_displayColumns;
    const double display = m_needs.displayed == 0 ? 0.0 : titleHeight() + rows * (m_displaySize + air);
    return titleHeight() + m_handSize + air + cardsHeight() + display;
}

bool ShelfLayout::shrink(double smallest)
{
    if (m_handSize <= smallest)
        return false;
    --m_handSize;
    m_displaySize = std::min(m_displaySize, m_handSize);
    m_displayColumns = static_cast<int>((m_column.width() + air) / (m_displaySize + air));
    return true;
}

/// Wide enough for its title, which grows with the text.
double ShelfLayout::handWidth() const
{
    if (m_columns > 1)
        return (m_column.width() + air) / m_columns;
    const double wanted = std::max(m_handSize, m_text * handSize) + 2 * air;
    return std::max(m_handSize + air, std::min(wanted, m_column.width() * 2 / 3));
}

double ShelfLayout::titleHeight() const
{
    return m_hasTitles ? grown(title) : 0;
}

QRectF ShelfLayout::handTitle() const
{
    return {m_column.left(), m_top, handWidth(), titleHeight()};
}

QRectF ShelfLayout::hand() const
{
    return {m_column.left(), m_top + titleHeight(), m_handSize, m_handSize};
}

QRectF ShelfLayout::pileTitle() const
{
    const double figures = m_hasTitles ? m_needs.figures * figureSize() : 0;
    return {m_column.left() + handWidth(), m_top, m_column.width() - handWidth() - figures, titleHeight()};
}

double ShelfLayout::figureSize() const
{
    return std::min(largestFigure, m_hasTitles ? titleHeight() : pile().width() / 2);
}

QRectF ShelfLayout::figure(int index) const
{
    const double size = figureSize();
    const double right = m_hasTitles ? m_column.right() : pile().right();
    const double top = m_hasTitles ? m_top : pile().top();
    return {right - (index + 1) * size, top, size, size};
}

QRectF ShelfLayout::pile() const
{
    const double room = m_column.width() - handWidth() - pileDepth;
    const double size = std::min(std::min(handSize, m_handSize) * 0.62, room);
    return {m_column.left() + handWidth(), m_top + titleHeight(), size, size};
}

/// Below the pile, or beside it where that is too low.
QRectF ShelfLayout::pileCount() const
{
    const QRectF place = pile();
    const QSizeF size(std::max(place.width(), grown(44)), grown(title));
    const QRectF below(QPointF(place.left(), place.bottom() + 10), size);
    if (below.bottom() <= hand().bottom() + air)
        return below;
    const QPointF beside(place.right() + 2 * air,
                         std::max(place.top(), place.center().y() - size.height() / 2));
    const double end = m_column.right() + air; // some of the air before the track
    return {beside, QSizeF(std::min(size.width(), end - beside.x()), size.height())};
}

QSizeF ShelfLayout::cardSize() const
{
    return QSizeF(0.45, 0.6) * m_handSize;
}

/// Low ones lie all in a row.
double ShelfLayout::cardsHeight() const
{
    return (m_areCardsLow ? std::min(m_needs.cardPiles, 1) : m_needs.cardPiles) * (cardRowHeight() + air);
}

double ShelfLayout::cardRowHeight() const
{
    return cardsTitle() + cardsTop + std::max(cardSize().height(), grown(title));
}

double ShelfLayout::cardsTitle() const
{
    return m_areCardsLow ? 0 : grown(title);
}

QRectF ShelfLayout::cardRow(int index) const
{
    const double top = hand().bottom() + air;
    if (!m_areCardsLow)
        return {m_column.left(), top + index * (cardRowHeight() + air), m_column.width(), cardRowHeight()};
    const double width = m_column.width() / m_needs.cardPiles;
    return {m_column.left() + index * width, top, width, cardRowHeight()};
}

/// In line with the title of what is to be placed above it.
QRectF ShelfLayout::cardPileTitle(int index) const
{
    return {cardRow(index).topLeft(), QSizeF(handWidth(), cardsTitle())};
}

QRectF ShelfLayout::turnedCardTitle(int index) const
{
    const QRectF row = cardRow(index);
    const double left =
        row.left() + (m_areCardsLow ? cardSize().width() + air + grown(cardsLeftWidth) : handWidth());
    return {left, row.top(), row.right() - left, cardsTitle()};
}

QRectF ShelfLayout::cardPile(int index) const
{
    return {cardPileTitle(index).bottomLeft() + QPointF(0, cardsTop), cardSize()};
}

QRectF ShelfLayout::turnedCard(int index) const
{
    return {turnedCardTitle(index).bottomLeft() + QPointF(0, cardsTop), cardSize()};
}

QRectF ShelfLayout::cardsLeft(int index) const
{
    const QRectF pile = cardPile(index);
    const double left = pile.right() + air;
    return {left, std::max(pile.top(), pile.center().y() - grown(title) / 2),
            std::min(grown(cardsLeftWidth), turnedCard(index).left() - left), grown(title)};
}

QRectF ShelfLayout::displayTitle() const
{
    return {m_column.left(), hand().bottom() + air + cardsHeight(), m_column.width(), titleHeight()};
}

QRectF ShelfLayout::displaySlot(int index) const
{
    const double step = m_displaySize + air;
    const int row = index / m_displayColumns;
    return {m_column.left() + (index % m_displayColumns) * step, displayTitle().bottom() + row * step,
            m_displaySize, m_displaySize};
}

} // namespace glossator::desktop
