// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/table_need.h"

#include <tuple>

namespace glossator::search {

/// The expansions that a thing is about besides its own and the base game, which always lies on the table.
struct Requirement
{
    QStringList boxes;         ///< all of them
    catalogue::TableNeed need; ///< which of them must lie on the table

    bool operator<(const Requirement& other) const
    {
        return std::tie(boxes, need.all, need.any) < std::tie(other.boxes, other.need.all, other.need.any);
    }
};

} // namespace glossator::search
