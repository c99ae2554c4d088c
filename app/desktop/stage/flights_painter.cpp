// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/flights_painter.h"

#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/card_painter.h"
#include "app/desktop/stage/card_rooms.h"
#include "app/desktop/stage/tile_back.h"
#include "app/pictures/meeple_painter.h"
#include "app/pictures/sign_picture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace glossator::desktop {

namespace {

constexpr int steps = 3;            ///< of a walking figure
constexpr double labelSquare = 120; ///< words that float are as large as on squares of this size
constexpr double cardSquare = 72;   ///< and those that lie on a card, with text of the original size
constexpr double tiny = 0.7;        ///< times their size: words on a card that are smaller lie elsewhere
constexpr double most = 10000;      ///< pixels: as high as words are
constexpr QPointF shadow{4, 5};
constexpr double backEdge = 3; ///< pixels around the back of a tile, as on the cards
constexpr double spare = 8;    ///< pixels around a figure or a tile, for its rim or shadow

double mixed(double from, double to, double progress)
{
    return from + (to - from) * progress;
}

double angleOf(pictures::Pose pose)
{
    return pose == pictures::Pose::Lying ? -90.0 : pose == pictures::Pose::UpsideDown ? 180.0 : 0.0;
}

/// The shortest way to turn into place, in degrees before arriving.
double angleBefore(engine::Turn turn)
{
    return (turn & 3) == 3 ? 90.0 : -90.0 * (turn & 3);
}

/// In the middle of its way a tile is nearer to who looks at it.
double liftOf(const TileFlight& flight)
{
    return 1.0 + 0.10 * std::sin(flight.progress * std::numbers::pi);
}

bool isDown(const TileFlight& flight)
{
    return flight.progress < 0.5 ? flight.beginsDown : flight.endsDown;
}

/// Seen from above, a tile that is turned over becomes narrow and wide again: its width, times that of a tile
/// that lies.
double turnedOver(const TileFlight& flight)
{
    if (flight.beginsDown == flight.endsDown)
        return 1.0;
    return std::max(0.06, std::abs(std::cos(flight.progress * std::numbers::pi)));
}

QRect around(QPointF at, double reach)
{
    return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach).toAlignedRect();
}

bool isOnCard(const LabelFlight& flight)
{
    return flight.to.where == Spot::Where::Card;
}

/// As far as it has room there; else it begins with it.
QRectF movedInto(const QRectF& room, const QRectF& rect)
{
    const auto pushed = [](double low, double high, double roomLow, double roomHigh) {
        return low < roomLow ? roomLow - low : std::clamp(roomHigh - high, roomLow - low, 0.0);
    };
    return rect.translated(pushed(rect.left(), rect.right(), room.left(), room.right()),
                           pushed(rect.top(), rect.bottom(), room.top(), room.bottom()));
}

pictures::BoardLabel labelOf(const LabelFlight& flight)
{
    return {flight.text, {}, flight.colour, 1.0, flight.kind, flight.detail};
}

} // namespace

FlightsPainter::FlightsPainter(const StageLayout& layout, const pictures::BoardView& view,
                               pictures::Printing printing, const QFont& font, double ratio)
    : m_layout(layout), m_view(view), m_printing(printing), m_font(font), m_ratio(ratio)
{
}

void FlightsPainter::paint(QPainter& painter, const StagePicture& picture,
                           pictures::TileImageCache& tiles) const
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (const CardFlight& flight : picture.cards)
        CardPainter(m_layout, m_printing, m_font).paint(painter, flight);
    for (const TileFlight& flight : picture.tiles)
        paintTile(painter, flight, tiles);
    for (const FigureFlight& flight : picture.figures)
        paintFigure(painter, flight);
    for (const TokenFlight& flight : picture.tokens)
        paintToken(painter, flight);
    const std::vector<Plate> plates = platesOf(picture);
    for (std::size_t i = 0; i < plates.size(); ++i)
        paintLabel(painter, picture.labels[i], plates[i]);
}

QSizeF FlightsPainter::sizeOf(const TileFlight& flight) const
{
    const QSizeF squares = pictures::boundsOf(*flight.kind, flight.turn).size();
    const double widest = std::max(squares.width(), squares.height());
    const double width = mixed(m_layout.tileWidth(flight.from, m_view, widest),
                               m_layout.tileWidth(flight.to, m_view, widest), flight.progress);
    return squares * (width / widest * liftOf(flight));
}

