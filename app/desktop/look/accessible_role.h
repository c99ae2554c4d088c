// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace glossator::desktop {

/// A widget that draws itself tells screen readers by this property, a QAccessible::Role as a number, what it
/// is.
inline constexpr const char* accessibleRoleProperty = "accessibleRole";

/// Lets the property be asked for; once for an application.
void installAccessibleRoles();

} // namespace glossator::desktop
