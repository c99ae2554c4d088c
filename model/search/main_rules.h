// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/meaning.h"

#include <QHash>
#include <QSet>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// The clauses that tell first what a thing is and does: who asks about it and nothing more wants these
/// before its exceptions.
class MainRules
{
public:
    /// The error is what the database said.
    static tl::expected<MainRules, QString> load(catalogue::PreparedStatements& statements);

    /// The things (search_document.thing) that tell most of what a name may mean, of the surest meaning
    /// first; mostly none. Everyday words count only where the name is no term.
    [[nodiscard]] std::vector<int> of(const Meaning& name) const;

private:
    QHash<int, std::vector<int>> m_things; ///< by concept, in the order of the main rules of the term
    QSet<int> m_terms;                     ///< concepts that are terms and no everyday words
};

} // namespace glossator::search
