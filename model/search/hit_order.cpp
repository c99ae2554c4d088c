// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/hit_order.h"

#include <algorithm>

namespace glossator::search {

namespace {

bool isLoose(const Hit& hit)
{
    return hit.match == Match::TitleWords;
}

} // namespace

std::vector<Hit> HitOrder::together(std::vector<Hit> byId, const std::vector<Hit>& titles,
                                    const std::vector<Hit>& told) const
{
    const auto first = std::ssize(byId) + titlesFirst(titles);
    std::vector<Hit> hits = std::move(byId);
    hits.insert(hits.end(), titles.begin(), titles.end());
    hits.insert(std::next(hits.begin(), first), told.begin(), told.end());
    if (tellsAll(told))
        std::stable_partition(hits.begin(), std::next(hits.begin(), first + 1),
                              [this](const Hit& hit) { return !yields(hit); });
    return hits;
}

/// How many of the titles come before what tells about it: all, unless it is a question with small words in
/// it, which a rule answers, whatever titles have a few of its words.
std::ptrdiff_t HitOrder::titlesFirst(const std::vector<Hit>& titles) const
{
    constexpr std::ptrdiff_t enough = 1;
    const auto loose = std::find_if(titles.begin(), titles.end(), isLoose);
    const bool isQuestion = m_words.all.size() > m_words.words.size() + 1;
    return isQuestion ? std::min(std::distance(titles.begin(), loose) + enough, std::ssize(titles))
                      : std::ssize(titles);
}

/// Whether the best of them is a clause that tells all that is asked.
bool HitOrder::tellsAll(const std::vector<Hit>& told) const
{
    return !told.empty() && told.front().match == Match::Text &&
           m_holdings.things.at(told.front().thing).kind == ResultKind::Clause;
}

/// Whether a thing comes behind the clause that tells all that is asked. Several words that stand somewhere
/// in its title are not its name; only of the name of a box people type some words, and a box without rules
/// answers nothing.
bool HitOrder::yields(const Hit& hit) const
{
    const ThingRecord record = m_holdings.things.at(hit.thing);
    if (!isLoose(hit))
        return false;
    if (record.kind == ResultKind::Expansion)
        return !m_holdings.expansions.hasRules(m_holdings.expansions.at(record.expansion - 1));
    return m_words.words.size() > 1;
}

} // namespace glossator::search
