// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/timeline_marks.h"
#include "model/notebook/stage_pace.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace glossator::desktop {

class TimelineSlider;

/// The knobs of the stage: to the start, back, play, forward, to the end, the timeline and the speed. Where
/// the timeline would be short between the others, it has a row of its own above them.
class TransportBar : public QWidget
{
    Q_OBJECT

public:
    explicit TransportBar(QWidget* parent = nullptr);

    /// What lies behind `asideFrom`, in milliseconds, is not the case; -1: all is.
    void setTimeline(int length, std::vector<TimelineMark> marks, int asideFrom);
    /// To the next mark of the timeline (1) or the one before (-1).
    void goToNextMark(int direction);
    void setPosition(int milliseconds);
    void setPlaying(bool playing);
    /// Where the user sets it.
    [[nodiscard]] const QSlider* speed() const { return m_speed; }
    /// In a low window the words beside the speed give way; its tip says them.
    void setLow(bool isLow);
    /// Beyond the greatest speed nothing moves: every change is at once.
    [[nodiscard]] notebook::Pace pace() const;
    /// Shows the speed that is nearest; this is no choice of the user's.
    void setPace(const notebook::Pace& pace);

signals:
    void startRequested();
    void backRequested();
    void playRequested();
    void forwardRequested();
    void endRequested();
    void positionRequested(int milliseconds);
    void momentRequested(const glossator::desktop::Moment& moment);
    /// By the user.
    void paceChosen(const glossator::notebook::Pace& pace);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(const char* name, void (TransportBar::*signal)());
    void build();
    void arrange();
    void fitWidth();
    [[nodiscard]] int shortestTimeline() const;
    void retranslate();
    void drawIcons();
    void showSpeed();

    QWidget* m_buttons = nullptr;
    QWidget* m_pace = nullptr; ///< the speed and what it is
    QGridLayout* m_grid = nullptr;
    bool m_hasTwoRows = false;
    bool m_isLow = false;
    QToolButton* m_start = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_end = nullptr;
    TimelineSlider* m_timeline = nullptr;
    QSlider* m_speed = nullptr;
    QLabel* m_speedLabel = nullptr;
    bool m_isPlaying = false;
};

} // namespace glossator::desktop
