// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/search_worker.h"

namespace glossator::desktop {

SearchWorker::SearchWorker(QString path, std::shared_ptr<const std::atomic<quint64>> latest)
    : m_path(std::move(path)), m_latest(std::move(latest))
{
}

void SearchWorker::answer(quint64 number, const search::Query& query)
{
    if (number != m_latest->load())
        return;
    SearchAnswer result{number, query, search::QueryFault{}};
    if (open()) {
        auto found = m_search->find(query);
        if (found)
            result.outcome = std::move(*found);
        else
            result.outcome = found.error();
        lookFurther(result);
    }
    if (number == m_latest->load())
        emit answered(result);
}

/// Where nothing was found: what there is beside the table, or what is called like it.
void SearchWorker::lookFurther(SearchAnswer& answer)
{
    const auto* results = std::get_if<search::Results>(&answer.outcome);
    if (results == nullptr || results->total > 0)
        return;
    search::Query query = answer.query;
    query.table.clear();
    query.limit = 1;
    if (const auto all = m_search->find(query); all && !answer.query.table.isEmpty())
        answer.elsewhere = all->total;
    if (answer.elsewhere == 0)
        answer.nearest = m_search->nearestTerms(query.text);
}

bool SearchWorker::open()
{
    if (m_catalogue)
        return true;
    auto opened = catalogue::Catalogue::open(m_path);
    if (!opened)
        return false;
    m_catalogue.emplace(std::move(*opened));
    m_search.emplace(m_catalogue->database());
    return true;
}

} // namespace glossator::desktop
