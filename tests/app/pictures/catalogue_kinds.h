// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

#include <string_view>
#include <vector>

namespace glossator::pictures::test {

/// Every kind of tile in the catalogue; empty when it cannot be read.
[[nodiscard]] const std::vector<engine::TileKind>& catalogueKinds();
/// One kind of the catalogue; the first one when there is none of that id.
[[nodiscard]] const engine::TileKind& kindOf(std::string_view id);

} // namespace glossator::pictures::test
