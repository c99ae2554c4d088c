// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/hit.h"
#include "model/search/holdings.h"
#include "model/search/thing_filter.h"

#include <span>
#include <vector>

namespace glossator::search {

/// Tells of results whether they lie on a table: what a box tells by its box, a term by the boxes that bring
/// what it names.
class OffTable
{
public:
    /// `table`: ids of the expansions on it; empty: all. All must outlive this.
    OffTable(const Holdings& holdings, const QStringList& table);

    /// The results are those of the hits, in their order.
    void mark(std::vector<Result>& results, std::span<const Hit> hits) const;
    /// Puts the terms that do not lie on it behind all that does, unless it is they that were named.
    void putBehind(std::vector<Hit>& hits) const;

private:
    [[nodiscard]] bool isOff(int thing) const;

    const Holdings& m_holdings;
    const QStringList& m_table;
    ThingFilter m_filter;
};

} // namespace glossator::search
