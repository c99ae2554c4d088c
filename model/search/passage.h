// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/snippet.h"

namespace glossator::search {

/// The passage of a text that shows what was asked: where most of the different words that match stand close
/// together, in whole sentences where these fit. `longest`: its length in UTF-16 units. It cuts no word.
terms::Span passageAround(const QString& text, const std::vector<terms::Span>& matches, qsizetype longest);

/// A passage of a passage, for where there is less room.
Snippet shortened(const Snippet& snippet, qsizetype longest);

/// The words that match alone, each once, for where words stand in no order that says anything.
Snippet matchesOnly(const Snippet& snippet);

} // namespace glossator::search
