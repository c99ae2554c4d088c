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
    }
    if (number == m_latest->load())
        emit answered(result);
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
