// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/draft.h"

namespace glossator::pictures::shapes {

/// Whether a feature is one of the sectors that make up a wheel in the middle of the tile.
[[nodiscard]] bool isSector(const engine::FeatureSpec& feature);
/// The sector, clockwise from the top in the order of the features.
[[nodiscard]] QPainterPath sectorOf(const Draft& draft, int area);
/// Where figures stand: on the crown spaces at the rim, and last near the hub.
[[nodiscard]] std::vector<QPointF> sectorStands(const Draft& draft, int area);
/// Where the sign of the sector is.
[[nodiscard]] QPointF sectorSign(const Draft& draft, int area);

} // namespace glossator::pictures::shapes
