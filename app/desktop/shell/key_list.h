// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"
#include "app/desktop/shell/on_demand.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace glossator::desktop {

class KeyPage;
class Pages;
class WindowActions;

/// Shows the list of all keys in front of the page that is looked at, and leaves it again: it is no place of
/// its own.
class KeyList : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as this.
    KeyList(const WindowActions& actions, Pages& pages);

    [[nodiscard]] bool isShown() const;

public slots:
    /// Asked for again, the list goes.
    void toggle();
    /// Back to what was looked at.
    void leave();

signals:
    /// The list is there now, or was left.
    void toggled();

private:
    [[nodiscard]] KeyPage* makePage();
    [[nodiscard]] std::vector<KeyGroup> keys() const;

    const WindowActions& m_actions;
    Pages& m_pages;
    QWidget* m_behind = nullptr; ///< what was looked at
    QPointer<QWidget> m_before;  ///< had the keyboard
    OnDemand<KeyPage> m_page;
};

} // namespace glossator::desktop
