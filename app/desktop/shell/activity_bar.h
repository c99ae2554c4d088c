// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/location.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace glossator::desktop {

/// The slim bar at the edge with which one changes between reading, tiles, the stage and pairs.
class ActivityBar : public QWidget
{
    Q_OBJECT

public:
    explicit ActivityBar(QWidget* parent = nullptr);

    [[nodiscard]] Activity current() const { return m_current; }
    void setCurrent(Activity activity);

signals:
    void chosen(glossator::desktop::Activity activity);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void redrawIcons();

    std::array<QToolButton*, activityCount> m_buttons{};
    Activity m_current = Activity::Reader;
};

} // namespace glossator::desktop
