// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/tip_lines.h"
#include "app/desktop/stage/card_words.h"
#include "app/desktop/stage/stage_canvas.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

// How the view moves over the board: by wheel, touch pad, mouse and keys, and after the action.
namespace glossator::desktop {

namespace {

constexpr double largestZoom = 6.0;
constexpr double closeZoom = 2.5; ///< of a double tap
/// Scrolling of a touch pad that tells no pixels: so many a unit of the wheel.
constexpr double pixelsOfWheel = 0.5;

bool isTouchPad(const QWheelEvent& event)
{
    return event.device()->type() == QInputDevice::DeviceType::TouchPad ||
           (event.phase() != Qt::NoScrollPhase && !event.pixelDelta().isNull());
}

QPointF wayOf(const QWheelEvent& event)
{
    return event.pixelDelta().isNull() ? QPointF(event.angleDelta()) * pixelsOfWheel
                                       : QPointF(event.pixelDelta());
}

} // namespace

bool StageCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture)
        return touchPadGesture(*static_cast<QNativeGestureEvent*>(event));
    if (event->type() == QEvent::Gesture) {
        const QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture);
        if (const auto* pinch = static_cast<const QPinchGesture*>(gesture))
            pinched(*pinch);
        return true;
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipLines(textAt(help->pos())), this);
    return true;
}

QString StageCanvas::textAt(QPointF point)
{
    const std::vector<CardPile>& piles = m_picture.still.shelf.cardPiles;
    for (std::size_t i = 0; i < piles.size(); ++i)
        if (m_layout.shelf().cardRow(static_cast<int>(i)).contains(point))
            return cardWords(piles[i]);
    for (const PlayerCard& card : m_picture.still.cards)
        if (m_layout.card(card.seat).contains(point))
            return m_players.value(card.seat) + u'\n' + BoardWords::of(card) + reasonsOnCard(card.seat);
    if (m_layout.shelf().hand().contains(point))
        return SidesPainter::handName();
    if (m_layout.shelf().pile().contains(point))
        return SidesPainter::pileName();
    for (std::size_t i = 0; i < m_picture.still.shelf.display.size(); ++i)
        if (m_layout.shelf().displaySlot(static_cast<int>(i)).contains(point))
            return SidesPainter::displayName();
    if (QString reason = reasonAt(point); !reason.isEmpty())
        return reason;
    const auto hit = hitAt(point);
    const auto told = words();
    return hit && told ? told->of(*hit) : QString();
}

std::optional<pictures::BoardHit> StageCanvas::hitAt(QPointF point)
{
    return m_layout.board().contains(point) ? m_boardPicture.hit(m_picture.still.board, view().toBoard(point))
                                            : std::nullopt;
}

/// Of the points on the board that lie there.
QString StageCanvas::reasonAt(QPointF point) const
{
    const std::vector<QRectF> plates = platesOfLabels(view());
    for (std::size_t i = 0; i < plates.size(); ++i)
        if (m_layout.board().contains(point) && plates[i].contains(point))
            return m_picture.still.board.labels[i].reason;
    return {};
}

/// Of all that is said on the card of a player, each after a line's end.
QString StageCanvas::reasonsOnCard(int seat) const
{
    QString reasons;
    for (const LabelFlight& label : m_picture.labels)
        if (label.to.where == Spot::Where::Card && label.to.seat == seat && !label.reason.isEmpty())
            reasons += u'\n' + label.reason;
    return reasons;
}

bool StageCanvas::touchPadGesture(const QNativeGestureEvent& gesture)
{
    switch (gesture.gestureType()) {
    case Qt::ZoomNativeGesture:
        zoomAt(gesture.position(), 1.0 + gesture.value());
        return true;
    case Qt::PanNativeGesture:
        panBy(gesture.delta());
        return true;
    case Qt::SmartZoomNativeGesture:
        zoomAt(gesture.position(), m_zoom > 1.0 ? 0.0 : closeZoom);
        return true;
    default:
        return false;
    }
}

/// Two fingers on a screen draw the board with them.
void StageCanvas::pinched(const QPinchGesture& pinch)
{
    m_isPinched = pinch.state() == Qt::GestureStarted || pinch.state() == Qt::GestureUpdated;
    panBy(pinch.centerPoint() - pinch.lastCenterPoint());
    zoomAt(mapFromGlobal(pinch.centerPoint()), pinch.scaleFactor());
}

