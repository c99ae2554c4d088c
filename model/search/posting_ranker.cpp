// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/posting_ranker.h"

#include <QtEndian>

#include <algorithm>

namespace glossator::search {

namespace {

constexpr qsizetype postingSize = 8; ///< a thing of 4 bytes and a weight of 4, both little endian
constexpr double ofUnknown = 2;      ///< how telling a word is that nothing is about
constexpr double leastShare = 0.3; ///< what tells less of the question than this beside the best is left out

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

} // namespace

tl::expected<Ranking, QString> PostingRanker::rank(const Question& question, const ThingFilter& filter,
                                                   const QSet<int>& known, std::size_t limit)
{
    const auto postings = read(question);
    if (!postings)
        return tl::unexpected(postings.error());
    m_asked = 0;
    for (const Meaning& word : question.words)
        add(word, *postings);
    Ranking result{passing(filter), 0};
    for (const int thing : m_touched)
        m_sums[static_cast<std::size_t>(thing)] = {};
    m_touched.clear();
    double best = 0;
    for (const RankedThing& thing : result.best)
        best = std::max(best, thing.score);
    const double least = question.words.size() > 1 ? leastShare * best : 0;
    std::erase_if(result.best, [&](const RankedThing& thing) {
        return thing.score < least || known.contains(thing.thing);
    });
    result.total = std::ssize(result.best);
    keepBest(result.best, limit);
    return result;
}

void PostingRanker::add(const Meaning& word, const QHash<int, QByteArray>& postings)
{
    const double rarity = word.rarity();
    for (const auto& [number, reading] : word.readings)
        note(postings.value(number), static_cast<float>(reading.factor * rarity));
    for (const int thing : m_withWord) {
        Sum& sum = m_sums[static_cast<std::size_t>(thing)];
        if (sum.words == 0)
            m_touched.push_back(thing);
        ++sum.words;
        sum.score += sum.word;
        sum.told += std::min(sum.word, static_cast<float>(rarity));
        sum.word = 0;
    }
    m_withWord.clear();
    m_asked += word.readings.empty() ? ofUnknown : rarity;
}

/// Keeps the best reading of the word for each thing.
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
        known = std::max(known, weight);
    }
}

std::vector<RankedThing> PostingRanker::passing(const ThingFilter& filter) const
{
    std::vector<RankedThing> result;
    for (const int thing : m_touched)
        if (filter.passes(thing)) {
            const Sum& sum = m_sums[static_cast<std::size_t>(thing)];
            const double share = static_cast<double>(sum.told) / m_asked;
            result.push_back({thing, sum.words, static_cast<double>(sum.score) * share});
        }
    return result;
}

PostingRanker::Postings PostingRanker::read(const Question& question) const
{
    QStringList asked;
    for (const Meaning& word : question.words)
        for (const auto& [number, reading] : word.readings)
            asked.append(QString::number(number));
    catalogue::Statement& rows =
        m_statements.get(QStringLiteral("SELECT concept, things FROM search_posting "
                                        "WHERE concept IN (SELECT value FROM json_each(?))"));
    rows.bind(u'[' + asked.join(u',') + u']');
    QHash<int, QByteArray> result;
    while (rows.next())
        result.insert(rows.integer(0), rows.value(1).toByteArray());
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
