// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/hit.h"
#include "model/search/holdings.h"
#include "model/search/lexicon.h"
#include "model/search/marker.h"
#include "model/search/meaning_reader.h"
#include "model/search/off_table.h"
#include "model/search/query_words.h"
#include "model/search/thing_filter.h"
#include "model/search/title_finder.h"

#include <set>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Answers one query: what has it as its id or title, then what tells most of it. Errors are what the
/// database said. For one call only: what it reads of the words it keeps.
class Answer
{
public:
    /// `table`: ids of the expansions on the table; empty: all. All must outlive this.
    Answer(Holdings& holdings, const Query& query, const QStringList& table);

    tl::expected<Results, QString> find();
    /// Looks up where the words stand of those results of the query that have none of them where they are
    /// shown.
    tl::expected<void, QString> tellFoundBy(std::vector<Result>& results);

private:
    /// Things in order, and how many there are in all.
    struct Found
    {
        std::vector<Hit> hits;
        qsizetype total = 0;
        Question question{};      ///< what was read of the words
        std::vector<Hit> known{}; ///< those that were not ranked
    };

    [[nodiscard]] tl::expected<Found, QString> findHits();
    [[nodiscard]] tl::expected<void, QString> putFirst(const std::vector<MissingRule>& missing, Found& found);
    [[nodiscard]] tl::expected<void, QString> count(Found& found);
    tl::expected<Question, QString> readQuestion();
    [[nodiscard]] tl::expected<bool, QString> isTitle(const Question& question) const;
    tl::expected<void, QString> respell(const std::vector<Respelling>& meant);
    [[nodiscard]] Found allThatPass() const;
    [[nodiscard]] bool isAskedAsDisplayed(const Question& question) const;
    [[nodiscard]] TitleFinder::Hits hitsById(catalogue::Language preferred) const;
    [[nodiscard]] tl::expected<Ranking, QString> rank(const Question& question,
                                                      const std::vector<Hit>& known);
    [[nodiscard]] Hit told(const RankedThing& thing, const Question& question) const;
    [[nodiscard]] catalogue::Language preferredLanguage(const Question& question) const;
    void showAsDisplayed(std::vector<Hit>& titles, const Question& question) const;
    [[nodiscard]] tl::expected<Marker, QString> marker(const Question& question, MeantWords& meantWords,
                                                       const std::set<catalogue::Language>& languages) const;
    [[nodiscard]] tl::expected<Results, QString> readResults(const Found& found) const;

    Holdings& m_holdings;
    const Query& m_query;
    OffTable m_offTable;
    QStringList m_table; ///< what lies on it is all that is looked for; empty: all
    ThingFilter m_filter;
    TitleFinder m_titles;
    Lexicon m_lexicon;
    QueryWords m_words;
    std::vector<Respelling> m_respelled; ///< words that were taken for others
    QStringList m_unread;                ///< words that mean nothing, as typed
};

} // namespace glossator::search
