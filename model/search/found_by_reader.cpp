// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/found_by_reader.h"

#include "model/search/passage.h"

#include <algorithm>
#include <utility>

namespace glossator::search {

namespace {

using catalogue::Statement;
using Place = FoundBy::Place;

constexpr qsizetype shortLength = 200; ///< UTF-16 units, as of every passage

/// All texts beside things, and their own, as rows of (thing, place, lang, text) in the order of the places.
const QString& textsSql()
{
    static const QString sql =
        QStringLiteral(
            "WITH asked (thing, kind, id) AS (SELECT value, substr(value, 1, instr(value, ' ') - 1), "
            " substr(value, instr(value, ' ') + 1) FROM json_each(?)), "
            "own AS (SELECT a.thing, d.* FROM asked a CROSS JOIN search_document d ON d.kind = a.kind AND "
            "d.id = a.id), "
            "rule AS (SELECT thing, id FROM asked WHERE kind = 'clause') "
            "SELECT o.thing, %1, o.lang, t.title FROM own o CROSS JOIN search_title t ON t.document = "
            "o.document "
            "UNION ALL SELECT r.thing, %2, d.lang, t.title FROM rule r CROSS JOIN term_main_rule m ON "
            "m.clause = r.id "
            " CROSS JOIN search_document d ON d.kind = 'term' AND d.id = m.term "
            " CROSS JOIN search_title t ON t.document = d.document "
            "UNION ALL SELECT r.thing, %3, d.lang, d.body FROM rule r CROSS JOIN clause_gloss g ON g.clause "
            "= r.id "
            " CROSS JOIN search_document d ON d.kind = 'clause' AND d.id = g.glossed "
            "UNION ALL SELECT r.thing, %4, d.lang, d.title FROM rule r CROSS JOIN case_proves p ON p.clause "
            "= r.id "
            " CROSS JOIN search_document d ON d.kind = 'case' AND d.id = p.case_id "
            "UNION ALL SELECT r.thing, %5, i.lang, i.words FROM rule r CROSS JOIN clause_index i ON i.clause "
            "= r.id "
            "UNION ALL SELECT thing, %5, 'en', replace(id, '-', ' ') FROM rule "
            "UNION ALL SELECT r.thing, %5, i.lang, i.words FROM rule r CROSS JOIN clause_gloss g ON g.clause "
            "= r.id "
            " CROSS JOIN clause_index i ON i.clause = g.glossed "
            "UNION ALL SELECT o.thing, %6, d.lang, d.title FROM own o CROSS JOIN search_document d "
            " ON d.kind = 'expansion' AND d.id = o.expansion AND d.lang = o.lang WHERE o.kind <> 'expansion' "
            "UNION ALL SELECT r.thing, %7, d.lang, d.body FROM rule r CROSS JOIN case_proves p ON p.clause = "
            "r.id "
            " CROSS JOIN search_document d ON d.kind = 'case' AND d.id = p.case_id "
            "UNION ALL SELECT thing, %8, lang, body FROM own "
            "ORDER BY 1, 2")
            .arg(static_cast<int>(Place::Name))
            .arg(static_cast<int>(Place::Term))
            .arg(static_cast<int>(Place::Explained))
            .arg(static_cast<int>(Place::CaseTitle))
            .arg(static_cast<int>(Place::Words))
            .arg(static_cast<int>(Place::Box))
            .arg(static_cast<int>(Place::CaseText))
            .arg(static_cast<int>(Place::Translation));
    return sql;
}

/// Whether words stand in the language of the result, and how many different ones.
using Sureness = std::pair<bool, qsizetype>;

/// A case plays many things beside the rule, so that a word that means only nearly the same tells nothing.
bool isOfCase(Place place)
{
    return place == Place::CaseTitle || place == Place::CaseText;
}

QString nameOf(const Result& result)
{
    return toString(result.kind) + u' ' + result.id;
}

} // namespace

bool isMarked(const Result& result)
{
    return !result.snippet.matches.empty() || !result.titleMatches.empty() || !result.foundAs.isEmpty() ||
           result.match == Match::Id;
}

tl::expected<void, QString> FoundByReader::addTo(std::vector<Result>& results) const
{
    QStringList things;
    for (const Result& result : results)
        if (!isMarked(result))
            things.append(nameOf(result));
    const auto texts = read(things);
    if (!texts)
        return tl::unexpected(texts.error());
    for (Result& result : results)
        if (const auto found = texts->constFind(nameOf(result)); found != texts->cend())
            tell(result, *found);
    return {};
}

tl::expected<FoundByReader::Texts, QString> FoundByReader::read(const QStringList& things) const
{
    Statement& rows = m_statements.get(textsSql());
    rows.bind(catalogue::jsonOf(things));
    Texts texts;
    while (rows.next())
        texts[rows.text(0)].push_back({static_cast<Place>(rows.integer(1)), rows.language(2), rows.text(3)});
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return texts;
}

/// The words themselves say most; what means only nearly the same is best read in the text that is shown.
void FoundByReader::tell(Result& result, const std::vector<Text>& texts) const
{
    if (tellBy(m_near, result, texts))
        return;
    const auto own = std::ranges::find_if(texts, [&](const Text& text) {
        return text.place == Place::Translation && text.language == result.language;
    });
    if (own != texts.end())
        if (Snippet snippet = m_remote.snippet(own->text, shortLength, own->language);
            !snippet.matches.empty()) {
            result.snippet = std::move(snippet);
            return;
        }
    std::vector<Text> sure = texts;
    std::erase_if(sure, [](const Text& text) { return isOfCase(text.place); });
    tellBy(m_remote, result, sure);
}

/// By the text with most of the words, in the language of the result where that is possible; of several by
/// the first place. Whether the words stand in any of the texts.
bool FoundByReader::tellBy(const Marker& marker, Result& result, const std::vector<Text>& texts)
{
    const Text* best = nullptr;
    Snippet told;
    Sureness most;
    for (const Text& text : texts) {
        Snippet snippet = marker.snippet(text.text, shortLength, text.language);
        const Sureness sureness{text.language == result.language, std::ssize(matchesOnly(snippet).matches)};
        if (sureness.second == 0 || (best != nullptr && sureness <= most))
            continue;
        best = &text;
        told = std::move(snippet);
        most = sureness;
    }
    if (best == nullptr)
        return false;
    if (best->place == Place::Words)
        told = matchesOnly(told);
    const bool isNote = result.kind == ResultKind::Term && best->place == Place::Translation;
    result.foundBy = FoundBy{isNote ? Place::Note : best->place, std::move(told), best->language};
    return true;
}

} // namespace glossator::search
