// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/known_expansions.h"

#include <QHash>

#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// The boxes that concepts are at home in.
class Homes
{
public:
    /// The error is what the database said.
    static tl::expected<Homes, QString> load(catalogue::PreparedStatements& statements,
                                             const KnownExpansions& expansions);

    /// Places on the shelf of those of a concept; mostly none, and none for what is everywhere.
    [[nodiscard]] std::span<const int> of(int number) const
    {
        const auto found = m_boxes.constFind(number);
        return found == m_boxes.cend() ? std::span<const int>() : std::span(*found);
    }

private:
    QHash<int, std::vector<int>> m_boxes; ///< by concept
};

} // namespace glossator::search
