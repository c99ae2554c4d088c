// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace glossator::notebook {

/// What the user writes into a notebook, as far as it would be missed.
enum class EntryKind : std::uint8_t { Table, Bookmark, Note, HouseDecision };

} // namespace glossator::notebook
