// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/asked_boxes.h"

#include "model/catalogue/base_game.h"

#include <algorithm>

namespace glossator::search {

namespace {

constexpr double beyond = 0.9; ///< what is told of another box besides is not what was asked
constexpr double ofAllAsked =
    1.05;                       ///< where two boxes meet that were both named, what tells of both is asked
constexpr double ofABox = 0.93; ///< who names no box asks rather about the game that every box is played with
constexpr double elsewhere = 0.9;   ///< what is told of a box that was not named, beside those that were
constexpr double inBaseGame = 0.95; ///< the same of the base game, whose rules hold for every box

void include(std::vector<bool>& set, std::size_t member)
{
    set.resize(std::max(set.size(), member + 1));
    set[member] = true;
}

bool includes(const std::vector<bool>& set, std::size_t member)
{
    return member < set.size() && set[member];
}

} // namespace

AskedBoxes::AskedBoxes(const Holdings& holdings, const Question& question)
    : m_things(holdings.things), m_base(holdings.expansions.position(catalogue::baseGame) + 1)
{
    for (const Meaning& word : question.words)
        note(word, holdings.homes);
    const auto& sets = holdings.things.requirements();
    for (auto set = sets.begin(); set != sets.end(); ++set)
        if (std::ranges::any_of(set->places, [this](int place) {
                return !includes(m_named, static_cast<std::size_t>(place) + 1);
            }))
            include(m_isBeyond, set.key());
}

void AskedBoxes::note(const Meaning& word, const Homes& homes)
{
    constexpr double surely = 0.5;
    for (const auto& [number, reading] : word.readings)
        if (reading.factor >= surely)
            for (const int box : homes.of(number))
                include(m_named, static_cast<std::size_t>(box) + 1);
}

double AskedBoxes::factor(int thing) const
{
    const ThingRecord& record = m_things.at(thing);
    if (record.kind != ResultKind::Clause)
        return 1;
    const bool isNamed = includes(m_named, record.expansion);
    if (record.requirements > 0 && (!isNamed || includes(m_isBeyond, record.requirements)))
        return beyond;
    if (record.requirements > 0)
        return ofAllAsked;
    const bool isBase = record.expansion == m_base;
    if (m_named.empty())
        return isBase ? 1 : ofABox;
    return isNamed ? 1 : isBase ? inBaseGame : elsewhere;
}

int AskedBoxes::namedBoxOf(int thing) const
{
    const ThingRecord& record = m_things.at(thing);
    const bool isNamed = record.kind == ResultKind::Clause && includes(m_named, record.expansion);
    return isNamed ? static_cast<int>(record.expansion) : 0;
}

} // namespace glossator::search
