// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_clock.h"
#include "app/desktop/stage/timeline.h"
#include "model/notebook/stage_pace.h"

namespace glossator::desktop {

/// Plays a run: goes along its timeline, step by step or all of it, at a pace, and knows at which moment it
/// is. It knows of no widget.
class StagePlayer : public QObject
{
    Q_OBJECT

public:
    explicit StagePlayer(QObject* parent = nullptr);

    /// Another run, which stands at the end of a step.
    void begin(Timeline timeline, int step);
    /// The same run, which takes another time: the moment stays.
    void retime(Timeline timeline);
    [[nodiscard]] const Timeline& timeline() const { return m_timeline; }
    [[nodiscard]] int stepCount() const { return m_timeline.steps(); }

    [[nodiscard]] const Moment& moment() const { return m_moment; }
    /// What is to be seen of it: where nothing moves, what happens has happened.
    [[nodiscard]] Moment seenMoment() const;
    /// Milliseconds of the timeline.
    [[nodiscard]] int position() const { return m_clock.position(); }
    /// The step that is shown, done or under way.
    [[nodiscard]] int step() const { return m_moment.step; }
    [[nodiscard]] bool isPlaying() const { return m_clock.isRunning(); }

    void setPace(const notebook::Pace& pace);
    [[nodiscard]] const notebook::Pace& pace() const { return m_pace; }
    [[nodiscard]] bool hasMotion() const { return m_pace.hasMotion; }

public slots:
    void play();
    void pause();
    void togglePlay();
    void stepForward();
    void stepBack();
    void goToStart();
    void goToEnd();
    /// Shows a step as it is when done.
    void goToStep(int step);
    /// Shows what happens as it happens, to the moment or else to its end, and stops.
    void goToMoment(const glossator::desktop::Moment& moment);
    /// Plays the step of a moment from its beginning, until what the moment tells has happened.
    void playUpTo(const glossator::desktop::Moment& moment);
    void setPosition(int milliseconds) { m_clock.setPosition(milliseconds); }

signals:
    /// It is at another moment, or the moment is to be seen otherwise.
    void moved();
    /// A step was gone to, not come to: it is meant as a whole.
    void steppedTo(int step);
    /// Somebody wants to see what comes now.
    void commanded();
    void runningChanged(bool running);

private:
    void follow();
    void leaveRest();
    [[nodiscard]] int positionOf(int step) const;

    Timeline m_timeline;
    StageClock m_clock;
    Moment m_moment;
    notebook::Pace m_pace{1.0, true};
};

} // namespace glossator::desktop
