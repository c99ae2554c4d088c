// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <algorithm>

namespace glossator::catalogue {

/// Which expansions must lie on a table, beside the own one, for something to matter there.
struct TableNeed
{
    QStringList all; ///< each of these
    QStringList any; ///< at least one of these, where there are some

    bool operator==(const TableNeed&) const = default;

    /// `lies`: whether the expansion with an id lies on the table.
    [[nodiscard]] bool isMet(auto lies) const { return missing(lies) == TableNeed{}; }
    /// What would have to lie there too.
    [[nodiscard]] TableNeed missing(auto lies) const
    {
        TableNeed left{all, std::ranges::any_of(any, lies) ? QStringList() : any};
        left.all.removeIf(lies);
        return left;
    }
};

} // namespace glossator::catalogue
