// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

namespace glossator::desktop {

/// The language's own name for itself.
[[nodiscard]] QString nativeName(catalogue::Language language);

/// The language that the window speaks; English where it is none of ours.
[[nodiscard]] catalogue::Language windowLanguage();

} // namespace glossator::desktop
