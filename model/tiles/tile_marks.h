// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"

#include <string>
#include <string_view>

namespace glossator::tiles {

/// The marks that a feature of this kind, or a tile as a whole, may carry. A mark of a tile may have
/// values behind colons: "flying-machine:NW", "watchtower:road:1", "arrow:add-meeple:E", "closed:EL".
[[nodiscard]] bool isFeatureMark(engine::FeatureKind kind, std::string_view mark);
[[nodiscard]] bool isTileMark(std::string_view mark);
/// What a road may stop at inside its tile.
[[nodiscard]] bool isRoadEnd(std::string_view place);

/// The marks to choose from, for messages.
[[nodiscard]] std::string featureMarks(engine::FeatureKind kind);
[[nodiscard]] std::string tileMarks();
[[nodiscard]] std::string roadEnds();

} // namespace glossator::tiles
