// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/place.h"
#include "model/terms/everyday_words.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace glossator::terms {

/// Reads the authored list of everyday words. Everything wrong with it is told at once, each fault with its
/// place: unknown keys, a missing language, more than one word in an entry, a word twice in a list, and what
/// is wrong with the letters of a term (readTerms). `file` only names the text in places.
tl::expected<EverydayWords, sources::Faults> readEverydayWords(std::string_view text,
                                                               const std::string& file);

} // namespace glossator::terms
