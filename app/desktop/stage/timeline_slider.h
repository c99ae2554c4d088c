// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include <vector>

namespace glossator::desktop {

/// A slider over the timeline with a mark for each step. A click goes there at once.
class TimelineSlider : public QSlider
{
    Q_OBJECT

public:
    explicit TimelineSlider(QWidget* parent = nullptr);

    void setMarks(std::vector<int> marks);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] int pixelOf(int value) const;

    std::vector<int> m_marks;
};

} // namespace glossator::desktop
