// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/expectation.h"
#include "model/cases/fields.h"

namespace glossator::cases {

/// The word of case files for a place that needs no more than a word, "supply"; empty for another one.
[[nodiscard]] std::string_view roughPlaceWord(engine::PlaceKind kind);

/// Reads where a figure or a tile is from the keys of a mapping: at and on, beside, track, in,
/// in front of, reserve of. None of them gives nothing; two of them are a fault.
[[nodiscard]] std::optional<PlaceName> readPlace(Fields& fields);

/// The same for a mapping that holds nothing else.
[[nodiscard]] std::optional<PlaceName> readPlaceIn(const sources::Node& node, Values& values);

} // namespace glossator::cases
