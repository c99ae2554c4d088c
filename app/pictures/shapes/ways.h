// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/draft.h"

namespace glossator::pictures::shapes {

/// Lays out rivers and those roads that only run through.
void layThroughWays(Draft& draft);
/// Lays out the roads that end or fork inside, with the villages and other places where they do.
void layEndingRoads(Draft& draft);
/// Makes ways that cross disjoint: the lower one is cut where the upper one passes.
void cutCrossings(Draft& draft);

} // namespace glossator::pictures::shapes
