// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_canvas.h"

#include "app/desktop/stage/sides_painter.h"
#include "app/desktop/tiles/printing_of.h"
#include "app/pictures/label_painter.h"
#include "app/pictures/meeple_painter.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace glossator::desktop {

namespace {

constexpr double margin = 0.35; ///< squares around the board
constexpr double largestSquare = 150.0;
constexpr double usualText = 13; ///< pixels
constexpr int steps = 3;         ///< of a walking figure

double mixed(double from, double to, double progress)
{
    return from + (to - from) * progress;
}

QPointF mixed(QPointF from, QPointF to, double progress)
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

} // namespace

StageCanvas::StageCanvas(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("stageCanvas"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
}

void StageCanvas::setTable(const QRectF& bounds, const QStringList& players)
{
    m_bounds = bounds.isNull() ? QRectF(0, 0, 1, 1) : bounds;
    m_players = players;
    m_displayed = 0;
    m_inFront = 0;
    layOut();
}

void StageCanvas::setPlayerNames(const QStringList& names)
{
    m_players = names;
    forgetLayers();
}

void StageCanvas::layOut()
{
    m_layout = StageLayout(QRectF(rect()), static_cast<int>(m_players.size()), m_displayed, m_inFront,
                           std::max(1.0, font().pixelSize() / usualText));
    forgetLayers();
}

void StageCanvas::forgetLayers()
{
    m_boardLayer = {};
    m_sidesLayer = {};
    update();
}

void StageCanvas::setPicture(StagePicture picture)
{
    const bool newBoard = picture.still.board != m_picture.still.board;
    const bool newSides = picture.still.track != m_picture.still.track ||
                          picture.still.cards != m_picture.still.cards ||
                          picture.still.shelf != m_picture.still.shelf;
    m_picture = std::move(picture);
    followAction();
    if (makeRoom())
        return layOut();
    if (newBoard) {
        m_boardLayer = {};
        update(m_layout.board().toAlignedRect());
    }
    if (newSides) {
        m_sidesLayer = {};
        update();
    }
    const QRectF flights = boundsOfFlights();
    update((flights | m_flown).toAlignedRect());
    m_flown = flights;
}

/// Tiles beside the board get room when there are more of them than ever before in this case.
bool StageCanvas::makeRoom()
{
    std::size_t inFront = 0;
    for (const PlayerCard& card : m_picture.still.cards)
        inFront = std::max(inFront, card.inFront.size());
    const int displayed = std::max(m_displayed, static_cast<int>(m_picture.still.shelf.display.size()));
    const int before = std::max(m_inFront, static_cast<int>(inFront));
    const bool isMore = displayed > m_displayed || before > m_inFront;
    m_displayed = displayed;
    m_inFront = before;
    return isMore;
}

pictures::BoardView StageCanvas::fittedView() const
{
    QRectF bounds = m_bounds | pictures::BoardPicture::boundsOf(m_picture.still.board);
    bounds.adjust(-margin, -margin, margin, margin);
    return pictures::BoardView::fitting(bounds, m_layout.board(), largestSquare);
}

pictures::BoardView StageCanvas::view() const
{
    pictures::BoardView view = fittedView();
    view.squareSize *= m_zoom;
    view.centre += m_pan;
    return view.snapped(devicePixelRatioF());
}

void StageCanvas::fitBoard()
{
    m_zoom = 1.0;
    m_pan = {};
    m_boardLayer = {};
    update();
}

void StageCanvas::setAside(bool aside)
{
    m_isAside = aside;
    update();
}

QPixmap StageCanvas::blankLayer() const
{
    const double ratio = devicePixelRatioF();
    QPixmap layer(size() * ratio);
    layer.setDevicePixelRatio(ratio);
    layer.fill(Qt::transparent);
    return layer;
}

void StageCanvas::paintBoardLayer()
{
    m_boardLayer = blankLayer();
    m_boardLayer.fill(palette().color(QPalette::Window));
    QPainter painter(&m_boardLayer);
    m_boardPicture.setPrinting(printingOf(palette()));
    m_boardPicture.setLabelFont(font());
    m_boardPicture.paint(painter, m_picture.still.board, view());
}

void StageCanvas::paintSidesLayer()
{
    m_sidesLayer = blankLayer();
    QPainter painter(&m_sidesLayer);
    SidesPainter(m_layout, palette(), font(), m_thumbnails).paint(painter, m_picture.still, m_players);
}

void StageCanvas::paintEvent(QPaintEvent* event)
{
    if (m_boardLayer.isNull())
        paintBoardLayer();
    if (m_sidesLayer.isNull())
        paintSidesLayer();
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    for (const QRect& dirty : event->region()) {
        const QRectF source(QPointF(dirty.topLeft()) * ratio, QSizeF(dirty.size()) * ratio);
        painter.drawPixmap(QRectF(dirty), m_boardLayer, source);
        painter.drawPixmap(QRectF(dirty), m_sidesLayer, source);
    }
    paintFlights(painter);
    if (!m_isAside)
        return;
    painter.setPen(QPen(rubricOf(palette()), 2, Qt::DashLine));
    painter.drawRect(m_layout.board().adjusted(2, 2, -2, -2));
}

void StageCanvas::paintFlights(QPainter& painter)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (const TileFlight& flight : m_picture.tiles)
        paintFlight(painter, flight);
    for (const FigureFlight& flight : m_picture.figures)
        paintFlight(painter, flight);
    for (const LabelFlight& flight : m_picture.labels)
        paintFlight(painter, flight);
}

