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
constexpr double pileSize = 0.62; ///< of the tile to be placed
constexpr double belowPile = 10;
constexpr double numberWidth = 28; ///< width of a number of three digits
constexpr double largestFigure = 26;
constexpr double smallestFigure = 18; ///< behind the number of the pile

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

/// Further to the left where its number would not have the room beside it.
double ShelfLayout::pileLeft() const
{
    if (!isCountBeside())
        return handWidth();
    const double needed = usualPile() + 2 * air + numberWidth * m_text;
    return std::max(m_handSize + air, std::min(handWidth(), m_column.width() - needed));
}

double ShelfLayout::usualPile() const
{
    return std::min(handSize, m_handSize) * pileSize;
}

/// Where the row is too low to have it below.
bool ShelfLayout::isCountBeside() const
{
    return usualPile() + belowPile + grown(title) > m_handSize + air;
}

QRectF ShelfLayout::handTitle() const
{
    return {m_column.left(), m_top, pileLeft(), titleHeight()};
}

QRectF ShelfLayout::hand() const
{
    return {m_column.left(), m_top + titleHeight(), m_handSize, m_handSize};
}

QRectF ShelfLayout::pileTitle() const
{
    const bool isBesideFigures = m_hasTitles && m_needs.figures > 0 && !areFiguresBehindCount();
    const double figures = isBesideFigures ? m_needs.figures * figureSize() + air : 0;
    return {m_column.left() + pileLeft(), m_top, m_column.width() - pileLeft() - figures, titleHeight()};
}

double ShelfLayout::roomBehindCount() const
{
    return m_column.right() - pileCount().right();
}

bool ShelfLayout::areFiguresBehindCount() const
{
    return !isCountBeside() && roomBehindCount() >= m_needs.figures * smallestFigure;
}

double ShelfLayout::figureSize() const
{
    if (areFiguresBehindCount())
        return std::min(largestFigure, roomBehindCount() / std::max(1, m_needs.figures));
    return std::min(largestFigure, m_hasTitles ? titleHeight() : pile().width() / 2);
}

/// Those in line with the number stand as low as the tile to be placed.
QRectF ShelfLayout::figure(int index) const
{
    const double size = figureSize();
    const bool isAtEnd = m_hasTitles || areFiguresBehindCount();
    const double right = isAtEnd ? m_column.right() : pile().right();
    const double top = areFiguresBehindCount() ? hand().bottom() - size : m_hasTitles ? m_top : pile().top();
    return {right - (index + 1) * size, top, size, size};
}

QRectF ShelfLayout::pile() const
{
    const double size = std::min(usualPile(), m_column.width() - pileLeft() - pileDepth);
    return {m_column.left() + pileLeft(), m_top + titleHeight(), size, size};
}

QRectF ShelfLayout::pileCount() const
{
    const QRectF place = pile();
    const QSizeF size(std::max(place.width(), grown(44)), grown(title));
    if (!isCountBeside())
        return {QPointF(place.left(), place.bottom() + belowPile), size};
    const QPointF beside(place.right() + 2 * air,
                         std::max(place.top(), place.center().y() - size.height() / 2));
    return {beside, QSizeF(std::min(size.width(), m_column.right() - beside.x()), size.height())};
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
