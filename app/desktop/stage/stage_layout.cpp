// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_layout.h"

#include "app/pictures/score_track_picture.h"

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr double gap = 8;
constexpr double title = 20; ///< height of a line of words on the shelf
constexpr double handSize = 84;
constexpr double supplyTop = 36; ///< below the card's top
constexpr int supplyPlaces = 10;
constexpr double trackTop = 22; ///< above the track, where figures on one space tower

} // namespace

StageLayout::StageLayout(const QRectF& rect, int players, int displayed, int inFront, double text)
    : m_rect(rect), m_growth(1 + std::max(0.0, text - 1) / 2)
{
    m_column = rect.adjusted(gap, gap, 0, -gap);
    m_column.setWidth(std::clamp(rect.width() * 0.22, grown(150), grown(230)));
    m_displayColumns = displayed <= 4 ? 2 : 3;
    m_displaySize = (m_column.width() - gap * (m_displayColumns - 1)) / m_displayColumns;
    const int rows = (displayed + m_displayColumns - 1) / m_displayColumns;
    const double display = displayed == 0 ? 0.0 : grown(title) + rows * (m_displaySize + gap);
    const double shelf = grown(title) + grown(handSize) + gap + display;
    const double room = (m_column.height() - shelf - gap * players) / std::max(players, 1);
    m_cardHeight = std::clamp(room, grown(56), grown(74));
    m_shelfTop = m_column.top() + players * (m_cardHeight + gap);
    m_inFrontWidth = inFront * (inFrontSize() + 4);
    m_track = rect.adjusted(m_column.width() + 2 * gap, trackTop, -gap, -gap);
    m_board = pictures::ScoreTrackPicture::inside(m_track).adjusted(3, 3, -3, -3);
}

QRectF StageLayout::card(int seat) const
{
    return {m_column.left(), m_column.top() + seat * (m_cardHeight + gap), m_column.width(), m_cardHeight};
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

QRectF StageLayout::supplySlot(int seat, int index) const
{
    const QRectF place = cardText(seat);
    const double step = (place.width() - 2 * gap - 6) / supplyPlaces;
    const double height = std::min(26.0, place.height() - grown(supplyTop) - 6);
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

QRectF StageLayout::handTitle() const
{
    return {m_column.left(), m_shelfTop, grown(handSize) + 2 * gap, grown(title)};
}

QRectF StageLayout::hand() const
{
    return {m_column.left(), m_shelfTop + grown(title), grown(handSize), grown(handSize)};
}

QRectF StageLayout::pileTitle() const
{
    const double left = grown(handSize) + 3 * gap;
    return {m_column.left() + left, m_shelfTop, m_column.width() - left, grown(title)};
}

QRectF StageLayout::pile() const
{
    return {m_column.left() + grown(handSize) + 3 * gap, m_shelfTop + grown(title), handSize * 0.62,
            handSize * 0.62};
}

QRectF StageLayout::displayTitle() const
{
    return {m_column.left(), hand().bottom() + gap, m_column.width(), grown(title)};
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