void StageCanvas::paintFlight(QPainter& painter, const TileFlight& flight)
{
    const pictures::BoardView seen = view();
    const QRectF bounds = pictures::boundsOf(*flight.kind, flight.turn);
    const double widest = std::max(bounds.width(), bounds.height());
    const int pixels = std::max(1, static_cast<int>(std::lround(seen.squareSize * devicePixelRatioF())));
    const QImage& image =
        m_boardPicture.cache().image(*flight.kind, flight.turn, pixels, printingOf(palette()), flight.seed);
    const double unit = mixed(m_layout.tileWidth(flight.from, seen, widest),
                              m_layout.tileWidth(flight.to, seen, widest), flight.progress) /
                        widest;
    const double lift = 1.0 + 0.10 * std::sin(flight.progress * std::numbers::pi);
    painter.save();
    painter.translate(
        mixed(m_layout.pointOf(flight.from, seen), m_layout.pointOf(flight.to, seen), flight.progress));
    painter.rotate(angleBefore(flight.turn) * (1.0 - flight.progress));
    const QSizeF size = bounds.size() * unit * lift;
    const QRectF target(QPointF(-size.width() / 2, -size.height() / 2), size);
    if (flight.kind->squares.size() == 1)
        painter.fillRect(target.translated(4 * lift, 5 * lift), QColor(0, 0, 0, 50));
    painter.drawImage(target, image, QRectF(image.rect()));
    painter.restore();
}

void StageCanvas::paintFlight(QPainter& painter, const FigureFlight& flight)
{
    const pictures::BoardView seen = view();
    const double height = mixed(m_layout.figureHeight(flight.from, seen),
                                m_layout.figureHeight(flight.to, seen), flight.progress);
    QPointF at =
        mixed(m_layout.pointOf(flight.from, seen), m_layout.pointOf(flight.to, seen), flight.progress);
    at.ry() -= std::abs(std::sin(flight.progress * std::numbers::pi * steps)) * height * 0.35;
    painter.save();
    painter.translate(at);
    painter.rotate(mixed(angleOf(flight.fromPose), angleOf(flight.toPose), flight.progress));
    pictures::MeeplePainter(pictures::paletteOf(printingOf(palette())))
        .paint(painter, flight.figure, flight.colour, pictures::Pose::Standing, {}, height);
    painter.restore();
}

void StageCanvas::paintFlight(QPainter& painter, const LabelFlight& flight)
{
    const pictures::BoardView seen = view();
    const QPointF at =
        mixed(m_layout.pointOf(flight.from, seen), m_layout.pointOf(flight.to, seen), flight.progress);
    painter.save();
    painter.setOpacity(flight.opacity);
    pictures::LabelPainter(pictures::paletteOf(printingOf(palette())), font())
        .paint(painter, {flight.text, {}, flight.colour, 1.0}, at, 120.0);
    painter.restore();
}

QRectF StageCanvas::boundsOfFlights() const
{
    const pictures::BoardView seen = view();
    QRectF bounds;
    const auto add = [&](const Spot& from, const Spot& to, double progress, double reach) {
        const QPointF at = mixed(m_layout.pointOf(from, seen), m_layout.pointOf(to, seen), progress);
        bounds |= QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach);
    };
    for (const TileFlight& flight : m_picture.tiles) {
        const QRectF size = pictures::boundsOf(*flight.kind, flight.turn);
        const double widest = std::max({m_layout.tileWidth(flight.from, seen, 3),
                                        seen.squareSize * size.width(), seen.squareSize * size.height()});
        add(flight.from, flight.to, flight.progress, widest);
    }
    for (const FigureFlight& flight : m_picture.figures)
        add(flight.from, flight.to, flight.progress, 60.0);
    for (const LabelFlight& flight : m_picture.labels)
        add(flight.from, flight.to, flight.progress, 90.0);
    return bounds;
}

void StageCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StageCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange)
        forgetLayers();
}

} // namespace glossator::desktop
