// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_layout.h"

#include "app/pictures/score_track_picture.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double gap = 8;
constexpr double lowestCard = 30; ///< with all of it in one line
constexpr double lowCard = 56;    ///< with the supply in a second line
constexpr double highCard = 74;
constexpr double supplyTop = 36; ///< below the card's top
constexpr double narrowestFigure = 14;
constexpr double digitsHeight = 13; ///< of the points, at the original size of text
constexpr double countWidth = 17;   ///< of a number of figures, at the original size of text
constexpr double badgeLeft = 16;
constexpr double badgeSize = 20;
constexpr double lineEnd = 10;
constexpr double nameEnd = 2;        ///< pixels behind it, at least
constexpr double smallName = 0.72;   ///< times the letters of the font: for more, the board gives no room
constexpr double mostOfStage = 0.55; ///< of its width: what cards take for that
constexpr double largestInFront = 54;
constexpr double smallestSpace = 24;    ///< of the track
constexpr double narrowestTrack = 0.75; ///< times its height, beside two columns

} // namespace

StageLayout::StageLayout(const QRectF& rect, const StageNeeds& needs, double text)
    : m_needs(needs), m_rect(rect), m_text(std::max(1.0, text)), m_growth(1 + (m_text - 1) / 2)
{
    m_column = rect.adjusted(gap, gap, 0, -gap);
    arrange(1);
    if (m_areCardsLow) {
        arrange(2);
        if (trackRect().width() < trackRect().height() * narrowestTrack)
            arrange(1);
    }
    m_inFrontWidth = needs.inFront * (inFrontSize() + 4);
    m_track = bestTrack(trackRect());
    m_board = pictures::ScoreTrackPicture::inside(m_track).adjusted(3, 3, -3, -3);
}

QRectF StageLayout::trackRect() const
{
    return m_rect.adjusted(m_column.width() + 2 * gap, gap, -gap, -gap);
}

/// With room for those who wait beside it.
QRectF StageLayout::trackIn(const QRectF& rect) const
{
    return pictures::ScoreTrackPicture::leavingRoom(m_needs.waitedAt, rect);
}

/// The size that squares have within a track, about.
double StageLayout::squareIn(const QRectF& track) const
{
    constexpr double around = 1; ///< squares: their numbers and a margin
    const QSizeF room = pictures::ScoreTrackPicture::inside(track).size();
    return std::min(room.width() / (m_needs.board.width() + around),
                    room.height() / (m_needs.board.height() + around));
}

/// All of it; of a low one the part in which the board is larger, if it is so by much.
QRectF StageLayout::bestTrack(const QRectF& rect) const
{
    constexpr double low = 1.5;   ///< times as wide as high
    constexpr double much = 1.04; ///< times as large
    constexpr int tries = 40;     ///< down to what is as wide as high
    QRectF best = trackIn(rect);
    if (m_needs.board.isEmpty() || rect.height() <= 0 || rect.width() < rect.height() * low)
        return best;
    for (int i = 0; i < tries; ++i) {
        const double width = rect.width() - (rect.width() - rect.height()) * i / tries;
        const QRectF tried = trackIn({rect.center().x() - width / 2, rect.top(), width, rect.height()});
        const bool isReadable =
            pictures::ScoreTrackPicture::spaceRect(0, tried).width() >= grown(smallestSpace);
        if (isReadable && squareIn(tried) > squareIn(best) * much)
            best = tried;
    }
    return best;
}

/// Low cards are wider: more lies in their only line.
void StageLayout::arrange(int columns)
{
    const int rows = (m_needs.players + columns - 1) / columns;
    m_cardHeight = grown(highCard);
    setColumns(columns);
    fillColumn(rows);
    if (!isCardLow())
        return;
    setColumns(columns);
    fillColumn(rows);
}

