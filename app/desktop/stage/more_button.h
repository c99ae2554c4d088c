// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/menu_button.h"

namespace glossator::desktop {

/// One menu of what the case proves and what can be taken along: that of the board, and in the head of a low
/// stage the button in the place of one for each.
class MoreButton : public MenuButton
{
    Q_OBJECT

public:
    /// For both it stands in while they are hidden.
    MoreButton(MenuButton& proves, MenuButton& exports, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace glossator::desktop
