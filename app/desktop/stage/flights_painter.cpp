// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/flights_painter.h"

#include "app/desktop/stage/card_painter.h"
#include "app/pictures/label_painter.h"
#include "app/pictures/meeple_painter.h"
#include "app/pictures/sign_picture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace glossator::desktop {

namespace {

constexpr int steps = 3;            ///< of a walking figure
constexpr double labelSquare = 120; ///< words that float are as large as on squares of this size
constexpr double cardSquare = 85;   ///< and those that lie on a card
constexpr QPointF shadow{4, 5};
constexpr double spare = 8; ///< pixels around a figure or a tile, for its rim or shadow

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

QRect around(QPointF at, double reach)
{
    return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach).toAlignedRect();
}

bool isOnCard(const LabelFlight& flight)
{
    return flight.to.where == Spot::Where::Card;
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
    for (const LabelFlight& flight : picture.labels)
        paintLabel(painter, flight);
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
    const int pixels = std::max(1, static_cast<int>(std::lround(m_view.squareSize * m_ratio)));
    const QImage& image = tiles.image(*flight.kind, flight.turn, pixels, m_printing, flight.seed);
    const QSizeF size = sizeOf(flight);
    const QRectF target(QPointF(-size.width() / 2, -size.height() / 2), size);
    painter.save();
    painter.translate(between(flight));
    painter.rotate(angleBefore(flight.turn) * (1.0 - flight.progress));
    if (flight.kind->squares.size() == 1)
        painter.fillRect(target.translated(shadow * liftOf(flight)), QColor(0, 0, 0, 50));
    painter.drawImage(target, image, QRectF(image.rect()));
    painter.restore();
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
                                                : m_layout.grown(StageLayout::tokenSign);
    };
    return mixed(width(flight.from), width(flight.to), flight.progress);
}

void FlightsPainter::paintToken(QPainter& painter, const TokenFlight& flight) const
{
    pictures::paintSign(painter, pictures::paletteOf(m_printing), flight.kind, between(flight),
                        widthOf(flight));
}

/// The size of the squares on which words would be as large.
double FlightsPainter::squareOf(const LabelFlight& flight) const
{
    return isOnCard(flight) ? m_layout.grown(cardSquare) : labelSquare;
}

/// Points within the board: the track beside it is what they are about, and must be seen.
QPointF FlightsPainter::placeOf(const LabelFlight& flight) const
{
    const QPointF way = between(flight);
    const QRectF plate = pictures::LabelPainter(pictures::paletteOf(m_printing), m_font)
                             .boundsOf(labelOf(flight), way, squareOf(flight));
    const QRectF room = isOnCard(flight) ? m_layout.card(flight.to.seat) : m_layout.board();
    const auto pushed = [](double low, double high, double roomLow, double roomHigh) {
        return low < roomLow ? roomLow - low : std::min(0.0, roomHigh - high);
    };
    return way + QPointF(pushed(plate.left(), plate.right(), room.left(), room.right()),
                         pushed(plate.top(), plate.bottom(), room.top(), room.bottom()));
}

void FlightsPainter::paintLabel(QPainter& painter, const LabelFlight& flight) const
{
    painter.save();
    painter.setOpacity(flight.opacity);
    pictures::LabelPainter(pictures::paletteOf(m_printing), m_font)
        .paint(painter, labelOf(flight), placeOf(flight), squareOf(flight));
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
    const pictures::LabelPainter labels(pictures::paletteOf(m_printing), m_font);
    for (const LabelFlight& flight : picture.labels)
        region |= labels.boundsOf(labelOf(flight), placeOf(flight), squareOf(flight)).toAlignedRect();
    return region;
}

} // namespace glossator::desktop
