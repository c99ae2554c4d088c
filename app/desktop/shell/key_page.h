// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTextBrowser;
class QToolButton;

namespace glossator::desktop {

class WindowActions;

/// All keys that the window knows, as its actions tell them. Escape leads back to what was looked at.
class KeyPage : public QWidget
{
    Q_OBJECT

public:
    KeyPage(const WindowActions& actions, QWidget* parent);

signals:
    /// One is done with it.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();

    const WindowActions& m_actions;
    QLabel* m_title;
    QToolButton* m_close;
    QTextBrowser* m_list;
};

} // namespace glossator::desktop
