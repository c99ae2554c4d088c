// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace glossator::desktop {

/// What the stage can be told, for the menu of the window: the cases, what the case proves, and what can be
/// taken along. Its keys work wherever in the window the keyboard is, as long as the stage is seen.
class StageMenu : public QMenu
{
    Q_OBJECT

public:
    /// `proves` and `taken` are the menus of the stage's own buttons; the actions work within `stage`.
    StageMenu(QMenu* proves, QMenu* taken, QWidget* stage);

    void setFollows(bool follows);

signals:
    void casesRequested();
    /// 1: the one after that on the stage, -1: the one before.
    void neighbourRequested(int step);
    /// Whether the view goes along with what happens on a board that is zoomed.
    void followToggled(bool follows);

protected:
    void changeEvent(QEvent* event) override;

private:
    QAction* add(const char* name, QKeyCombination keys);
    void retranslate();

    QAction* m_cases;
    QAction* m_next;
    QAction* m_previous;
    QAction* m_follow;
    QMenu* m_proves;
    QMenu* m_taken;
};

} // namespace glossator::desktop
