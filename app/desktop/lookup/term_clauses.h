// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/search/search.h"

#include <QSet>
#include <QStringList>

#include <vector>

namespace glossator::desktop {

/// A clause that tells what a term is.
struct TermClause
{
    QString id;
    QString text;  ///< plain
    QString place; ///< the section and the box; first, where it is so, that it is not on the table
};

/// The few clauses that tell most of a term: what the search finds first for its word, on the table where
/// something is told there. None where the rules of what it names are not in the catalogue.
class TermClauses
{
public:
    /// `catalogue` must outlive this.
    explicit TermClauses(const catalogue::Catalogue& catalogue);

    static constexpr int most = 3;

    /// `word`: that of the term to search for. `table`: ids of what lies on it; empty: everything. The texts
    /// are in `language`.
    [[nodiscard]] std::vector<TermClause> of(const QString& term, const QString& word,
                                             const QStringList& table, catalogue::Language language);

private:
    [[nodiscard]] std::vector<search::Result> find(const search::Query& query, const QString& term);
    [[nodiscard]] QSet<QString> speakingOf(const QString& term) const;
    [[nodiscard]] TermClause told(const search::Result& result, catalogue::Language language) const;

    const catalogue::Catalogue& m_catalogue;
    search::Search m_search;
};

} // namespace glossator::desktop