void FlightsPainter::paintTile(QPainter& painter, const TileFlight& flight,
                               pictures::TileImageCache& tiles) const
{
    const QSizeF size = sizeOf(flight);
    const QRectF target(QPointF(-size.width() / 2, -size.height() / 2), size);
    painter.save();
    painter.translate(between(flight));
    painter.rotate(angleBefore(flight.turn) * (1.0 - flight.progress));
    painter.scale(turnedOver(flight), 1);
    if (isDown(flight))
        paintTileBack(painter, target.adjusted(backEdge, backEdge, -backEdge, -backEdge),
                      pictures::paletteOf(m_printing));
    else
        paintFace(painter, flight, target, tiles);
    painter.restore();
}

void FlightsPainter::paintFace(QPainter& painter, const TileFlight& flight, const QRectF& target,
                               pictures::TileImageCache& tiles) const
{
    const int pixels = std::max(1, static_cast<int>(std::lround(m_view.squareSize * m_ratio)));
    const QImage& image = tiles.image(*flight.kind, flight.turn, pixels, m_printing, flight.seed);
    if (flight.kind->squares.size() == 1)
        painter.fillRect(target.translated(shadow * liftOf(flight)), QColor(0, 0, 0, 50));
    painter.drawImage(target, image, QRectF(image.rect()));
}

double FlightsPainter::heightOf(const FigureFlight& flight) const
{
    return mixed(m_layout.figureHeight(flight.from, m_view), m_layout.figureHeight(flight.to, m_view),
                 flight.progress);
}

QPointF FlightsPainter::placeOf(const FigureFlight& flight) const
{
    const double hop =
        std::abs(std::sin(flight.progress * std::numbers::pi * steps)) * heightOf(flight) * 0.35;
    return between(flight) - QPointF(0, hop);
}

void FlightsPainter::paintFigure(QPainter& painter, const FigureFlight& flight) const
{
    painter.save();
    painter.translate(placeOf(flight));
    painter.rotate(mixed(angleOf(flight.fromPose), angleOf(flight.toPose), flight.progress));
    pictures::MeeplePainter(pictures::paletteOf(m_printing))
        .paint(painter, flight.figure, flight.colour, pictures::Pose::Standing, {}, heightOf(flight));
    painter.restore();
}

double FlightsPainter::widthOf(const TokenFlight& flight) const
{
    const auto width = [this](const Spot& spot) {
        return spot.where == Spot::Where::Board ? std::max(StageLayout::tokenSign, m_view.squareSize * 0.3)
                                                : StageLayout::tokenSign;
    };
    return mixed(width(flight.from), width(flight.to), flight.progress);
}

void FlightsPainter::paintToken(QPainter& painter, const TokenFlight& flight) const
{
    pictures::paintSign(painter, pictures::paletteOf(m_printing), flight.kind, between(flight),
                        widthOf(flight));
}

/// Letters become no smaller than with text of the original size.
pictures::LabelPainter FlightsPainter::painterOf(const Plate& plate) const
{
    return {pictures::paletteOf(m_printing),
            scaledFont(m_font, std::max(plate.shrunk, 1 / textScale(m_font)))};
}

QRectF FlightsPainter::boundsOf(const LabelFlight& flight, const Plate& plate) const
{
    return painterOf(plate).boundsOf(labelOf(flight), plate.centre, plate.square * plate.shrunk);
}

/// Points within the board: the track beside it is what they are about, and must be seen.
std::vector<FlightsPainter::Plate> FlightsPainter::platesOf(const StagePicture& picture) const
{
    std::map<int, std::vector<std::size_t>> onCards; // by seat
    std::vector<Plate> plates;
    for (const LabelFlight& flight : picture.labels) {
        plates.push_back({between(flight),
                          isOnCard(flight) ? cardSquare * textScale(m_font) : m_layout.grown(labelSquare)});
        if (isOnCard(flight))
            onCards[flight.to.seat].push_back(plates.size() - 1);
        else
            plates.back().centre = movedInto(m_layout.board(), boundsOf(flight, plates.back())).center();
    }
    for (const auto& [seat, which] : onCards)
        layOnCard({seat, which}, picture, plates);
    return plates;
}

/// What is said of one player lies in the line of the name, one beside the other, where there is room for
/// that; else where nothing else lies on the card, and at last across its lower edge.
void FlightsPainter::layOnCard(const Row& row, const StagePicture& picture, std::vector<Plate>& plates) const
{
    PlayerCard unknown;
    unknown.seat = row.seat;
    const auto card = std::ranges::find(picture.still.cards, row.seat, &PlayerCard::seat);
    const CardRooms rooms(m_layout, card == picture.still.cards.end() ? unknown : *card, m_font);
    if (layIn(rooms.behindName(), row, picture, plates) || layBeforePoints(row, picture, plates) ||
        layIn(rooms.behindSupply(), row, picture, plates) ||
        layIn(rooms.behindPoints(), row, picture, plates))
        return;
    layAcrossEdge(row, picture, plates);
}

