// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/shelf_layout.h"
#include "app/desktop/stage/stage_needs.h"
#include "app/desktop/stage/stage_picture.h"
#include "app/desktop/stage/supply_row.h"
#include "app/pictures/board_view.h"

#include <QRectF>

namespace glossator::desktop {

/// Where everything of the stage lies, in device independent pixels: the players' cards and the shelf in
/// a column at the left, beside it the score track with the board inside. A low and wide stage has the cards
/// in two columns, and a track no wider than the board has use for: its spaces are smaller then.
class StageLayout
{
public:
    StageLayout() = default;
    /// `text` says how many times its original size the text is.
    StageLayout(const QRectF& rect, const StageNeeds& needs, double text = 1);

    [[nodiscard]] const QRectF& rect() const { return m_rect; }
    [[nodiscard]] const QRectF& track() const { return m_track; }
    [[nodiscard]] const QRectF& board() const { return m_board; }
    [[nodiscard]] QRectF card(int seat) const;
    /// Below the cards.
    [[nodiscard]] const ShelfLayout& shelf() const { return m_shelf; }
    /// To the end of the column.
    [[nodiscard]] QRectF shelfRect() const;
    /// The part of a card that no tile in front takes.
    [[nodiscard]] QRectF cardText(int seat) const;
    /// The disc in the colour of the player.
    [[nodiscard]] QRectF badge(int seat) const;
    /// Beside it, as far as nothing else of the card goes; tokens lie at its end.
    [[nodiscard]] QRectF playerName(int seat) const;
    /// The part of that which the longest name takes.
    [[nodiscard]] QRectF longestName(int seat) const;
    /// Times those of the font: small enough for the longest name to be whole.
    [[nodiscard]] double nameLetters() const;
    /// Behind the longest name, before the tokens.
    [[nodiscard]] QRectF behindName(int seat) const;
    /// At the end of the line of the name.
    [[nodiscard]] QRectF points(int seat) const;
    [[nodiscard]] double pointsWidth() const;
    /// Whether the cards have one line only.
    [[nodiscard]] bool isCardLow() const;
    /// Where words lie that have no room elsewhere on a card: below the line of the name, and a little beyond
    /// the lower edge; on a card of one line only below the points.
    [[nodiscard]] QRectF acrossEdge(int seat) const;
    /// Of a kind of tokens, before the points.
    [[nodiscard]] double tokenWidth() const { return grown(tokenNumber) + tokenSign; }
    static constexpr double pointsLetters = 1.35; ///< times those of the font
    static constexpr double tokenSign = 18;
    static constexpr double tokenNumber = 15; ///< width of how many
    /// Of the sign of a kind, counted from the end of their row; how many there are stands behind it.
    [[nodiscard]] QRectF token(int seat, int fromEnd) const;
    /// In a second line of the card, or between name and points. Prisoners lie at its end.
    [[nodiscard]] SupplyRow supplyRow(int seat) const;
    [[nodiscard]] QRectF inFrontSlot(int seat, int index) const;
    /// A length beside words. It grows with them, but only half as fast, so that room is left for the board.
    [[nodiscard]] double grown(double length) const { return length * m_growth; }

    /// The middle of a spot, with the board seen as `view` tells.
    [[nodiscard]] QPointF pointOf(const Spot& spot, const pictures::BoardView& view) const;
    /// Height of a standing figure there.
    [[nodiscard]] double figureHeight(const Spot& spot, const pictures::BoardView& view) const;
    /// Width of a tile of `width` squares there.
    [[nodiscard]] double tileWidth(const Spot& spot, const pictures::BoardView& view, double width) const;

private:
    void arrange(int columns);
    [[nodiscard]] QRectF trackRect() const;
    [[nodiscard]] QRectF trackIn(const QRectF& rect) const;
    [[nodiscard]] QRectF bestTrack(const QRectF& rect) const;
    [[nodiscard]] double squareIn(const QRectF& track) const;
    void setColumns(int columns);
    [[nodiscard]] double cardWidth(int columns) const;
    [[nodiscard]] double spareWidth() const;
    [[nodiscard]] double nameLeft() const;
    [[nodiscard]] double nameWidth() const { return m_needs.nameWidth * nameLetters(); }
    [[nodiscard]] double firstLine(double name) const;
    void fillColumn(int rows);
    [[nodiscard]] double cardGap() const;
    [[nodiscard]] double inFrontSize() const;
    [[nodiscard]] QRectF placeOnCard(const Spot& spot) const;
    [[nodiscard]] QRectF spotRect(const Spot& spot) const;

    StageNeeds m_needs;
    QRectF m_rect;
    QRectF m_column;
    QRectF m_track;
    QRectF m_board;
    double m_text = 1;
    double m_growth = 1;
    int m_columns = 1;
    double m_cardWidth = 150;
    double m_cardHeight = 80;
    double m_inFrontWidth = 0; ///< kept free on every card
    double m_shelfTop = 0;
    bool m_areCardsLow = false;
    ShelfLayout m_shelf;
};

} // namespace glossator::desktop
