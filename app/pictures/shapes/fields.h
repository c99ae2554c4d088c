// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/draft.h"

namespace glossator::pictures::shapes {

/// Gives all ground that nothing else took to the fields, each piece to the field whose lanes it meets. Where
/// one piece meets several fields it is parted along lines from its middle; enclosed fields get the pieces
/// that meet no edge.
void layFields(Draft& draft);

} // namespace glossator::pictures::shapes