/// Wide enough for all of its first line, as far as the board can spare it.
double StageLayout::cardWidth(int columns) const
{
    const double usual = std::clamp(m_rect.width() * 0.22, grown(150), grown(230));
    const double most = std::max(m_rect.width() * (columns == 1 ? 0.38 : 0.335),
                                 (spareWidth() - (columns - 1) * gap) / columns);
    double line = firstLine(m_needs.nameWidth);
    const double supply = m_needs.supply.counted * grown(countWidth);
    if (isCardLow() && line + supply <= most)
        line += supply;
    const double least =
        std::min(firstLine(m_needs.nameWidth * smallName), m_rect.width() * mostOfStage / columns);
    return std::max({usual, std::min(line, most), least});
}

/// With a name of this width, and all that there is beside it.
double StageLayout::firstLine(double name) const
{
    return nameLeft() + name + gap + m_needs.tokens * tokenWidth() + pointsWidth() + lineEnd +
           m_needs.inFront * (inFrontSize() + 4);
}

/// What a low stage leaves beside a track that is not much wider than high: a board has no use for more.
double StageLayout::spareWidth() const
{
    constexpr double wideEnough = 1.1; ///< times its height
    return m_rect.width() - 3 * gap - (m_rect.height() - 2 * gap) * wideEnough;
}

void StageLayout::setColumns(int columns)
{
    m_columns = columns;
    m_cardWidth = cardWidth(columns);
    m_column.setWidth(columns * m_cardWidth + (columns - 1) * gap);
    m_shelf = ShelfLayout(m_column, columns, m_needs.shelf, m_growth, m_text);
}

/// The cards get what the shelf leaves. Where that is too little, first the tiles of the shelf take less,
/// then those cards; piles of cards have no titles where even that is too little, and at last nothing has.
void StageLayout::fillColumn(int rows)
{
    const auto left = [&] { return (m_column.height() - m_shelf.height()) / std::max(rows, 1) - cardGap(); };
    while (left() < grown(lowCard) && m_shelf.shrink(ShelfLayout::smallestHand)) {
    }
    m_areCardsLow = left() < grown(lowestCard);
    m_shelf.setCardsLow(m_areCardsLow);
    m_shelf.setTitles(left() >= grown(lowestCard));
    while (left() < grown(lowestCard) && m_shelf.shrink(ShelfLayout::lowestHand)) {
    }
    m_cardHeight = std::clamp(left(), grown(lowestCard), grown(highCard));
    m_shelfTop = m_column.top() + rows * (m_cardHeight + cardGap());
    m_shelf.setTop(m_shelfTop);
}

/// Below a card.
double StageLayout::cardGap() const
{
    return m_shelf.hasTitles() ? gap : gap / 2;
}

QRectF StageLayout::card(int seat) const
{
    const int row = seat / m_columns;
    return {m_column.left() + (seat % m_columns) * (m_cardWidth + gap),
            m_column.top() + row * (m_cardHeight + cardGap()), m_cardWidth, m_cardHeight};
}

QRectF StageLayout::shelfRect() const
{
    return {m_rect.left(), m_shelfTop, m_track.left() - m_rect.left(), m_rect.bottom() - m_shelfTop};
}

double StageLayout::inFrontSize() const
{
    return std::min(largestInFront, m_cardHeight - 10);
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
    const double size = grown(badgeSize);
    return {place.left() + badgeLeft, points(seat).center().y() - size / 2, size, size};
}

/// From the left edge of the card.
double StageLayout::nameLeft() const
{
    return badgeLeft + grown(badgeSize) + 6;
}

QRectF StageLayout::playerName(int seat) const
{
    const QRectF place = points(seat);
    const double left = card(seat).left() + nameLeft();
    return {left, place.top(), place.right() - pointsWidth() - left, place.height()};
}

QRectF StageLayout::longestName(int seat) const
{
    QRectF name = playerName(seat);
    name.setWidth(std::min(name.width(), nameWidth()));
    return name;
}

double StageLayout::nameLetters() const
{
    const double room = playerName(0).width() - m_needs.tokens * tokenWidth() - nameEnd;
    return m_needs.nameWidth <= room ? 1.0 : std::max(0.0, room) / m_needs.nameWidth;
}

