// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_clock.h"

#include <algorithm>

namespace glossator::desktop {

StageClock::StageClock(QObject* parent) : QObject(parent)
{
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (isRunning())
            moveTo(value.toInt());
    });
    connect(&m_animation, &QVariantAnimation::stateChanged, this, [this](QAbstractAnimation::State state) {
        if (!m_isRestarting)
            emit runningChanged(state == QAbstractAnimation::Running);
    });
    connect(&m_animation, &QVariantAnimation::finished, this, [this] {
        moveTo(m_target);
        emit arrived();
    });
}

void StageClock::moveTo(int milliseconds)
{
    if (m_position == milliseconds)
        return;
    m_position = milliseconds;
    emit positionChanged(milliseconds);
}

void StageClock::setSpeed(double speed)
{
    m_speed = std::clamp(speed, 0.1, 10.0);
    if (isRunning())
        runTo(m_target);
}

void StageClock::setPosition(int milliseconds)
{
    stop();
    moveTo(milliseconds);
}

void StageClock::runTo(int milliseconds)
{
    const bool wasRunning = isRunning();
    m_isRestarting = wasRunning;
    m_animation.stop();
    m_target = milliseconds;
    m_animation.setStartValue(m_position);
    m_animation.setEndValue(milliseconds);
    m_animation.setDuration(static_cast<int>(std::abs(milliseconds - m_position) / m_speed));
    m_animation.start();
    m_isRestarting = false;
}

void StageClock::stop()
{
    m_animation.stop();
}

} // namespace glossator::desktop
