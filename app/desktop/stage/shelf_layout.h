// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace glossator::desktop {

/// What lies on a shelf at most.
struct ShelfNeeds
{
    int displayed = 0; ///< tiles on display
    int cardPiles = 0;
    int figures = 0; ///< that are nobody's
    bool operator==(const ShelfNeeds&) const = default;
};

/// Where everything lies that is no player's, in device independent pixels: in the upper row the tile to be
/// placed and the pile, below them the cards of rules, and the tiles on display. Who asks for it gives it
/// room by letting its tiles shrink.
class ShelfLayout
{
public:
    ShelfLayout() = default;
    /// As wide as a column, and its upper edge where `setTop` puts it; its tiles as large as they get.
    /// `growth` says how many times its original size a line of words is, `text` the letters themselves.
    ShelfLayout(const QRectF& column, int columns, const ShelfNeeds& needs, double growth, double text);

    [[nodiscard]] double height() const;
    /// Makes its tiles a pixel smaller; false where they are as small as `smallest` pixels.
    bool shrink(double smallest);
    static constexpr double smallestHand = 36;
    static constexpr double lowestHand = 22; ///< where nothing has a title
    void setTop(double top) { m_top = top; }
    /// Side by side and without titles.
    void setCardsLow(bool low) { m_areCardsLow = low; }
    void setTitles(bool titles) { m_hasTitles = titles; }
    [[nodiscard]] bool hasTitles() const { return m_hasTitles; }

    [[nodiscard]] QRectF hand() const;
    [[nodiscard]] QRectF handTitle() const;
    /// The lowest tile of it; those above it lie up to `pileDepth` further to the right.
    [[nodiscard]] QRectF pile() const;
    static constexpr double pileDepth = 12;
    [[nodiscard]] QRectF pileTitle() const;
    /// Below it or beside it.
    [[nodiscard]] QRectF pileCount() const;
    /// In line with the number of the pile, behind it, where that is below the pile; else at the end of the
    /// line of the pile's title, or on the pile where nothing has a title.
    [[nodiscard]] QRectF figure(int index) const;
    /// A pile of cards, and beside it the number of them and the one that is turned up.
    [[nodiscard]] QRectF cardPile(int index) const;
    [[nodiscard]] QRectF cardsLeft(int index) const;
    [[nodiscard]] QRectF turnedCard(int index) const;
    /// All of it, with its titles. They have no height where the stage is too low.
    [[nodiscard]] QRectF cardRow(int index) const;
    [[nodiscard]] QRectF cardPileTitle(int index) const;
    [[nodiscard]] QRectF turnedCardTitle(int index) const;
    [[nodiscard]] QRectF displaySlot(int index) const;
    [[nodiscard]] QRectF displayTitle() const;

private:
    [[nodiscard]] double grown(double length) const { return length * m_growth; }
    [[nodiscard]] double titleHeight() const;
    [[nodiscard]] double handWidth() const;
    [[nodiscard]] double pileLeft() const;
    [[nodiscard]] double usualPile() const;
    [[nodiscard]] bool isCountBeside() const;
    [[nodiscard]] bool areFiguresBehindCount() const;
    [[nodiscard]] double roomBehindCount() const;
    [[nodiscard]] double figureSize() const;
    [[nodiscard]] QSizeF cardSize() const;
    [[nodiscard]] double cardRowHeight() const;
    [[nodiscard]] double cardsHeight() const;
    [[nodiscard]] double cardsTitle() const;

    ShelfNeeds m_needs;
    QRectF m_column;
    int m_columns = 1; ///< of players' cards above it
    double m_growth = 1;
    double m_text = 1;
    double m_top = 0;
    double m_handSize = 84;
    double m_displaySize = 56;
    int m_displayColumns = 3;
    bool m_areCardsLow = false;
    bool m_hasTitles = true;
};

} // namespace glossator::desktop
