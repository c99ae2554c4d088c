// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/accessible_parts.h"

namespace glossator::desktop {

AccessibleParts::~AccessibleParts()
{
    for (const QAccessible::Id id : askedFor(static_cast<int>(m_ids.size())))
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* AccessibleParts::part(int number, int count)
{
    if (number < 0 || number >= count)
        return nullptr;
    if (m_ids.size() <= number)
        m_ids.resize(count);
    QAccessible::Id& id = m_ids[number];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(m_make(number).release());
    return QAccessible::accessibleInterface(id);
}

QList<QAccessible::Id> AccessibleParts::askedFor(int count) const
{
    QList<QAccessible::Id> asked = m_ids.mid(0, count);
    asked.removeAll(0);
    return asked;
}

} // namespace glossator::desktop
