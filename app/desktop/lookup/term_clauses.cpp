// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/term_clauses.h"

#include "app/desktop/look/off_table_words.h"
#include "model/catalogue/links.h"
#include "model/catalogue/statement.h"

namespace glossator::desktop {

TermClauses::TermClauses(const catalogue::Catalogue& catalogue)
    : m_catalogue(catalogue), m_search(catalogue.database())
{
}

std::vector<TermClause> TermClauses::of(const QString& term, const QString& word, const QStringList& table,
                                        catalogue::Language language)
{
    search::Query query;
    query.text = word;
    query.table = table;
    query.kinds = {search::ResultKind::Clause};
    query.display = language;
    query.limit = 8 * most; // of which some only share words with it
    auto results = find(query, term);
    query.beyondTable = true;
    if (results.empty() && !table.isEmpty())
        results = find(query, term);
    std::vector<TermClause> clauses;
    clauses.reserve(results.size());
    for (const search::Result& result : results)
        clauses.push_back(told(result, language));
    return clauses;
}

std::vector<search::Result> TermClauses::find(const search::Query& query, const QString& term)
{
    const auto results = m_search.find(query);
    if (!results || results->passesBy())
        return {};
    const QSet<QString> speaking = speakingOf(term);
    std::vector<search::Result> found;
    for (const search::Result& result : results->items)
        if (found.size() < most && speaking.contains(result.id))
            found.push_back(result);
    return found;
}

QSet<QString> TermClauses::speakingOf(const QString& term) const
{
    catalogue::Statement rows(m_catalogue.database(),
                              QStringLiteral("SELECT clause FROM clause_term WHERE term = ?"));
    rows.bind(term);
    QSet<QString> clauses;
    while (rows.next())
        clauses.insert(rows.text(0));
    return clauses;
}

TermClause TermClauses::told(const search::Result& result, catalogue::Language language) const
{
    const auto clause = m_catalogue.clause(result.id);
    const QString place =
        result.title + QStringLiteral(" · ") + m_catalogue.expansionName(result.expansion, language);
    return {result.id,
            clause ? catalogue::plainText(clause->text.textOrSource(language)) : result.snippet.text,
            result.isOffTable ? OffTableWords::before(place) : place};
}

} // namespace glossator::desktop
