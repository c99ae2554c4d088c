// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace glossator::catalogue {

/// The names of the signs that expansions have, a sign an expansion. How they look is for whoever draws them.
[[nodiscard]] const QStringList& expansionSigns();

} // namespace glossator::catalogue
