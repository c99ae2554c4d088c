// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/timeline_slider.h"

#include "app/desktop/tiles/printing_of.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

namespace glossator::desktop {

TimelineSlider::TimelineSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("stageTimeline"));
    setMinimumHeight(26);
}

void TimelineSlider::setMarks(std::vector<int> marks)
{
    m_marks = std::move(marks);
    update();
}

int TimelineSlider::pixelOf(int value) const
{
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return handle / 2 + QStyle::sliderPositionFromValue(minimum(), maximum(), value, width() - handle);
}

void TimelineSlider::paintEvent(QPaintEvent* event)
{
    QSlider::paintEvent(event);
    QPainter painter(this);
    painter.setPen(QPen(rubricOf(palette()), 2));
    for (const int mark : m_marks) {
        const int x = pixelOf(mark);
        painter.drawLine(x, height() - 5, x, height() - 1);
    }
}

void TimelineSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
        const int pixel = qRound(event->position().x()) - handle / 2;
        setSliderPosition(QStyle::sliderValueFromPosition(minimum(), maximum(), pixel, width() - handle));
    }
    QSlider::mousePressEvent(event);
}

} // namespace glossator::desktop
