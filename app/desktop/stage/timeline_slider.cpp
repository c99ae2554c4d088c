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
constexpr int highest = 42;
constexpr int handleSize = 14;
constexpr int grooveTop = 9;
constexpr int lanesBegin = 16; ///< the marks are below
constexpr double laneHeight = 7.5;
constexpr int signReach = 5;        ///< to both sides
constexpr int signsApart = 12;      ///< from one to the next of a lane
constexpr int markReach = 7;        ///< to both sides, for the mouse
constexpr double soughtReach = 6.2; ///< of the ring, to each side
constexpr double twin = 2.2;        ///< so far a sign that stands for several is from the one behind it

QPainterPath diamond(QPointF at, double radius)
{
    QPainterPath path(at + QPointF(0, -radius));
    path.lineTo(at + QPointF(radius, 0));
    path.lineTo(at + QPointF(0, radius));
    path.lineTo(at + QPointF(-radius, 0));
    path.closeSubpath();
    return path;
}

QPainterPath flag(QPointF top)
{
    QPainterPath path(top);
    path.lineTo(top + QPointF(6, 2.75));
    path.lineTo(top + QPointF(0, 5.5));
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
    m_hovered.clear();
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

TimelineLanes TimelineSlider::lanes() const
{
    const double edge = grown(handleSize) / 2.0;
    const TimelineLanes::Room room{edge, std::max(edge, width() - edge), signsApart * unit()};
    return {m_marks, [this](int at) { return pixelOf(at); }, room};
}

QPointF TimelineSlider::placeOf(const MarkGroup& group) const
{
    return {group.x, (lanesBegin + (group.lane + 0.5) * laneHeight) * unit()};
}

QRect TimelineSlider::rectOf(int mark) const
{
    const QPointF place = placeOf(lanes().groupOf(mark));
    QRect rect(0, 0, 2 * grown(signReach) + 1, static_cast<int>(laneHeight * unit()));
    rect.moveCenter(place.toPoint());
    return rect;
}

/// The marks of the sign that is nearest to a point below the groove; none where none is near.
std::vector<int> TimelineSlider::marksAt(QPoint point) const
{
    if (point.y() < grown(lanesBegin))
        return {};
    const TimelineLanes lanes = this->lanes();
    const MarkGroup* best = nullptr;
    double least = 0;
    for (const MarkGroup& group : lanes.groups()) {
        const QPointF way = placeOf(group) - point;
        const double away = std::abs(way.x()) + std::abs(way.y());
        if (std::abs(way.x()) > grown(markReach) || (best != nullptr && away >= least))
            continue;
        best = &group;
        least = away;
    }
    return best == nullptr ? std::vector<int>() : best->marks;
}

QString TimelineSlider::textAt(QPoint point) const
{
    QStringList texts;
    for (const int mark : marksAt(point))
        texts << m_marks[static_cast<std::size_t>(mark)].text;
    return texts.join(u'\n');
}

void TimelineSlider::setHovered(const std::vector<int>& marks)
{
    if (marks == m_hovered)
        return;
    m_hovered = marks;
    setCursor(marks.empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
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

/// One sign behind another one where there is more than one mark.
void TimelineSlider::paintGroup(QPainter& painter, const MarkGroup& group) const
{
    const double larger = group.marks == m_hovered ? 1.35 : 1.0;
    painter.save();
    painter.translate(placeOf(group));
    painter.scale(unit(), unit());
    if (isSought(group))
        paintSought(painter);
    painter.setBrush(palette().color(QPalette::Window));
    if (group.marks.size() > 1) {
        painter.translate(twin, 0);
        painter.setOpacity(painter.opacity() * 0.6);
        paintSign(painter, group.kind, larger);
        painter.setOpacity(painter.opacity() / 0.6);
        painter.translate(-2 * twin, 0);
    }
    paintSign(painter, group.kind, larger);
    painter.restore();
}

bool TimelineSlider::isSought(const MarkGroup& group) const
{
    return std::ranges::any_of(group.marks,
                               [&](int mark) { return m_marks[static_cast<std::size_t>(mark)].isSought; });
}

/// A ring around the sign that comes.
void TimelineSlider::paintSought(QPainter& painter) const
{
    painter.setPen(QPen(palette().color(QPalette::Link), 1.6));
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawEllipse(QPointF(), soughtReach, soughtReach);
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
        painter.drawEllipse(QPointF(), 3 * larger, 3 * larger);
        return;
    case MarkKind::Turn:
        painter.scale(larger, larger);
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        painter.drawLine(QPointF(0, -4), QPointF(0, 4));
        painter.fillPath(flag(QPointF(0, -4)), palette().color(QPalette::Text));
        painter.scale(1 / larger, 1 / larger);
        return;
    case MarkKind::Refusal:
        painter.setPen(QPen(rubric, 1.7 * larger, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-3, -3), QPointF(3, 3));
        painter.drawLine(QPointF(-3, 3), QPointF(3, -3));
        return;
    case MarkKind::Award:
        painter.fillPath(diamond({}, 5.3 * larger), palette().color(QPalette::Window)); // apart from its twin
        painter.fillPath(diamond({}, 4.2 * larger), rubric);
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
    for (const TimelineLanes lanes = this->lanes(); const MarkGroup& group : lanes.groups())
        paintGroup(painter, group);
}

bool TimelineSlider::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QSlider::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

void TimelineSlider::mousePressEvent(QMouseEvent* event)
{
    const std::vector<int> marks = marksAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || marks.empty()) {
        if (event->button() == Qt::LeftButton)
            setSliderPosition(valueAt(event->position().x()));
        return QSlider::mousePressEvent(event);
    }
    event->accept();
    const auto here = std::ranges::find(marks, current());
    goTo(here == marks.end() || here + 1 == marks.end() ? marks.front() : *(here + 1));
}

void TimelineSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() == Qt::NoButton)
        return setHovered(marksAt(event->position().toPoint()));
    if (isSliderDown())
        setSliderPosition(valueAt(event->position().x()));
}

void TimelineSlider::leaveEvent(QEvent* event)
{
    setHovered({});
    QSlider::leaveEvent(event);
}

void TimelineSlider::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down)
        return QSlider::keyPressEvent(event);
    goToNext(event->key() == Qt::Key_Up ? -1 : 1);
}

} // namespace glossator::desktop
