// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/timeline_slider.h"

#include "app/desktop/look/contrast.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/timeline_accessible.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace glossator::desktop {

namespace {

// At the original size of text.
constexpr int highest = 37;
constexpr int handleSize = 14;
constexpr int grooveTop = 9;
constexpr int laneBegin = 18; ///< the marks are below
constexpr int markReach = 7;  ///< to both sides, for the mouse

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

QColor timelineInk(const QPalette& palette)
{
    return seenOn(palette.color(QPalette::Window), palette.color(QPalette::Mid),
                  palette.color(QPalette::WindowText));
}

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
                                        [](int at, const TimelineMark& mark) { return at < mark.begin; });
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

/// With the text, but only half as fast, so that room is left for the board.
double TimelineSlider::unit() const
{
    return 1 + (textScale(font()) - 1) / 2;
}

int TimelineSlider::grown(double pixels) const
{
    return qRound(pixels * unit());
}

QSize TimelineSlider::sizeHint() const
{
    return {grown(240), grown(highest)};
}

QSize TimelineSlider::minimumSizeHint() const
{
    return {grown(120), grown(highest)};
}

int TimelineSlider::pixelOf(int value) const
{
    const int handle = grown(handleSize);
    return handle / 2 + QStyle::sliderPositionFromValue(minimum(), maximum(), value, width() - handle);
}

int TimelineSlider::valueAt(double x) const
{
    const int handle = grown(handleSize);
    return QStyle::sliderValueFromPosition(minimum(), maximum(), qRound(x) - handle / 2, width() - handle);
}

QRect TimelineSlider::rectOf(int mark) const
{
    const int x = pixelOf(m_marks[static_cast<std::size_t>(mark)].at);
    const int reach = grown(markReach);
    return {x - reach, grown(laneBegin), 2 * reach + 1, height() - grown(laneBegin)};
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

/// What is to come is a thin line, what has been a thick one.
void TimelineSlider::paintGroove(QPainter& painter) const
{
    const double middle = grooveTop * unit();
    const double begin = grown(handleSize) / 2.0;
    const double end = width() - begin;
    const double at = pixelOf(value());
    const QColor line = timelineInk(palette());
    painter.setPen(QPen(line, 2 * unit(), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(begin, middle), QPointF(end, middle));
    painter.setPen(QPen(quietTextOf(palette()), 5 * unit(), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(begin, middle), QPointF(at, middle));
    if (m_asideFrom >= 0) {
        painter.setPen(QPen(rubricOf(palette()), 4 * unit(), Qt::DashLine, Qt::FlatCap));
        painter.drawLine(QPointF(pixelOf(m_asideFrom), middle), QPointF(end, middle));
    }
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Link), 3 * unit())
                              : QPen(quietTextOf(palette()), 1.5 * unit()));
    painter.setBrush(palette().color(QPalette::Button));
    const double radius = handleSize * unit() / 2 - 1;
    painter.drawEllipse(QPointF(at, middle), radius, radius);
}

void TimelineSlider::paintMark(QPainter& painter, int mark) const
{
    painter.save();
    painter.translate(pixelOf(m_marks[static_cast<std::size_t>(mark)].at), (laneBegin + 9) * unit());
    painter.scale(unit(), unit());
    painter.setBrush(Qt::NoBrush);
    paintSign(painter, m_marks[static_cast<std::size_t>(mark)].kind, mark == m_hovered ? 1.35 : 1.0);
    painter.restore();
}

/// The sign of a mark around the origin.
void TimelineSlider::paintSign(QPainter& painter, MarkKind kind, double larger) const
{
    const QColor rubric = rubricOf(palette());
    const QColor quiet = quietTextOf(palette());
    switch (kind) {
    case MarkKind::Step:
        painter.setPen(QPen(quiet, 1.4 * larger));
        painter.drawLine(QPointF(0, -3), QPointF(0, 3));
        return;
    case MarkKind::Decision:
        painter.setPen(QPen(quiet, 1.4 * larger));
        painter.drawEllipse(QPointF(), 3.2 * larger, 3.2 * larger);
        return;
    case MarkKind::Turn:
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        painter.drawLine(QPointF(0, -9), QPointF(0, 7));
        painter.fillPath(flag(QPointF(0, -1)), palette().color(QPalette::Text));
        return;
    case MarkKind::Refusal:
        painter.setPen(QPen(rubric, 1.7 * larger, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-3, -3), QPointF(3, 3));
        painter.drawLine(QPointF(-3, 3), QPointF(3, -3));
        return;
    case MarkKind::Award:
        painter.fillPath(diamond({}, 4.8 * larger), rubric);
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
            setSliderPosition(valueAt(event->position().x()));
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
        setSliderPosition(valueAt(event->position().x()));
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
