// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/search_answer.h"

#include "model/search/filter_words.h"

namespace glossator::desktop {

std::vector<terms::Span> SearchAnswer::wrong() const
{
    std::vector<terms::Span> spans;
    for (const search::QueryFault& fault : left)
        spans.push_back({fault.position, fault.value.size()});
    return spans;
}

bool SearchAnswer::isPoor() const
{
    const search::Results* found = results();
    return found != nullptr && !found->items.empty() &&
           found->items.front().match == search::Match::SomeWords;
}

bool SearchAnswer::mayBeWider() const
{
    const search::FilteredText text = search::splitFilters(query.text);
    return isPoor() && !text.filters.empty() && !text.words.trimmed().isEmpty();
}

SearchAnswer SearchAnswer::withoutFaultAt(qsizetype cursor) const
{
    SearchAnswer answer = *this;
    std::erase_if(answer.left, [cursor](const search::QueryFault& fault) {
        return fault.position <= cursor && cursor <= fault.position + fault.value.size();
    });
    return answer;
}

std::vector<terms::Span> SearchAnswer::noFilters() const
{
    return results() == nullptr ? std::vector<terms::Span>() : results()->noFilters;
}

} // namespace glossator::desktop
