// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/hit.h"
#include "model/search/query_words.h"
#include "model/search/thing_filter.h"

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Finds things by what they are called. Errors are what the database said.
class TitleFinder
{
public:
    using Hits = tl::expected<std::vector<Hit>, QString>;

    TitleFinder(catalogue::PreparedStatements& statements, const Things& things, const ThingFilter& filter)
        : m_statements(statements), m_things(things), m_filter(filter)
    {
    }

    /// The things with this id, in the order of their numbers. `preferred`: the language to show them in.
    [[nodiscard]] Hits withId(const QString& id, catalogue::Language preferred) const;
    /// The things with a title that has all the words, best first, each thing once: in the language in which
    /// it matches best, of those in which it matches alike in the one that is preferred.
    /// `typed`: the words as they were typed.
    [[nodiscard]] Hits withTitle(const QString& typed, const QueryWords& words,
                                 catalogue::Language preferred) const;

private:
    catalogue::PreparedStatements& m_statements;
    const Things& m_things;
    const ThingFilter& m_filter;
};

} // namespace glossator::search
