// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace glossator::desktop {

namespace {

QAccessibleInterface* withRole(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget != nullptr ? widget->property(accessibleRoleProperty) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
                          : nullptr;
}

} // namespace

void installAccessibleRoles()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(withRole);
        return true;
    }();
    static_cast<void>(isInstalled);
}

} // namespace glossator::desktop