/// A wheel zooms; two fingers on a touch pad move, as they do everywhere, and zoom with Ctrl.
void StageCanvas::wheelEvent(QWheelEvent* event)
{
    if (!m_layout.board().contains(event->position()))
        return QWidget::wheelEvent(event);
    if (isTouchPad(*event) && (event->modifiers() & Qt::ControlModifier) == 0)
        return panBy(wayOf(*event));
    if (event->angleDelta().y() == 0)
        return QWidget::wheelEvent(event);
    zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
}

void StageCanvas::zoomAt(QPointF point, double factor)
{
    const QPointF under = view().toBoard(point);
    m_zoom = std::clamp(m_zoom * factor, 1.0, largestZoom);
    if (m_zoom <= 1.0)
        return fitBoard();
    m_pan += under - view().toBoard(point);
    updateStill();
}

void StageCanvas::zoomBy(double factor)
{
    zoomAt(m_layout.board().center(), factor);
}

void StageCanvas::panBy(QPointF pixels)
{
    if (m_zoom <= 1.0)
        return;
    m_isFollowing = false;
    moveBy(pixels);
}

void StageCanvas::moveBy(QPointF pixels)
{
    m_pan -= pixels / view().squareSize;
    keepInSight();
    updateStill();
}

/// Some of the board always stays in the view.
void StageCanvas::keepInSight()
{
    const QPointF centre = m_fitted.centre + m_pan;
    const QPointF nearest(std::clamp(centre.x(), m_squares.left(), m_squares.right()),
                          std::clamp(centre.y(), m_squares.top(), m_squares.bottom()));
    m_pan += nearest - centre;
}

void StageCanvas::setFollows(bool follows)
{
    m_follows = follows;
    follow();
}

void StageCanvas::follow()
{
    m_isFollowing = m_follows;
    followAction(m_picture.still.board);
}

/// Where on the board something moves, is told or lies anew, in squares.
std::optional<QPointF> StageCanvas::actionPoint(const pictures::BoardScene& before) const
{
    const auto onWay = [](const auto& flight) -> std::optional<QPointF> {
        if (flight.to.where != Spot::Where::Board)
            return flight.from.where == Spot::Where::Board ? std::optional(flight.from.board) : std::nullopt;
        return flight.from.where == Spot::Where::Board
                   ? flight.from.board + (flight.to.board - flight.from.board) * flight.progress
                   : flight.to.board;
    };
    for (const TileFlight& flight : m_picture.tiles)
        if (const auto point = onWay(flight))
            return point;
    for (const FigureFlight& flight : m_picture.figures)
        if (const auto point = onWay(flight))
            return point;
    if (m_picture.action)
        return m_picture.action;
    const pictures::BoardScene& board = m_picture.still.board;
    if (!board.labels.empty())
        return board.labels.front().at;
    if (board.tiles.size() > before.tiles.size() && !before.tiles.empty())
        return board.tiles.back().middle();
    return board.pieces.size() > before.pieces.size() && !before.pieces.empty()
               ? std::optional(board.pieces.back().at)
               : std::nullopt;
}

/// Keeps the action within the inner part of the view.
void StageCanvas::followAction(const pictures::BoardScene& before)
{
    const auto action = m_zoom > 1.0 && m_isFollowing ? actionPoint(before) : std::nullopt;
    if (!action)
        return;
    const QRectF board = m_layout.board();
    const QRectF inner =
        board.adjusted(board.width() / 5, board.height() / 5, -board.width() / 5, -board.height() / 5);
    const QPointF at = view().toView(*action);
    const QPointF nearest(std::clamp(at.x(), inner.left(), inner.right()),
                          std::clamp(at.y(), inner.top(), inner.bottom()));
    if (at != nearest)
        moveBy(nearest - at);
}

void StageCanvas::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = event->position();
    if (event->button() != Qt::LeftButton || m_zoom <= 1.0)
        return QWidget::mousePressEvent(event);
    m_dragFrom = event->position();
    setCursor(Qt::ClosedHandCursor);
}

void StageCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) == 0 || m_zoom <= 1.0)
        return QWidget::mouseMoveEvent(event);
    if (!m_isPinched) // the first of two fingers is told as a mouse as well
        panBy(event->position() - m_dragFrom);
    m_dragFrom = event->position();
}

void StageCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    unsetCursor();
    QWidget::mouseReleaseEvent(event);
    const bool isClick =
        (event->position() - m_pressedAt).manhattanLength() < QApplication::startDragDistance();
    if (event->button() != Qt::LeftButton || !isClick || !m_layout.board().contains(event->position()))
        return;
    const QPointF at = view().toBoard(event->position());
    emit boardClicked(at, m_boardPicture.hit(m_picture.still.board, at));
}

void StageCanvas::mouseDoubleClickEvent(QMouseEvent*)
{
    fitBoard();
}

} // namespace glossator::desktop
