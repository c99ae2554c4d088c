// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/plain_button.h"

#include <QPushButton>

namespace glossator::desktop {

namespace {

/// With room beside its words; the style alone leaves little.
class PlainButton : public QPushButton
{
public:
    using QPushButton::QPushButton;

    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int room = 12;
        return QPushButton::sizeHint() + QSize(room, 0);
    }
};

} // namespace

QPushButton* plainButton(const char* objectName, QWidget* parent)
{
    auto* button = new PlainButton(parent);
    button->setObjectName(QLatin1String(objectName));
    button->setAutoDefault(false);
    return button;
}

} // namespace glossator::desktop
