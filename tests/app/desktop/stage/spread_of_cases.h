// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace glossator::desktop {

/// Ids of a few cases in which every kind of event and every rule module is seen, as well as most kinds of
/// choices: enough to tell a stage that works from one that does not.
[[nodiscard]] QStringList spreadOfCases();

} // namespace glossator::desktop
