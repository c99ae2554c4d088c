// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace glossator::desktop {

/// Notices that Alt was pressed and let go with nothing between, in a window, which asks for its menu.
class LoneAlt : public QObject
{
    Q_OBJECT

public:
    explicit LoneAlt(QWidget* window);

signals:
    void pressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void press(const QEvent& event);

    QWidget* m_window;
    bool m_isDown = false; ///< and nothing has come since
};

} // namespace glossator::desktop
