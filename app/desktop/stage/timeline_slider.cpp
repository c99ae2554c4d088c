// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/timeline_slider.h"

#include "app/desktop/stage/timeline_accessible.h"
#include "app/desktop/tiles/printing_of.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int handle = 14;
constexpr int grooveMiddle = 11;
constexpr int laneTop = 21; ///< the marks are below
constexpr int reach = 7;    ///< of a mark to both sides, for the mouse

QPainterPath diamond(QPointF at, double radius)
{
    QPainterPath path(at + QPointF(0, -radius));
    path.lineTo(at + QPointF(radius, 0));
    path.lineTo(at + QPointF(0, radius));
    path.lineTo(at + QPointF(-radius, 0));
    path.closeSubpath();
    return path;
}

QPainterPath flag(QPointF foot)
{
    QPainterPath path(foot + QPointF(0, -7));
    path.lineTo(foot + QPointF(7, -3.5));
    path.lineTo(foot);
    path.closeSubpath();
    return path;
}

} // namespace

TimelineSlider::TimelineSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("stageTimeline"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    installTimelineAccessible();
}

void TimelineSlider::setMarks(std::vector<TimelineMark> marks, int asideFrom)
{
    m_marks = std::move(marks);
    m_asideFrom = asideFrom;
    m_hovered = -1;
    update();
}

int TimelineSlider::current() const
{
    const auto after = std::upper_bound(m_marks.begin(), m_marks.end(), value(),
                                        [](int at, const TimelineMark& mark) { return at < mark.at; });
    return static_cast<int>(after - m_marks.begin()) - 1;
}

void TimelineSlider::goToNext(int direction)
{
    int mark = current() + direction;
    while (mark > 0 && mark + 1 < static_cast<int>(m_marks.size()) &&
           m_marks[static_cast<std::size_t>(mark)].kind == MarkKind::Step)
        mark += direction;
    goTo(mark);
}

void TimelineSlider::goTo(int mark)
{
    if (mark >= 0 && mark < static_cast<int>(m_marks.size()))
        emit momentRequested(m_marks[static_cast<std::size_t>(mark)].moment);
}

int TimelineSlider::pixelOf(int value) const
{
    return handle / 2 + QStyle::sliderPositionFromValue(minimum(), maximum(), value, width() - handle);
}

QRect TimelineSlider::rectOf(int mark) const
{
    const int x = pixelOf(m_marks[static_cast<std::size_t>(mark)].at);
    return {x - reach, laneTop, 2 * reach + 1, height() - laneTop};
}

/// The weightiest mark near a point of the lane; -1 for none.
int TimelineSlider::markAt(QPoint point) const
{
    int best = -1;
    const auto weight = [&](int mark) {
        const int away = std::abs(rectOf(mark).center().x() - point.x());
        return 4 * static_cast<int>(m_marks[static_cast<std::size_t>(mark)].kind) - 3 * away;
    };
    for (int mark = 0; mark < static_cast<int>(m_marks.size()); ++mark)
        if (rectOf(mark).contains(point) && (best < 0 || weight(mark) > weight(best)))
            best = mark;
    return best;
}

void TimelineSlider::setHovered(int mark)
{
    if (mark == m_hovered)
        return;
    m_hovered = mark;
    setCursor(mark < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

void TimelineSlider::paintGroove(QPainter& painter) const
{
    const QRectF groove(handle / 2.0, grooveMiddle - 2, width() - handle, 4);
    const int at = pixelOf(value());
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid));
    painter.drawRoundedRect(groove, 2, 2);
    painter.setBrush(quietTextOf(palette()));
    painter.drawRoundedRect(QRectF(groove.left(), groove.top(), at - groove.left(), groove.height()), 2, 2);
    if (m_asideFrom >= 0) {
        painter.setPen(QPen(rubricOf(palette()), 4, Qt::DashLine, Qt::FlatCap));
        painter.drawLine(QPointF(pixelOf(m_asideFrom), grooveMiddle), QPointF(groove.right(), grooveMiddle));
    }
    painter.setPen(
        QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Dark), hasFocus() ? 3 : 1.2));
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawEllipse(QPointF(at, grooveMiddle), handle / 2.0 - 1, handle / 2.0 - 1);
}

void TimelineSlider::paintMark(QPainter& painter, int mark) const
{
    const MarkKind kind = m_marks[static_cast<std::size_t>(mark)].kind;
    const QColor rubric = rubricOf(palette());
    const QColor quiet = quietTextOf(palette());
    const QPointF at(pixelOf(m_marks[static_cast<std::size_t>(mark)].at), laneTop + 9);
    const double larger = mark == m_hovered ? 1.35 : 1.0;
    painter.setBrush(Qt::NoBrush);
    switch (kind) {
    case MarkKind::Step:
        painter.setPen(QPen(quiet, 1.4 * larger));
        painter.drawLine(at + QPointF(0, -3), at + QPointF(0, 3));
        return;
    case MarkKind::Decision:
        painter.setPen(QPen(quiet, 1.4 * larger));
        painter.drawEllipse(at, 3.2 * larger, 3.2 * larger);
        return;
    case MarkKind::Turn:
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        painter.drawLine(at + QPointF(0, -9), at + QPointF(0, 7));
        painter.fillPath(flag(at + QPointF(0, -1)), palette().color(QPalette::Text));
        return;
    case MarkKind::Refusal:
        painter.setPen(QPen(rubric, 1.7 * larger, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at + QPointF(-3, -3), at + QPointF(3, 3));
        painter.drawLine(at + QPointF(-3, 3), at + QPointF(3, -3));
        return;
    case MarkKind::Award:
        painter.fillPath(diamond(at, 4.8 * larger), rubric);
        return;
    }
}

void TimelineSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled())
        painter.setOpacity(0.5);
    paintGroove(painter);
    for (int kind = 0; kind <= static_cast<int>(MarkKind::Award); ++kind)
        for (int mark = 0; mark < static_cast<int>(m_marks.size()); ++mark)
            if (static_cast<int>(m_marks[static_cast<std::size_t>(mark)].kind) == kind)
                paintMark(painter, mark);
}

bool TimelineSlider::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QSlider::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int mark = markAt(help->pos());
    QToolTip::showText(help->globalPos(), mark < 0 ? QString() : m_marks[static_cast<std::size_t>(mark)].text,
                       this);
    return true;
}

void TimelineSlider::mousePressEvent(QMouseEvent* event)
{
    const int mark = markAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || mark < 0) {
        if (event->button() == Qt::LeftButton)
            setSliderPosition(QStyle::sliderValueFromPosition(
                minimum(), maximum(), qRound(event->position().x()) - handle / 2, width() - handle));
        return QSlider::mousePressEvent(event);
    }
    event->accept();
    goTo(mark);
}

void TimelineSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() == Qt::NoButton)
        return setHovered(markAt(event->position().toPoint()));
    if (isSliderDown())
        setSliderPosition(QStyle::sliderValueFromPosition(
            minimum(), maximum(), qRound(event->position().x()) - handle / 2, width() - handle));
}

void TimelineSlider::leaveEvent(QEvent* event)
{
    setHovered(-1);
    QSlider::leaveEvent(event);
}

void TimelineSlider::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down)
        return QSlider::keyPressEvent(event);
    goToNext(event->key() == Qt::Key_Up ? -1 : 1);
}

} // namespace glossator::desktop