/// False where the words would be too small there, or have no room.
bool FlightsPainter::layIn(const QRectF& room, const Row& row, const StagePicture& picture,
                           std::vector<Plate>& plates) const
{
    const QSizeF size = shrinkInto(room.size(), row, picture, plates);
    const bool fits = size.width() <= room.width() && size.height() <= room.height();
    if (!fits || plates[row.which.front()].shrunk <= tiny)
        return false;
    layFrom({room.left(), room.center().y()}, row, picture, plates);
    return true;
}

/// In the line of the name, over whatever else lies there; false where they would cover the name.
bool FlightsPainter::layBeforePoints(const Row& row, const StagePicture& picture,
                                     std::vector<Plate>& plates) const
{
    const QRectF room = m_layout.playerName(row.seat).adjusted(-3, 0, 0, 0);
    const double needed = shrinkInto({room.width(), most}, row, picture, plates).width();
    const double card = m_layout.card(row.seat).left();
    const double left = std::max(card, std::min(room.left(), room.right() - needed));
    const QRectF over = layFrom({left, room.center().y()}, row, picture, plates);
    return !over.intersects(m_layout.longestName(row.seat));
}

/// At the end of the card, where letters that have their smallest size go further down.
void FlightsPainter::layAcrossEdge(const Row& row, const StagePicture& picture,
                                   std::vector<Plate>& plates) const
{
    const QRectF edge = m_layout.acrossEdge(row.seat);
    const QSizeF size = shrinkInto(edge.size(), row, picture, plates);
    const double left = std::max(m_layout.card(row.seat).left(), edge.right() - size.width());
    const double top = std::max(edge.top(), edge.bottom() - size.height());
    layFrom({left, top + size.height() / 2}, row, picture, plates);
}

/// Returns the size of all: letters have a smallest size.
QSizeF FlightsPainter::shrinkInto(QSizeF room, const Row& row, const StagePicture& picture,
                                  std::vector<Plate>& plates) const
{
    const auto sizeNow = [&] {
        QSizeF size(0, 0);
        for (const std::size_t i : row.which) {
            const QSizeF plate = boundsOf(picture.labels[i], plates[i]).size();
            size = {size.width() + plate.width(), std::max(size.height(), plate.height())};
        }
        return size;
    };
    for (const std::size_t i : row.which)
        plates[i].shrunk = 1;
    const QSizeF usual = sizeNow();
    const double fitting = std::min(room.width() / usual.width(), room.height() / usual.height());
    const double shrunk = std::clamp(fitting, 0.0, 1.0);
    for (const std::size_t i : row.which)
        plates[i].shrunk = shrunk;
    return sizeNow();
}

/// Returns where all of them lie.
QRectF FlightsPainter::layFrom(QPointF left, const Row& row, const StagePicture& picture,
                               std::vector<Plate>& plates) const
{
    QRectF all;
    for (const std::size_t i : row.which) {
        const double width = boundsOf(picture.labels[i], plates[i]).width();
        plates[i].centre = {left.x() + width / 2, left.y()};
        left.rx() += width;
        all |= boundsOf(picture.labels[i], plates[i]);
    }
    return all;
}

void FlightsPainter::paintLabel(QPainter& painter, const LabelFlight& flight, const Plate& plate) const
{
    painter.save();
    painter.setOpacity(flight.opacity);
    painterOf(plate).paint(painter, labelOf(flight), plate.centre, plate.square * plate.shrunk);
    painter.restore();
}

QRegion FlightsPainter::region(const StagePicture& picture) const
{
    QRegion region;
    for (const CardFlight& flight : picture.cards)
        region |= CardPainter(m_layout, m_printing, m_font).bounds(flight).toAlignedRect();
    for (const TileFlight& flight : picture.tiles) {
        const QSizeF size = sizeOf(flight);
        region |= around(between(flight), std::hypot(size.width(), size.height()) / 2 + spare);
    }
    for (const FigureFlight& flight : picture.figures)
        region |= around(placeOf(flight), heightOf(flight) + spare);
    for (const TokenFlight& flight : picture.tokens)
        region |= around(between(flight), widthOf(flight) / 2 + spare);
    const std::vector<Plate> plates = platesOf(picture);
    for (std::size_t i = 0; i < plates.size(); ++i)
        region |= boundsOf(picture.labels[i], plates[i]).toAlignedRect();
    return region;
}

} // namespace glossator::desktop
