// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QSlider;
class QToolButton;

namespace glossator::desktop {

class TimelineSlider;

/// The knobs of the stage: to the start, back, play, forward, to the end, the timeline and the speed.
class TransportBar : public QWidget
{
    Q_OBJECT

public:
    explicit TransportBar(QWidget* parent = nullptr);

    /// `marks` are the moments at which steps are done, in milliseconds.
    void setTimeline(int length, std::vector<int> marks);
    void setPosition(int milliseconds);
    void setPlaying(bool playing);
    [[nodiscard]] double speed() const;

signals:
    void startRequested();
    void backRequested();
    void playRequested();
    void forwardRequested();
    void endRequested();
    void positionRequested(int milliseconds);
    void speedChanged(double speed);

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addButton(const char* name, void (TransportBar::*signal)());
    void build();
    void retranslate();
    void drawIcons();
    void showSpeed();

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
