// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/timeline_lanes.h"

#include <QSlider>

namespace glossator::desktop {

/// A slider over the timeline with marks below it: turns, decisions, awards, refusals and other steps, each
/// of its own shape; where there is no room for all of a kind, one sign stands for several. All of it grows
/// with the text. A click on a mark goes there, and a further one to the next of the same sign, as do the
/// arrows up and down; a click beside them moves the slider there at once. Assistive programs meet each mark
/// as a button.
class TimelineSlider : public QSlider
{
    Q_OBJECT

public:
    explicit TimelineSlider(QWidget* parent = nullptr);

    /// What lies behind `asideFrom`, in milliseconds, is not the case; -1: all is.
    void setMarks(std::vector<TimelineMark> marks, int asideFrom = -1);
    [[nodiscard]] const std::vector<TimelineMark>& marks() const { return m_marks; }
    /// The mark at which the slider stands or that it passed last; -1 for none.
    [[nodiscard]] int current() const;
    /// The next mark of some weight, or the one before; nothing at the ends.
    void goToNext(int direction);
    void goTo(int mark);
    /// Where a mark is painted, or the sign that stands for it and others.
    [[nodiscard]] QRect rectOf(int mark) const;
    /// What is told of the marks at a point; nothing where there are none.
    [[nodiscard]] QString textAt(QPoint point) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void momentRequested(const glossator::desktop::Moment& moment);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double unit() const;
    [[nodiscard]] int grown(double pixels) const;
    [[nodiscard]] int pixelOf(int value) const;
    [[nodiscard]] int valueAt(double x) const;
    [[nodiscard]] TimelineLanes lanes() const;
    [[nodiscard]] QPointF placeOf(const MarkGroup& group) const;
    [[nodiscard]] std::vector<int> marksAt(QPoint point) const;
    void setHovered(const std::vector<int>& marks);
    void paintGroove(QPainter& painter) const;
    void paintGroup(QPainter& painter, const MarkGroup& group) const;
    void paintSought(QPainter& painter) const;
    [[nodiscard]] bool isSought(const MarkGroup& group) const;
    void paintSign(QPainter& painter, MarkKind kind, double larger) const;

    std::vector<TimelineMark> m_marks;
    int m_asideFrom = -1;
    std::vector<int> m_hovered;
};

/// What the part is drawn in that has not been played.
[[nodiscard]] QColor timelineInk(const QPalette& palette);

} // namespace glossator::desktop
