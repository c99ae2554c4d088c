// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>

namespace glossator::desktop {

/// The one clock of the stage: runs along a timeline, at any speed, and stops where it is told to.
class StageClock : public QObject
{
    Q_OBJECT

public:
    explicit StageClock(QObject* parent = nullptr);

    /// Milliseconds of the timeline, whatever the speed.
    [[nodiscard]] int position() const { return m_position; }
    /// Where it runs to, or ran to last.
    [[nodiscard]] int target() const { return m_target; }
    [[nodiscard]] bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }
    /// 1.0 is the speed of the timeline.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_speed; }
    /// Stops and stands there.
    void setPosition(int milliseconds);
    void runTo(int milliseconds);
    void stop();

signals:
    void positionChanged(int milliseconds);
    /// Started or stopped.
    void runningChanged(bool running);
    /// The end of the last runTo was reached.
    void arrived();

private:
    void moveTo(int milliseconds);

    QVariantAnimation m_animation;
    int m_position = 0;
    int m_target = 0;
    double m_speed = 1.0;
    bool m_isRestarting = false;
};

} // namespace glossator::desktop
