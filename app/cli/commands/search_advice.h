// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"

namespace glossator::cli {

/// A text as it was typed, for a line of the answer: without what a terminal would obey (control characters,
/// changes of direction), and not longer than a few words.
[[nodiscard]] QString shownInShort(const QString& text);

/// What somebody can do who has found nothing.
[[nodiscard]] QString adviceForNothing(const search::Query& query, const search::Search& search);

/// What a fault of the search says, and what may be written instead.
[[nodiscard]] QString messageOf(const search::QueryFault& fault);

} // namespace glossator::cli
