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
    [[nodiscard]] bool isMet(auto lies) const { return missing(lies).isEmpty(); }
    /// What would have to lie there too; where any will do, all of which one would.
    [[nodiscard]] QStringList missing(auto lies) const
    {
        QStringList boxes = all;
        boxes.removeIf(lies);
        return std::ranges::any_of(any, lies) ? boxes : boxes + any;
    }
};

} // namespace glossator::catalogue
