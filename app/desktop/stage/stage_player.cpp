// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_player.h"

#include <utility>

namespace glossator::desktop {

StagePlayer::StagePlayer(QObject* parent) : QObject(parent)
{
    connect(&m_clock, &StageClock::positionChanged, this, &StagePlayer::follow);
    connect(&m_clock, &StageClock::runningChanged, this, &StagePlayer::runningChanged);
}

void StagePlayer::begin(Timeline timeline, int step)
{
    m_clock.stop();
    m_timeline = std::move(timeline);
    goToStep(step);
}

void StagePlayer::retime(Timeline timeline)
{
    const bool isPlaying = m_clock.isRunning();
    const bool isToTheEnd = m_clock.target() >= m_timeline.length();
    const Moment target = m_timeline.at(m_clock.target());
    m_timeline = std::move(timeline);
    if (const int there = m_timeline.positionOf(m_moment); there != m_clock.position())
        m_clock.setPosition(there);
    if (isPlaying)
        m_clock.runTo(isToTheEnd ? m_timeline.length() : m_timeline.positionOf(target));
}

/// The clock has moved.
void StagePlayer::follow()
{
    m_moment = m_timeline.at(m_clock.position());
    emit moved();
}

Moment StagePlayer::seenMoment() const
{
    Moment moment = m_moment;
    if (!hasMotion())
        moment.progress = 1.0;
    return moment;
}

void StagePlayer::setPace(const notebook::Pace& pace)
{
    m_pace = pace;
    m_clock.setSpeed(pace.speed);
    emit moved();
}

void StagePlayer::play()
{
    if (m_timeline.length() == 0)
        return;
    emit commanded();
    if (m_clock.position() >= m_timeline.length())
        m_clock.setPosition(0);
    leaveRest();
    m_clock.runTo(m_timeline.length());
}

void StagePlayer::pause()
{
    m_clock.stop();
}

void StagePlayer::togglePlay()
{
    if (isPlaying())
        pause();
    else
        play();
}

void StagePlayer::stepForward()
{
    emit commanded();
    const bool isResting = m_moment.kind == BeatKind::Rest;
    if (!isResting || !hasMotion())
        return goToStep(isResting ? m_moment.step + 1 : m_moment.step);
    const int step = m_moment.step + 1;
    leaveRest();
    if (step < stepCount())
        m_clock.runTo(m_timeline.restOf(step));
}

/// Who goes on has read what stands there.
void StagePlayer::leaveRest()
{
    if (m_moment.kind == BeatKind::Rest && m_moment.step + 1 < stepCount())
        m_clock.setPosition(m_timeline.endOf(m_moment.step, BeatKind::Rest, 0) + 1);
}

void StagePlayer::stepBack()
{
    goToStep(m_moment.step - 1);
}

void StagePlayer::goToStart()
{
    goToStep(0);
}

void StagePlayer::goToEnd()
{
    goToStep(stepCount() - 1);
}

/// When a step is done; the last one is where there is nothing more to play.
int StagePlayer::positionOf(int step) const
{
    return step + 1 < stepCount() ? m_timeline.restOf(step) : m_timeline.length();
}

void StagePlayer::goToStep(int step)
{
    emit commanded();
    m_clock.setPosition(positionOf(step));
    follow(); // also where the clock stood there: something else may have been shown
    emit steppedTo(m_moment.step);
}

void StagePlayer::playUpTo(const Moment& moment)
{
    if (moment.step == 0 || !hasMotion())
        return goToMoment(moment);
    goToStep(moment.step - 1);
    leaveRest();
    m_clock.runTo(moment.kind == BeatKind::Rest ? m_timeline.restOf(moment.step)
                                                : m_timeline.endOf(moment.step, moment.kind, moment.index));
}

void StagePlayer::goToMoment(const Moment& moment)
{
    if (moment.kind == BeatKind::Rest)
        return goToStep(moment.step);
    emit commanded();
    const bool isWhole = moment.progress <= 0.0 || moment.progress >= 1.0;
    const int end =
        isWhole ? m_timeline.endOf(moment.step, moment.kind, moment.index) : m_timeline.positionOf(moment);
    m_clock.setPosition(hasMotion() ? m_timeline.startOf(moment.step, moment.kind, moment.index) : end);
    if (hasMotion())
        m_clock.runTo(end);
}

} // namespace glossator::desktop
