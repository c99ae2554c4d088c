// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/posting_ranker.h"

#include "model/catalogue/statement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>

namespace glossator::search {

namespace {

constexpr qsizetype postingSize = 8; ///< a thing of 4 bytes and a weight of 4, both little endian
constexpr double ofUnknown = 2;      ///< how telling a word is that nothing is about

/// What was found of a thing so far.
struct Sum
{
    int words = 0;
    double score = 0;
    double told = 0; ///< the score that counts towards the share of the question; a word counts once
};

/// The sums of all things, by thing.
class Sums
{
public:
    void add(const Meaning& word, const QHash<int, QByteArray>& postings)
    {
        std::vector<double> best(m_sums.size(), 0);
        const double rarity = word.rarity();
        for (const auto& [number, reading] : word.readings)
            note(postings.value(number), reading.factor * rarity, best);
        m_sums.resize(best.size());
        for (std::size_t thing = 0; thing < best.size(); ++thing)
            if (best[thing] > 0) {
                ++m_sums[thing].words;
                m_sums[thing].score += best[thing];
                m_sums[thing].told += std::min(best[thing], rarity);
            }
        m_asked += word.readings.empty() ? ofUnknown : rarity;
    }

    [[nodiscard]] std::vector<RankedThing> ranked() const
    {
        std::vector<RankedThing> result;
        for (std::size_t thing = 0; thing < m_sums.size(); ++thing)
            if (const Sum& sum = m_sums[thing]; sum.words > 0)
                result.push_back({static_cast<int>(thing), sum.words, sum.score * sum.told / m_asked});
        std::stable_sort(result.begin(), result.end(),
                         [](const RankedThing& a, const RankedThing& b) { return a.score > b.score; });
        return result;
    }

private:
    /// Keeps the best reading of one word for each thing.
    static void note(const QByteArray& postings, double factor, std::vector<double>& best)
    {
        for (qsizetype at = 0; at + postingSize <= postings.size(); at += postingSize) {
            const auto thing = qFromLittleEndian<quint32>(postings.constData() + at);
            const auto weight = qFromLittleEndian<float>(postings.constData() + at + postingSize / 2);
            if (thing >= best.size())
                best.resize(thing + 1, 0);
            best[thing] = std::max(best[thing], factor * static_cast<double>(weight));
        }
    }

    std::vector<Sum> m_sums;
    double m_asked = 0; ///< how telling all the words are together
};

} // namespace

tl::expected<std::vector<RankedThing>, QString> PostingRanker::rank(const Question& question) const
{
    const auto postings = read(question);
    if (!postings)
        return tl::unexpected(postings.error());
    Sums sums;
    for (const Meaning& word : question.words)
        sums.add(word, *postings);
    return sums.ranked();
}

PostingRanker::Postings PostingRanker::read(const Question& question) const
{
    QJsonArray asked;
    for (const Meaning& word : question.words)
        for (const auto& [number, reading] : word.readings)
            asked.append(number);
    catalogue::Statement rows(m_database,
                              QStringLiteral("SELECT concept, things FROM search_posting "
                                             "WHERE concept IN (SELECT value FROM json_each(?))"));
    rows.bind(QString::fromUtf8(QJsonDocument(asked).toJson(QJsonDocument::Compact)));
    QHash<int, QByteArray> result;
    while (rows.next())
        result.insert(rows.integer(0), rows.value(1).toByteArray());
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
