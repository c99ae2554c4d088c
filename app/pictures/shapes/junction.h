// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/draft.h"

namespace glossator::pictures::shapes {

/// One way within one square: the sides it leaves by, and what it stops at inside.
struct Junction
{
    std::size_t square = 0;
    int way = 0;
    std::vector<engine::Side> arms;
    std::vector<std::string> ends;

    [[nodiscard]] bool runsThrough() const { return arms.size() == 2 && ends.empty(); }
};

/// All junctions of a road or river, square by square.
[[nodiscard]] std::vector<Junction> junctionsOf(const Draft& draft, int way);

/// Whether both banks of an arm belong to the same field, so that the field must reach around its end.
[[nodiscard]] bool sameFieldBesideArm(const Draft& draft, const Junction& junction, engine::Side arm);

} // namespace glossator::pictures::shapes
