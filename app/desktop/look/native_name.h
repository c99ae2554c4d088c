// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

namespace glossator::desktop {

/// The language's own name for itself.
[[nodiscard]] QString nativeName(catalogue::Language language);

} // namespace glossator::desktop
