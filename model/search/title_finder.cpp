// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/title_finder.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace glossator::search {

namespace {

using catalogue::Language;
using catalogue::Statement;

/// The titles with the words asked for: thing and language; how many letters it has beyond the key (NULL: it
/// does not begin with the key); how many telling words it has beyond the query; whether the words stand in
/// it as finished words; the title itself where a card says it; whether it is another name than the preferred
/// one.
const QString& titleSearch()
{
    static const QString sql = QStringLiteral(
        "WITH ask (key, word_count) AS (VALUES (?, ?)) "
        "SELECT d.thing, d.lang, CASE WHEN substr(t.key, 1, length(ask.key)) = ask.key "
        "  THEN length(t.key) - length(ask.key) END, "
        "t.words - ask.word_count, "
        "t.number IN (SELECT rowid FROM search_title_index WHERE search_title_index MATCH ?), "
        "CASE WHEN t.card THEN t.title END, t.title <> d.title "
        "FROM ask CROSS JOIN search_title_index CROSS JOIN search_title t "
        "ON t.number = search_title_index.rowid CROSS JOIN search_document d ON d.document = t.document "
        "WHERE search_title_index MATCH ?");
    return sql;
}

/// Of one name of several words: a box can be opened and read, while the term only says how it is called
/// elsewhere. One word is the name of a thing first.
int orderOf(ResultKind kind, bool isOneWord)
{
    return kind == ResultKind::Expansion && !isOneWord ? -1 : static_cast<int>(kind);
}

/// By way of matching and what is missing, then what is so called in the preferred language, and what is so
/// called before what is called so too; equal titles by kind, boxes first and terms before clauses.
bool isBetter(const Hit& a, const Hit& b, const Things& things, Language preferred, bool isOneWord)
{
    if (a.match != b.match)
        return a.match < b.match;
    if (a.missing != b.missing)
        return a.missing < b.missing;
    if ((a.language == preferred) != (b.language == preferred))
        return a.language == preferred;
    if (a.isByOtherName != b.isByOtherName)
        return b.isByOtherName;
    const int kindOfA = orderOf(things.at(a.thing).kind, isOneWord);
    const int kindOfB = orderOf(things.at(b.thing).kind, isOneWord);
    return kindOfA != kindOfB ? kindOfA < kindOfB : a.thing < b.thing;
}

/// How a row of titleSearch matches and what is missing to match better. One word in the title of a case is
/// no more than a word, also where the title begins with it: who asks wants the rule, and finds the case
/// beside it.
void setMatch(Hit& hit, const Statement& row, bool isWord)
{
    constexpr int lettersBeyond = 2;
    constexpr int wordsBeyond = 3;
    constexpr int isFinished = 4;
    if (!row.isNull(lettersBeyond) && row.integer(lettersBeyond) == 0) {
        hit.match = Match::Title;
    } else if (row.boolean(isFinished) && row.integer(wordsBeyond) <= 0) {
        hit.match = Match::TitleForm;
    } else if (isWord) {
        return;
    } else if (!row.isNull(lettersBeyond)) {
        hit.match = Match::TitleStart;
        hit.missing = row.integer(lettersBeyond);
    } else {
        hit.match = Match::TitleWords;
        hit.missing = row.integer(wordsBeyond);
    }
}

/// What a card says is typed as its name in quotation marks, or with its own capitals.
bool isTypedAsName(const QString& typed, const QString& title)
{
    constexpr QStringView marks = u"\"\u201C\u201D\u201E\u00AB\u00BB";
    const QString text = typed.trimmed();
    return !text.isEmpty() &&
           (title.startsWith(text) || (marks.contains(text.front()) && marks.contains(text.back())));
}

/// Ordinary words, which name nothing.
void loosen(Hit& hit)
{
    if (hit.match == Match::Text)
        return;
    hit.match = Match::TitleWords;
    hit.missing = std::max<qsizetype>(hit.missing, 1);
}

/// Keeps the better of two hits of the same thing; of equal ones the one in the preferred language.
void keepBetter(Hit& kept, const Hit& other, Language preferred)
{
    const auto rank = [&](const Hit& hit) {
        return std::make_tuple(hit.match, hit.missing, hit.language != preferred, hit.isByOtherName,
                               hit.language);
    };
    const bool isAlike = kept.match == other.match;
    if (rank(other) < rank(kept)) {
        const Language language = isAlike && kept.language == preferred ? preferred : other.language;
        kept = other;
        kept.language = language;
    } else if (isAlike && other.language == preferred) {
        kept.language = preferred;
    }
}

} // namespace

TitleFinder::Hits TitleFinder::withId(const QString& id, Language preferred) const
{
    Statement& rows =
        m_statements.get(QStringLiteral("SELECT DISTINCT thing FROM search_document WHERE id = ? "
                                        "COLLATE NOCASE ORDER BY thing"));
    rows.bind(id);
    std::vector<Hit> result;
    while (rows.next())
        if (const int thing = rows.integer(0); m_filter.passes(thing))
            result.push_back({thing, m_filter.shownIn(thing, preferred, preferred), Match::Id});
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

TitleFinder::Hits TitleFinder::withTitle(const QString& typed, const QueryWords& words,
                                         Language preferred) const
{
    Statement& rows = m_statements.get(titleSearch());
    rows.bind(words.key).bind(static_cast<int>(words.words.size()));
    rows.bind(matchExpression(asFinished(words.words), true)).bind(matchExpression(words.words, true));
    std::vector<Hit> result;
    std::unordered_map<int, std::size_t> known;
    while (rows.next()) {
        Hit hit{rows.integer(0), rows.language(1)};
        if (!m_filter.passes(hit.thing))
            continue;
        constexpr int otherName = 6;
        hit.isByOtherName = rows.boolean(otherName);
        setMatch(hit, rows, words.words.size() == 1 && m_things.at(hit.thing).kind == ResultKind::Case);
        if (constexpr int cardTitle = 5;
            !rows.isNull(cardTitle) && !isTypedAsName(typed, rows.text(cardTitle)))
            loosen(hit);
        if (hit.match >= Match::Text)
            continue;
        if (const auto [place, isNew] = known.try_emplace(hit.thing, result.size()); isNew)
            result.push_back(hit);
        else
            keepBetter(result[place->second], hit, preferred);
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    const bool isOneWord = words.words.size() == 1;
    std::sort(result.begin(), result.end(),
              [&](const Hit& a, const Hit& b) { return isBetter(a, b, m_things, preferred, isOneWord); });
    return result;
}

} // namespace glossator::search
