// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::catalogue {

/// The id of the base game, which lies on every table.
inline constexpr QLatin1String baseGame{"base"};

} // namespace glossator::catalogue
