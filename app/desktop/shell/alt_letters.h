// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace glossator::desktop {

/// Keeps letters that are pressed with Alt out of fields: they are keys that go nowhere at the moment, and Qt
/// would type them. A filter for the events of the application.
class AltLetters : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace glossator::desktop
