// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/clear_button.h"

#include <QLineEdit>

namespace glossator::desktop {

void offerClearing(QLineEdit& field)
{
    QObject::connect(&field, &QLineEdit::textChanged, &field, [&field](const QString& text) {
        if (!text.isEmpty())
            field.setClearButtonEnabled(true);
    });
}

} // namespace glossator::desktop
