// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/place.h"
#include "model/terms/term.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::terms {

/// Reads the authored list of terms. Everything wrong with it is told at once, each fault with its place:
/// unknown keys and values, an id twice, a missing language, one wording twice in a term, text that is
/// not in NFC, cedillas for commas, a ready-made ŀ for l·l. `file` only names the text in places.
tl::expected<std::vector<Term>, sources::Faults> readTerms(std::string_view text, const std::string& file);

} // namespace glossator::terms
