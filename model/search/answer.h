// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/hit.h"
#include "model/search/holdings.h"
#include "model/search/lexicon.h"
#include "model/search/marker.h"
#include "model/search/query_words.h"
#include "model/search/thing_filter.h"
#include "model/search/title_finder.h"

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Answers one query: what has it as its id or title, then what tells most of it. Errors are what the
/// database said.
class Answer
{
public:
    /// `table`: ids of the expansions on the table; empty: all.
    Answer(Holdings& holdings, const Query& query, const QStringList& table);

    tl::expected<Results, QString> find();

private:
    /// Things in order, and how many there are in all.
    struct Found
    {
        std::vector<Hit> hits;
        qsizetype total = 0;
        std::vector<catalogue::Language> languages{}; ///< in which it may have been asked
    };

    enum class Bearing { Answers, Touches, Misses };

    [[nodiscard]] tl::expected<Found, QString> findHits();
    [[nodiscard]] Found allThatPass() const;
    [[nodiscard]] TitleFinder::Hits hitsById(catalogue::Language preferred) const;
    [[nodiscard]] tl::expected<Ranking, QString> rank(const Question& question,
                                                      const std::vector<Hit>& known);
    [[nodiscard]] Hit told(const RankedThing& thing, const Question& question) const;
    [[nodiscard]] std::ptrdiff_t titlesFirst(const std::vector<Hit>& titles) const;
    [[nodiscard]] catalogue::Language preferredLanguage(const Question& question) const;
    [[nodiscard]] tl::expected<std::vector<MissingRule>, QString> missingRules(const Found& found) const;
    [[nodiscard]] std::vector<catalogue::Language> languagesOf(const Found& found) const;
    tl::expected<void, QString> addMissing(const QString& expansion, const std::vector<Hit>& hits,
                                           const std::vector<QueryWord>& words,
                                           std::vector<MissingRule>& missing) const;
    [[nodiscard]] tl::expected<Bearing, QString> bearingOf(const std::vector<Hit>& hits,
                                                           const QString& expansion,
                                                           const std::vector<QueryWord>& words) const;
    void showAsDisplayed(std::vector<Hit>& titles, const Question& question) const;
    void putRulesFirst(std::vector<Hit>& hits, std::ptrdiff_t first) const;
    [[nodiscard]] bool isEmptyBox(const Hit& hit) const;
    [[nodiscard]] tl::expected<QString, QString> nameOf(const QString& expansion) const;
    [[nodiscard]] tl::expected<Marker, QString> marker() const;
    [[nodiscard]] tl::expected<Results, QString> readResults(const Found& found) const;

    Holdings& m_holdings;
    const Query& m_query;
    ThingFilter m_filter;
    TitleFinder m_titles;
    Lexicon m_lexicon;
    QueryWords m_words;
};

} // namespace glossator::search
