// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/table_need.h"

#include <tuple>
#include <vector>

namespace glossator::search {

/// The expansions that a thing is about besides its own and the base game, which always lies on the table.
struct Requirement
{
    QStringList boxes;         ///< all of them
    catalogue::TableNeed need; ///< which of them must lie on the table
    std::vector<int> places{}; ///< of the boxes on the shelf, from 0; only in what was read

    bool operator<(const Requirement& other) const
    {
        return std::tie(boxes, need.all, need.any) < std::tie(other.boxes, other.need.all, other.need.any);
    }
};

} // namespace glossator::search
