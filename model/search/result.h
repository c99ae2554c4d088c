// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/voice.h"
#include "model/search/found_by.h"
#include "model/search/respelling.h"
#include "model/search/snippet.h"
#include "model/terms/span.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace glossator::search {

/// What a result leads to; its id is the id of such a thing.
enum class ResultKind {
    Term,
    Expansion,
    Section, ///< id "expansion/section"
    Tile,
    Case,
    Clause
};

/// How a result was found, best first; results are ordered by it, and within it by relevance. The last two
/// are ordered by relevance together.
enum class Match {
    Id,         ///< the query is the id, of several parts as in woh-gain-one
    Title,      ///< the query is a title, diacritics and case apart
    TitleForm,  ///< the query is a title in other forms of its words
    TitleStart, ///< a title begins with the query
    TitleWords, ///< all words of the query stand in a title, in some form
    Text,       ///< it tells all that is asked, in these words or others
    SomeWords   ///< it tells some of what is asked
};

/// One thing that was found.
struct Result
{
    ResultKind kind = ResultKind::Clause;
    QString id;
    QString expansion;                     ///< id of the expansion it belongs to; empty for terms
    QString title;                         ///< for a clause, the title of its section
    std::vector<terms::Span> titleMatches; ///< in `title`
    QString
        foundAs; ///< another title it was found under (a variant or deprecated term, a code); mostly empty
    Snippet snippet;                                        ///< empty where there is only a title
    catalogue::Language language = catalogue::Language::En; ///< of the snippet
    Match match = Match::Text;
    double score =
        0; ///< relevance within one way of matching, greater is better; not comparable between queries
    std::optional<catalogue::ClauseKind> clauseKind{}; ///< for clauses
    std::optional<catalogue::Voice> voice{};           ///< for clauses: who says so
    bool isOffTable = false;          ///< it needs a box that does not lie on the table of the query
    std::optional<FoundBy> foundBy{}; ///< where neither title nor snippet has any of the words
};

/// An expansion whose rules were asked for and are not in the catalogue.
struct MissingRule
{
    QString expansion;       ///< its id
    QString name;            ///< in the language that is displayed
    bool isAll = true;       ///< none of its rules are there; false: those that were asked for
    bool isPassedBy = false; ///< the best clause is about it no more than about anything else that was named
    bool comesFirst = false; ///< its own page stands before the clauses: none of them is what was asked for

    bool operator==(const MissingRule&) const = default;
};

/// What was found, best first, each thing once whatever the number of languages it was found in.
struct Results
{
    std::vector<Result> items;
    qsizetype total = 0;    ///< how many there would be without the limit
    bool shortened = false; ///< the query had more words than are searched for; the rest was left out
    std::vector<MissingRule> missing{};  ///< in the order of the shelf; mostly none
    std::vector<Respelling> respelled{}; ///< words that were taken for others, in their order; mostly none
    std::vector<terms::Span>
        noFilters{};      ///< names before a colon, in the text, that are read as words; mostly none
    QStringList unread{}; ///< words that mean nothing here and were left out, as typed; mostly none

    /// Whether what was found only shares words with the question.
    [[nodiscard]] bool passesBy() const
    {
        return std::any_of(missing.begin(), missing.end(),
                           [](const MissingRule& rule) { return rule.isPassedBy; });
    }
};

/// "term", "expansion", "section", "tile", "case" or "clause".
QString toString(ResultKind kind);
std::optional<ResultKind> resultKindFromString(const QString& text);
/// "id", "title", "title-form", "title-start", "title-words", "text" or "some-words".
QString toString(Match match);

} // namespace glossator::search
