// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/searched_subjects.h"

#include "model/search/search.h"

namespace glossator::pairs {

SearchedSubjects::SearchedSubjects(const catalogue::Catalogue& catalogue) : m_catalogue(catalogue)
{
}

SearchedSubjects::~SearchedSubjects() = default;

SearchedSubjects::Found SearchedSubjects::find(const QString& words, catalogue::Language own)
{
    if (m_search == nullptr)
        m_search = std::make_unique<search::Search>(m_catalogue.database());
    search::Query query;
    query.text = words;
    query.kinds = {search::ResultKind::Term, search::ResultKind::Expansion};
    query.display = own;
    query.limit = 12;
    Found found;
    const auto results = m_search->find(query);
    if (!results)
        return found;
    found.isAsTyped = results->respelled.empty() && results->unread.isEmpty();
    for (const search::Result& result : results->items)
        if (result.match != search::Match::SomeWords)
            found.ids.push_back(
                {result.kind == search::ResultKind::Expansion ? SubjectKind::Expansion : SubjectKind::Concept,
                 result.id});
    return found;
}

} // namespace glossator::pairs
