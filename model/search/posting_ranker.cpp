// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/posting_ranker.h"

#include "model/search/asked_boxes.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <span>

namespace glossator::search {

namespace {

constexpr qsizetype postingSize = 8; ///< a thing of 4 bytes and a weight of 4, both little endian
constexpr double ofUnknown = 2;      ///< how telling a word is that nothing is about
constexpr double leastShare = 0.3; ///< what tells less of the question than this beside the best is left out

/// How much a word says for the whole question: who names a thing that much is told of asks about it no less
/// than who names a rare one, so that rarity counts far less between words than among the readings of one.
double saying(double rarity)
{
    constexpr double nearlyAlike = 0.3;
    return std::pow(rarity, nearlyAlike);
}

bool isBetter(const RankedThing& a, const RankedThing& b)
{
    return a.score != b.score ? a.score > b.score : a.thing < b.thing;
}

/// The best ones in order; the others are dropped.
void keepBest(std::vector<RankedThing>& things, std::size_t limit)
{
    const std::size_t count = std::min(limit, things.size());
    std::partial_sort(things.begin(), things.begin() + static_cast<std::ptrdiff_t>(count), things.end(),
                      isBetter);
    things.resize(count);
}

/// The best thing of each box that was named, of those that tell all that is asked; best first.
std::vector<int> bestOfBoxes(std::span<const RankedThing> things, const AskedBoxes& boxes,
                             std::ptrdiff_t words)
{
    std::set<int> told;
    std::vector<int> best;
    for (const RankedThing& thing : things)
        if (const int box = boxes.namedBoxOf(thing.thing);
            box > 0 && thing.words == words && told.insert(box).second)
            best.push_back(thing.thing);
    return best;
}

/// Who names several boxes asks about each of them: the best of each stands among the first few, with the
/// best of all before them. A case that joins these later is still among the first five.
void bringUpBoxes(std::span<RankedThing> things, const AskedBoxes& boxes, const Question& question)
{
    constexpr std::size_t few = 4;
    if (question.words.size() < 2 || things.size() <= few)
        return; // one word names one thing, whatever it may mean
    std::set<int> first{things.front().thing};
    for (const int thing : bestOfBoxes(things, boxes, std::ssize(question.words)))
        if (first.size() < few)
            first.insert(thing);
    for (auto thing = things.begin(); first.size() < few; ++thing)
        first.insert(thing->thing);
    std::stable_partition(things.begin(), things.end(),
                          [&](const RankedThing& thing) { return first.contains(thing.thing); });
}

} // namespace

tl::expected<Ranking, QString> PostingRanker::rank(const Question& question, const AskedBoxes& boxes,
                                                   const ThingFilter& filter, const QSet<int>& known,
                                                   std::size_t limit)
{
    const auto postings = read(question);
    if (!postings)
        return tl::unexpected(postings.error());
    m_asked = 0;
    for (const Meaning& word : question.words)
        add(word, *postings);
    prefer(question.asked, *postings);
    Ranking result{passing(filter, boxes), 0};
    for (const int thing : m_touched)
        m_sums[static_cast<std::size_t>(thing)] = {};
    m_touched.clear();
    if (!question.asked.readings.empty())
        favourMainRules(result.best, question.words);
    raiseMainRules(result.best, question.whole);
    dropFarLess(result.best, question, filter);
    std::erase_if(result.best, [&](const RankedThing& thing) { return known.contains(thing.thing); });
    result.total = std::ssize(result.best);
    constexpr std::size_t deep = 60; // whatever the limit, the first few are the same
    keepBest(result.best, std::max(limit, deep));
    bringUpBoxes(std::span(result.best).first(std::min(deep, result.best.size())), boxes, question);
    result.best.resize(std::min(limit, result.best.size()));
    return result;
}

/// Drops what tells far less than the best. What is no rule weighs less by itself, so that beside the rules
/// of a single word it would be dropped altogether.
void PostingRanker::dropFarLess(std::vector<RankedThing>& things, const Question& question,
                                const ThingFilter& filter)
{
    constexpr double noRule = 0.2;
    double best = 0;
    for (const RankedThing& thing : things)
        best = std::max(best, thing.score);
    const double least = leastShare * best;
    const bool isOneWord = question.words.size() <= 1;
    std::erase_if(things, [&](const RankedThing& thing) {
        const bool isRule = !isOneWord || filter.kindOf(thing.thing) == ResultKind::Clause;
        return thing.score < (isRule ? least : noRule * least);
    });
}

/// Of what tells all that is asked of one thing, rules that tell what it is and does come before its
/// exceptions. Where two things meet, what tells most of both is asked for.
void PostingRanker::favourMainRules(std::vector<RankedThing>& things, const std::vector<Meaning>& words) const
{
    constexpr double ofMainRule = 1.18;
    std::vector<int> rules;
    for (const Meaning& word : words)
        if (std::vector<int> ofWord = m_mainRules.of(word); !ofWord.empty()) {
            if (!rules.empty())
                return;
            rules = std::move(ofWord);
        }
    for (RankedThing& thing : things)
        if (thing.words == std::ssize(words) && std::ranges::find(rules, thing.thing) != rules.end())
            thing.score *= ofMainRule;
}

/// Who asks about a thing and nothing more of it wants what it is and does before all else that is told of
/// it.
void PostingRanker::raiseMainRules(std::vector<RankedThing>& things, const Meaning& name) const
{
    const std::vector<int> rules = m_mainRules.of(name);
    if (rules.empty() || things.empty())
        return;
    const double best = std::min_element(things.begin(), things.end(), isBetter)->score;
    for (RankedThing& thing : things)
        if (const auto rule = std::find(rules.begin(), rules.end(), thing.thing); rule != rules.end())
            thing.score = best + static_cast<double>(rules.end() - rule);
}

/// Adds up the squares of what each thing tells of the word by each of its readings that is wanted: a reading
/// that few things are about tells more than one that many are about.
template <class Wanted>
void PostingRanker::note(const Meaning& word, const QHash<int, QByteArray>& postings, const Wanted& isWanted)
{
    constexpr double ofReading = 0.5; // the other half is that of the word as a whole
    const double rarity = word.rarity();
    for (const auto& [number, reading] : word.readings)
        if (isWanted(reading)) {
            const double telling = ofReading * reading.rarity + (1 - ofReading) * rarity;
            note(postings.value(number), static_cast<float>(reading.factor * telling));
        }
}

/// A word counts by all the ways in which a thing tells it, the surest one most. A thing has the word where
/// it tells what is meant rather than something else ("deal" is a hill in Romanian, and in English what is
/// done with cards).
void PostingRanker::add(const Meaning& word, const QHash<int, QByteArray>& postings)
{
    constexpr double rather = 0.6; // of the surest reading
    const double rarity = word.rarity();
    const auto all = static_cast<float>(saying(rarity));
    double surest = 0;
    for (const auto& [number, reading] : word.readings)
        surest = std::max(surest, reading.factor);
    const auto isSure = [&](const Meaning::Reading& reading) { return reading.factor >= rather * surest; };
    note(word, postings, isSure);
    for (const int thing : m_withWord)
        ++m_sums[static_cast<std::size_t>(thing)].words;
    note(word, postings, std::not_fn(isSure));
    for (const int thing : m_withWord) {
        Sum& sum = m_sums[static_cast<std::size_t>(thing)];
        if (sum.score == 0)
            m_touched.push_back(thing);
        const float told = all * std::sqrt(sum.word) / static_cast<float>(rarity);
        sum.score += told;
        sum.told += std::min(told, all);
        sum.word = 0;
    }
    m_withWord.clear();
    m_asked += word.readings.empty() ? saying(ofUnknown) : all;
}

/// Of things that tell something of the question those come first that give such an answer.
void PostingRanker::prefer(const Meaning& asked, const QHash<int, QByteArray>& postings)
{
    note(asked, postings, [](const Meaning::Reading&) { return true; });
    for (const int thing : m_withWord) {
        Sum& sum = m_sums[static_cast<std::size_t>(thing)];
        sum.score += sum.score > 0 ? std::sqrt(sum.word) : 0;
        sum.word = 0;
    }
    m_withWord.clear();
}

void PostingRanker::note(const QByteArray& postings, float factor)
{
    const char* end = postings.constData() + postings.size() / postingSize * postingSize;
    for (const char* at = postings.constData(); at != end; at += postingSize) {
        const auto thing = qFromLittleEndian<quint32>(at);
        const float weight = factor * qFromLittleEndian<float>(at + postingSize / 2);
        if (thing >= m_sums.size())
            m_sums.resize(thing + 1);
        float& known = m_sums[thing].word;
        if (known == 0 && weight > 0)
            m_withWord.push_back(static_cast<int>(thing));
        known += weight * weight;
    }
}

std::vector<RankedThing> PostingRanker::passing(const ThingFilter& filter, const AskedBoxes& boxes) const
{
    std::vector<RankedThing> result;
    result.reserve(m_touched.size());
    for (const int thing : m_touched)
        if (filter.passes(thing)) {
            const Sum& sum = m_sums[static_cast<std::size_t>(thing)];
            const double share = static_cast<double>(sum.told) / m_asked;
            result.push_back(
                {thing, sum.words, static_cast<double>(sum.score) * share * boxes.factor(thing)});
        }
    return result;
}

PostingRanker::Postings PostingRanker::read(const Question& question) const
{
    QStringList asked;
    const auto append = [&](const Meaning& word) {
        for (const auto& [number, reading] : word.readings)
            asked.append(QString::number(number));
    };
    std::for_each(question.words.begin(), question.words.end(), append);
    append(question.asked);
    catalogue::Statement& rows =
        m_statements.get(QStringLiteral("SELECT concept, things FROM search_posting "
                                        "WHERE concept IN (SELECT value FROM json_each(?))"));
    rows.bind(catalogue::jsonOf(asked));
    QHash<int, QByteArray> result;
    while (rows.next())
        result.insert(rows.integer(0), rows.bytes(1));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