QRectF StageLayout::acrossEdge(int seat) const
{
    const QRectF line = points(seat);
    QRectF edge = cardText(seat);
    edge.setTop(line.bottom());
    edge.setBottom(edge.bottom() + cardGap() - 2); // the next one begins with air above its words
    if (!isCardLow())
        return edge;
    edge.setLeft(longestName(seat).right() + 4);
    edge.setTop(line.center().y() + m_text * digitsHeight / 2 + 1);
    return edge;
}

QRectF StageLayout::behindName(int seat) const
{
    return playerName(seat).adjusted(nameWidth() + gap, 0, -m_needs.tokens * tokenWidth(), 0);
}

/// Of the number at the end of a card's first line.
double StageLayout::pointsWidth() const
{
    return m_needs.pointsWidth > 0 ? m_needs.pointsWidth : grown(isCardLow() ? 34 : 44);
}

QRectF StageLayout::points(int seat) const
{
    const QRectF place = cardText(seat);
    const double top = isCardLow() ? (place.height() - grown(26)) / 2 : 6;
    return {place.left(), place.top() + top, place.width() - lineEnd, grown(26)};
}

QRectF StageLayout::token(int seat, int fromEnd) const
{
    const QRectF line = points(seat);
    return {line.right() - pointsWidth() - (fromEnd + 1) * tokenWidth(), line.center().y() - tokenSign / 2,
            tokenSign, tokenSign};
}

SupplyRow StageLayout::supplyRow(int seat) const
{
    QRectF room = cardText(seat).adjusted(badgeLeft - 2, 0, -gap, 0);
    if (isCardLow()) {
        const double height = std::min(grown(20), room.height() - 10);
        room.setLeft(card(seat).left() + nameLeft() + nameWidth() + gap);
        room.setRight(points(seat).right() - pointsWidth() - m_needs.tokens * tokenWidth());
        room.moveTop(room.center().y() - height / 2);
        room.setHeight(height);
    } else {
        room.setTop(room.top() + grown(supplyTop));
        room.setHeight(std::min(grown(26), room.height() - 6));
    }
    return {room, m_needs.supply, grown(narrowestFigure), grown(countWidth)};
}

QRectF StageLayout::inFrontSlot(int seat, int index) const
{
    const QRectF place = card(seat);
    const double size = inFrontSize();
    return {place.right() - 2 - (index + 1) * (size + 4), place.center().y() - size / 2, size, size};
}

/// Where a figure lies before a player: on the disc where the supply is not seen.
QRectF StageLayout::placeOnCard(const Spot& spot) const
{
    const SupplyRow row = supplyRow(spot.seat);
    if (!row.isSeen())
        return badge(spot.seat);
    if (spot.where == Spot::Where::Prison)
        return row.placeFromEnd(spot.index);
    return row.place(row.isCounted() ? spot.counted : spot.index);
}

QRectF StageLayout::spotRect(const Spot& spot) const
{
    switch (spot.where) {
    case Spot::Where::Supply:
    case Spot::Where::Prison:
        return placeOnCard(spot);
    case Spot::Where::InFront:
        return inFrontSlot(spot.seat, spot.index);
    case Spot::Where::Shelf:
        return m_shelf.figure(spot.index);
    case Spot::Where::Tokens:
        return token(spot.seat, spot.index);
    case Spot::Where::Card:
        return playerName(spot.seat);
    case Spot::Where::Hand:
        return m_shelf.hand();
    case Spot::Where::Pile:
        return m_shelf.pile();
    case Spot::Where::Display:
        return m_shelf.displaySlot(spot.index);
    case Spot::Where::Track:
        return pictures::ScoreTrackPicture::standRect(spot.index, m_track, m_text);
    case Spot::Where::BesideTrack:
        return pictures::ScoreTrackPicture::waitingRect(spot.index, m_track, m_text);
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
    const QRectF rect = spotRect(spot);
    return std::min(rect.height(), rect.width() * 1.1);
}

double StageLayout::tileWidth(const Spot& spot, const pictures::BoardView& view, double width) const
{
    return spot.where == Spot::Where::Board ? view.squareSize * width : spotRect(spot).width();
}

} // namespace glossator::desktop
