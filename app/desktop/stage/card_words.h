// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/card_pile.h"

#include <QString>

namespace glossator::desktop {

/// A pile of cards in words: how many lie face down, and which one lies face up.
[[nodiscard]] QString cardWords(const CardPile& pile);

} // namespace glossator::desktop
