// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search.h"

#include "model/search/hit_finder.h"
#include "model/search/lexicon.h"
#include "model/search/query_words.h"
#include "model/search/result_reader.h"
#include "model/search/table_filter.h"

#include <QHash>

#include <algorithm>

namespace glossator::search {

namespace {

tl::unexpected<QueryFault> unreadable(const QString& details)
{
    return tl::unexpected(QueryFault{QueryFault::Kind::Unreadable, 0, details, {}});
}

/// Keeps one hit for each thing: the best one, or one found in the same way in the preferred language.
std::vector<Hit> onceEach(const std::vector<Hit>& hits, catalogue::Language preferred)
{
    std::vector<Hit> result;
    QHash<QPair<int, QString>, std::size_t> positions;
    for (const Hit& hit : hits) {
        const QPair<int, QString> thing{static_cast<int>(hit.kind), hit.id};
        const auto known = positions.constFind(thing);
        if (known == positions.constEnd()) {
            positions.insert(thing, result.size());
            result.push_back(hit);
        } else if (Hit& kept = result[*known]; preferred == hit.language && hit.match == kept.match) {
            kept.document = hit.document;
            kept.language = hit.language;
        }
    }
    return result;
}

/// Answers one query.
class Answer
{
public:
    Answer(const QSqlDatabase& database, const Query& query, const QStringList& table)
        : m_database(database), m_query(query), m_finder(database, query, table),
          m_lexicon(database, query.language), m_words(readQuery(query.text))
    {
    }

    tl::expected<Results, QString> find()
    {
        if (m_words.words.empty())
            return Results{{}, 0, m_words.shortened};
        if (auto looked = lookUpWords(); !looked)
            return tl::unexpected(looked.error());
        const auto hits = findHits();
        if (!hits)
            return tl::unexpected(hits.error());
        return readResults(onceEach(*hits, m_query.display.value_or(catalogue::Language::En)));
    }

private:
    tl::expected<void, QString> lookUpWords()
    {
        for (QueryWord& word : m_words.words) {
            const auto lemmas = m_lexicon.lemmas(word.loose);
            if (!lemmas)
                return tl::unexpected(lemmas.error());
            word.lemmas = *lemmas;
        }
        return {};
    }

    [[nodiscard]] HitFinder::Hits findHits() const
    {
        HitFinder::Hits hits = hitsById();
        if (!hits)
            return hits;
        HitFinder::Hits titles = m_finder.withTitle(m_words);
        if (!titles)
            return titles;
        const auto rest = std::next(titles->begin(), titlesFirst(*titles));
        hits->insert(hits->end(), titles->begin(), rest);
        const auto question = MeaningReader(m_database, m_query.language).read(m_words.all);
        if (!question)
            return tl::unexpected(question.error());
        HitFinder::Hits told = m_finder.about(*question);
        if (!told)
            return told;
        hits->insert(hits->end(), told->begin(), told->end());
        hits->insert(hits->end(), rest, titles->end());
        return hits;
    }

    /// How many of the titles come before what tells about it: all, unless it is a question with small words
    /// in it, which a rule answers, whatever titles have a few of its words.
    [[nodiscard]] std::ptrdiff_t titlesFirst(const std::vector<Hit>& titles) const
    {
        constexpr std::ptrdiff_t enough = 1;
        const auto isLoose = [](const Hit& hit) { return hit.match == Match::TitleWords; };
        const auto loose = std::find_if(titles.begin(), titles.end(), isLoose);
        const bool isQuestion = m_words.all.size() > m_words.words.size() + 1;
        return isQuestion ? std::min(std::distance(titles.begin(), loose) + enough, std::ssize(titles))
                          : std::ssize(titles);
    }

    /// An id has several parts and no space. One of one word only is left to the titles, where it means what
    /// people mean by the word.
    [[nodiscard]] HitFinder::Hits hitsById() const
    {
        const QString id = m_query.text.trimmed();
        const bool mayBeId = m_words.key.contains(u' ') && !id.contains(u' ');
        return mayBeId ? m_finder.withId(id) : std::vector<Hit>{};
    }

    [[nodiscard]] tl::expected<Marker, QString> marker() const
    {
        QStringList forms;
        QStringList openWords;
        for (const QueryWord& word : m_words.words) {
            const auto related = m_lexicon.forms(word.lemmas);
            if (!related)
                return tl::unexpected(related.error());
            forms += *related + word.lemmas + QStringList{word.loose};
            if (word.isOpen)
                openWords.append(word.loose);
        }
        return Marker(forms, openWords);
    }

    [[nodiscard]] tl::expected<Results, QString> readResults(const std::vector<Hit>& hits) const
    {
        const auto mark = marker();
        if (!mark)
            return tl::unexpected(mark.error());
        const ResultReader reader(m_database, *mark, m_words.key, m_query.display);
        Results results{{}, static_cast<qsizetype>(hits.size()), m_words.shortened};
        for (const Hit& hit : hits) {
            if (results.items.size() == static_cast<std::size_t>(m_query.limit))
                break;
            auto result = reader.read(hit);
            if (!result)
                return tl::unexpected(result.error());
            results.items.push_back(std::move(*result));
        }
        return results;
    }

    const QSqlDatabase& m_database;
    const Query& m_query;
    HitFinder m_finder;
    Lexicon m_lexicon;
    QueryWords m_words;
};

} // namespace

Search::Search(QSqlDatabase database) : m_database(std::move(database))
{
}

tl::expected<Results, QueryFault> Search::find(const Query& query) const
{
    if (query.limit < 1)
        return tl::unexpected(QueryFault{QueryFault::Kind::BadLimit, 0, QString::number(query.limit), {}});
    const auto table = readTable(m_database, query.table);
    if (!table)
        return tl::unexpected(table.error());
    auto results = Answer(m_database, query, *table).find();
    if (!results)
        return unreadable(results.error());
    return std::move(*results);
}

} // namespace glossator::search
