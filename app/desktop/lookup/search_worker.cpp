// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/search_worker.h"

#include <algorithm>

namespace glossator::desktop {

SearchWorker::SearchWorker(QString path, std::shared_ptr<const std::atomic<quint64>> latest)
    : m_path(std::move(path)), m_latest(std::move(latest))
{
}

void SearchWorker::answer(quint64 number, const search::Query& query)
{
    SearchAnswer result{number, false, query, search::QueryFault{}};
    if (!isWanted(result))
        return;
    search::Query asked = query;
    if (open())
        asked = find(result, query);
    const bool waits = (result.mayBeWider() && result.results()->passesBy()) ||
                       (query.isOfTable() && result.isPoor()); // for what comes above it
    if (result.results() != nullptr && result.results()->total > 0 && !waits && isWanted(result))
        emit answered(result);
    if (isWanted(result))
        lookFurther(result, asked);
    result.isWhole = true;
    if (isWanted(result))
        emit answered(result);
}

void SearchWorker::prepare()
{
    if (open())
        static_cast<void>(m_search->prepare());
}

bool SearchWorker::isWanted(const SearchAnswer& answer) const
{
    return answer.number == m_latest->load();
}

/// What else was asked is answered without a filter that is none; so it is asked from then on.
search::Query SearchWorker::find(SearchAnswer& answer, search::Query query)
{
    auto found = m_search->find(query);
    while (!found && found.error().kind == search::QueryFault::Kind::UnknownFilter) {
        const search::QueryFault wrong = found.error();
        answer.left.push_back(wrong);
        query.text.replace(wrong.position, wrong.value.size(), QString(wrong.value.size(), u' '));
        found = m_search->find(query);
    }
    const bool isAsked = answer.left.empty() || !query.text.trimmed().isEmpty();
    if (found && isAsked)
        answer.outcome = std::move(*found);
    else
        answer.outcome = found ? answer.left.front() : found.error();
    return query;
}

/// By what each was found; what there is beside the table; where nothing was found, or nothing that tells
/// all, without the filters; where nothing was found at all, what is called like it.
void SearchWorker::lookFurther(SearchAnswer& answer, const search::Query& query)
{
    auto* results = std::get_if<search::Results>(&answer.outcome);
    if (results == nullptr)
        return;
    if (const auto told = m_search->tellFoundBy(query, *results); !told) {
        answer.outcome = told.error();
        return;
    }
    if (!isWanted(answer))
        return;
    if (const auto beside = m_search->lookBesideTable(query, *results)) {
        answer.more = beside->more;
        answer.better = beside->better;
    }
    if (results->total == 0)
        lookWithoutFilters(answer, query);
    else if (answer.mayBeWider())
        lookWithoutEachFilter(answer, query);
    if (answer.more == 0 && answer.unfiltered == 0 && results->total == 0)
        answer.nearest = m_search->nearestTerms(query.text, query.display);
}

void SearchWorker::lookWithoutFilters(SearchAnswer& answer, search::Query query)
{
    const search::FilteredText text = search::splitFilters(query.text);
    if (text.filters.empty() || text.words.trimmed().isEmpty())
        return;
    query.text = text.words;
    query.limit = 1;
    if (const auto all = m_search->find(query))
        answer.unfiltered = all->total;
}

/// Each by itself, or all at once where one is not enough.
void SearchWorker::lookWithoutEachFilter(SearchAnswer& answer, const search::Query& query)
{
    const std::vector<search::FilterWord> filters = search::splitFilters(query.text).filters;
    for (const search::FilterWord& filter : filters)
        lookWithout({filter}, answer, query);
    if (answer.wider.empty() && filters.size() > 1)
        lookWithout(filters, answer, query);
}

/// `filters`: in the order of the text. Nobody is offered what tells no more than what was found.
void SearchWorker::lookWithout(const std::vector<search::FilterWord>& filters, SearchAnswer& answer,
                               search::Query query)
{
    constexpr int few = 8; // terms that are not on the table may give up their places
    if (!isWanted(answer))
        return;
    QStringList without;
    for (auto filter = filters.rbegin(); filter != filters.rend(); ++filter) {
        without.prepend(query.text.mid(filter->span.start, filter->span.length));
        query.text.remove(filter->span.start, filter->span.length);
    }
    query.text = query.text.simplified();
    query.limit = few;
    const auto found = m_search->find(query);
    if (found && !found->items.empty() && found->items.front().match != search::Match::SomeWords)
        answer.wider.push_back({without.join(u' '), query.text, found->total});
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
