// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/result.h"

namespace glossator::search {

/// The passage of a text that shows what was asked: where most of the different words that match stand close
/// together, in whole sentences where these fit. `longest`: its length in UTF-16 units. It cuts no word.
terms::Span passageAround(const QString& text, const std::vector<terms::Span>& matches, qsizetype longest);

/// A passage of a passage, for where there is less room.
Snippet shortened(const Snippet& snippet, qsizetype longest);

} // namespace glossator::search
