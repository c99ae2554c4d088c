// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/draft.h"

namespace glossator::pictures::shapes {

/// Lays out the ground of special areas that lie on several squares, such as that around a wonder.
void layPatches(Draft& draft);

} // namespace glossator::pictures::shapes
