// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/hit.h"
#include "model/search/holdings.h"
#include "model/search/thing_filter.h"

#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Tells of results whether they lie on a table: what a box tells by its box, a term by the boxes whose
/// rules tell what it is, or would if the catalogue had them. Errors are what the database said.
class OffTable
{
public:
    /// `table`: ids of the expansions on it; empty: all. All must outlive this.
    OffTable(Holdings& holdings, const QStringList& table);

    /// The results are those of the hits, in their order.
    tl::expected<void, QString> mark(std::vector<Result>& results, std::span<const Hit> hits) const;

private:
    [[nodiscard]] tl::expected<bool, QString> isOfTable(const QString& term) const;

    Holdings& m_holdings;
    const QStringList& m_table;
    ThingFilter m_filter;
};

} // namespace glossator::search
