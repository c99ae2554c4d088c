// SPDX-License-Identifier: GPL-3.0-or-later
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

} // namespace

bool StageCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture)
            zoomAt(gesture->position(), 1.0 + gesture->value());
        return true;
    }
    if (event->type() == QEvent::Gesture) {
        const auto* pinch =
            static_cast<QPinchGesture*>(static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
        if (pinch != nullptr)
            zoomAt(mapFromGlobal(pinch->hotSpot()), pinch->scaleFactor());
        return true;
    }
    if (event->type() != QEvent::ToolTip || !m_hitText)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto hit = m_layout.board().contains(help->pos())
                         ? m_boardPicture.hit(m_picture.still.board, view().toBoard(help->pos()))
                         : std::nullopt;
    QToolTip::showText(help->globalPos(), hit ? m_hitText(*hit) : QString(), this);
    return true;
}

void StageCanvas::wheelEvent(QWheelEvent* event)
{
    if (!m_layout.board().contains(event->position()))
        return QWidget::wheelEvent(event);
    const bool isTouchPad = event->phase() != Qt::NoScrollPhase && !event->pixelDelta().isNull();
    if (isTouchPad && m_zoom > 1.0 && (event->modifiers() & Qt::ControlModifier) == 0)
        return panBy(event->pixelDelta());
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
    m_boardLayer = {};
    update();
}

void StageCanvas::zoomBy(double factor)
{
    zoomAt(m_layout.board().center(), factor);
}

void StageCanvas::panBy(QPointF pixels)
{
    if (m_zoom <= 1.0)
        return;
    m_pan -= pixels / view().squareSize;
    m_boardLayer = {};
    update();
}

/// Where on the board something moves or is told, in squares.
std::optional<QPointF> StageCanvas::actionPoint() const
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
    if (!m_picture.still.board.labels.empty())
        return m_picture.still.board.labels.front().at;
    return std::nullopt;
}

/// Keeps the action within the inner part of the view.
void StageCanvas::followAction()
{
    const auto action = m_zoom > 1.0 ? actionPoint() : std::nullopt;
    if (!action)
        return;
    const QRectF board = m_layout.board();
    const QRectF inner =
        board.adjusted(board.width() / 5, board.height() / 5, -board.width() / 5, -board.height() / 5);
    const QPointF at = view().toView(*action);
    const QPointF nearest(std::clamp(at.x(), inner.left(), inner.right()),
                          std::clamp(at.y(), inner.top(), inner.bottom()));
    if (at != nearest)
        panBy(nearest - at);
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
