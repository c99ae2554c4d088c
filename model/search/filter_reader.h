// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/known_expansions.h"
#include "model/search/query.h"
#include "model/search/query_fault.h"
#include "model/terms/span.h"

#include <tl/expected.hpp>

namespace glossator::search {

/// The query with the filters of its text turned into those of the query, and the rest as its text. The first
/// filter with a value that is nothing is the fault; one without a value is still being typed and asks
/// nothing.
tl::expected<Query, QueryFault> withFilters(const Query& query, const KnownExpansions& expansions);

/// The names before a colon, with it, that look like those of filters and are none: such words are read as
/// words. Not told of are names of boxes (base:A is a tile), what stands in quotation marks, links, and a
/// colon that ends a word, as it does in prose.
std::vector<terms::Span> namesOfNoFilter(const QString& text, const KnownExpansions& expansions);

} // namespace glossator::search
