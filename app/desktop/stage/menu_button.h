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

    /// Where its menu opens while the button itself has no room.
    void setStandIn(const QWidget* other) { m_standIn = other; }
    /// By key, also where the button is not seen: its first line is where Enter goes.
    void openMenu()
    {
        const QWidget* shown = isHidden() && m_standIn != nullptr ? m_standIn : this;
        menu()->popup(shown->mapToGlobal(shown->rect().bottomLeft()));
        menu()->setActiveAction(menu()->actions().value(0));
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return QToolButton::sizeHint() + QSize(2 * fontMetrics().averageCharWidth(), 0);
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    const QWidget* m_standIn = nullptr;
};

} // namespace glossator::desktop
