// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace glossator::engine {

/// The id of a catalogue clause that a rule follows. It always views a string literal of a rule module,
/// so it may be copied and kept freely.
using Clause = std::string_view;
using Citations = std::vector<Clause>;

} // namespace glossator::engine
