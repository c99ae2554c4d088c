// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"

#include <QWidget>

#include <functional>

class QLabel;
class QTextBrowser;
class QToolButton;

namespace glossator::desktop {

/// All keys that the window knows, as those tell them who take them. Escape leads back to what was looked at.
class KeyPage : public QWidget
{
    Q_OBJECT

public:
    /// `keys` is asked whenever the page is filled.
    KeyPage(std::function<std::vector<KeyGroup>()> keys, QWidget* parent);

signals:
    /// One is done with it.
    void left();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();

    std::function<std::vector<KeyGroup>()> m_keys;
    QLabel* m_title;
    QToolButton* m_close;
    QTextBrowser* m_list;
};

} // namespace glossator::desktop
