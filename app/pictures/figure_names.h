// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/figure.h"

#include <string_view>

namespace glossator::pictures {

/// How figures of a kind look, by the id of the kind.
[[nodiscard]] Figure figureOfKind(std::string_view id);

} // namespace glossator::pictures
