// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/choice.h"

#include <QString>

namespace glossator::cli {

/// A choice as a case file means it, before a game gives its names a meaning: "place base:D at [0, 1]".
[[nodiscard]] QString choiceText(const cases::Choice& choice);

} // namespace glossator::cli
