// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QToolButton>

namespace glossator::desktop {

/// A button that opens a menu, with room for the sign that says so; the style alone lays it over the words.
class MenuButton : public QToolButton
{
public:
    explicit MenuButton(QWidget* parent) : QToolButton(parent)
    {
        setPopupMode(QToolButton::InstantPopup);
        setFocusPolicy(Qt::StrongFocus);
    }

    /// By key: its first line is where Enter goes.
    void openMenu()
    {
        menu()->popup(mapToGlobal(rect().bottomLeft()));
        menu()->setActiveAction(menu()->actions().value(0));
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return QToolButton::sizeHint() + QSize(2 * fontMetrics().averageCharWidth(), 0);
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace glossator::desktop
