// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/plain_button.h"

#include <QPushButton>

namespace glossator::desktop {

QPushButton* plainButton(const char* objectName, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setObjectName(QLatin1String(objectName));
    button->setAutoDefault(false);
    return button;
}

} // namespace glossator::desktop
