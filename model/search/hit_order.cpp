// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/hit_order.h"

#include <algorithm>

namespace glossator::search {

namespace {

bool isLoose(const Hit& hit)
{
    return hit.match == Match::TitleWords;
}

/// Adds the cases among what tells about it: the best of them behind the best few, all before what tells only
/// some of it, but none before the best.
void insertCases(std::vector<Hit>& told, const std::vector<Hit>& cases)
{
    constexpr std::ptrdiff_t few = 3;
    constexpr std::ptrdiff_t best = 1;
    const auto from = told.empty() ? told.begin() : std::next(told.begin());
    const auto partly =
        std::find_if(from, told.end(), [](const Hit& hit) { return hit.match == Match::SomeWords; });
    const auto early = std::min(std::distance(told.begin(), partly), few);
    const auto first = std::next(cases.begin(), std::min(best, std::ssize(cases)));
    told.insert(partly, first, cases.end());
    told.insert(std::next(told.begin(), early), cases.begin(), first);
}

} // namespace

std::vector<Hit> HitOrder::together(std::vector<Hit> byId, std::vector<Hit> titles,
                                    std::vector<Hit> told) const
{
    const auto cases = std::stable_partition(titles.begin(), titles.end(),
                                             [this](const Hit& hit) { return !isCaseAbout(hit); });
    insertCases(told, {cases, titles.end()});
    titles.erase(cases, titles.end());
    const auto first = std::ssize(byId) + titlesFirst(titles);
    std::vector<Hit> hits = std::move(byId);
    hits.insert(hits.end(), titles.begin(), titles.end());
    hits.insert(std::next(hits.begin(), first), told.begin(), told.end());
    if (tellsAll(told))
        std::stable_partition(hits.begin(), std::next(hits.begin(), first + 1),
                              [this](const Hit& hit) { return !yields(hit); });
    return hits;
}

/// Whether it is a case with all the words of the question somewhere in its title.
bool HitOrder::isCaseAbout(const Hit& hit) const
{
    return isLoose(hit) && m_holdings.things.at(hit.thing).kind == ResultKind::Case;
}

/// How many of the titles come before what tells about it: all, unless it is a question, by its small
/// words, which a rule answers, whatever titles have its other words. Of those it has the best one before it.
std::ptrdiff_t HitOrder::titlesFirst(const std::vector<Hit>& titles) const
{
    constexpr std::ptrdiff_t enough = 1;
    const bool isQuestion = m_asks || m_words.all.size() > m_words.words.size() + 1;
    if (!isQuestion)
        return std::ssize(titles);
    const auto asTyped =
        std::count_if(titles.begin(), titles.end(), [](const Hit& hit) { return hit.match == Match::Title; });
    return std::min(std::max(asTyped, enough), std::ssize(titles));
}

/// Whether the best of them is a clause that tells all that is asked.
bool HitOrder::tellsAll(const std::vector<Hit>& told) const
{
    return !told.empty() && told.front().match == Match::Text &&
           m_holdings.things.at(told.front().thing).kind == ResultKind::Clause;
}

/// Whether a thing comes behind the clause that tells all that is asked. Several words that stand somewhere
/// in its title are not its name, nor is it what a question ends with; only of the name of a box people type
/// some words, and a box without rules answers nothing.
bool HitOrder::yields(const Hit& hit) const
{
    const ThingRecord& record = m_holdings.things.at(hit.thing);
    if (m_asks && hit.match == Match::TitleStart)
        return true;
    if (!isLoose(hit))
        return false;
    if (record.kind == ResultKind::Expansion)
        return !m_holdings.expansions.hasRules(m_holdings.expansions.at(record.expansion - 1));
    return m_words.words.size() > 1;
}

} // namespace glossator::search
