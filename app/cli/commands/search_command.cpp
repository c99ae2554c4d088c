// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/search_advice.h"
#include "app/cli/localized.h"
#include "app/cli/page.h"
#include "model/search/filter_spelling.h"
#include "model/search/query_words.h"
#include "model/search/search.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 usualLimit = 20;
constexpr qint64 greatestLimit = 10000;
constexpr int kindColumn = 11;

QJsonArray spansJson(const std::vector<terms::Span>& spans)
{
    QJsonArray array;
    for (const terms::Span& span : spans)
        array += QJsonObject{{u"start"_s, span.start}, {u"length"_s, span.length}};
    return array;
}

QJsonObject snippetJson(const search::Snippet& snippet)
{
    return {{u"text"_s, snippet.text},
            {u"offset"_s, snippet.offset},
            {u"cutBefore"_s, snippet.cutBefore},
            {u"cutAfter"_s, snippet.cutAfter},
            {u"matches"_s, spansJson(snippet.matches)}};
}

QJsonValue foundByJson(const search::Result& result)
{
    if (!result.foundBy)
        return {};
    return QJsonObject{{u"place"_s, search::toString(result.foundBy->place)},
                       {u"language"_s, catalogue::toString(result.foundBy->language)},
                       {u"snippet"_s, snippetJson(result.foundBy->snippet)}};
}

QJsonObject resultJson(const search::Result& result)
{
    return {
        {u"kind"_s, search::toString(result.kind)},
        {u"id"_s, result.id},
        {u"expansion"_s, result.expansion},
        {u"title"_s, result.title},
        {u"titleMatches"_s, spansJson(result.titleMatches)},
        {u"foundAs"_s, result.foundAs},
        {u"language"_s, catalogue::toString(result.language)},
        {u"match"_s, search::toString(result.match)},
        {u"snippet"_s, snippetJson(result.snippet)},
        {u"foundBy"_s, foundByJson(result)},
        {u"offTable"_s, result.isOffTable},
    };
}

QJsonArray respelledJson(const search::Results& results)
{
    QJsonArray array;
    for (const search::Respelling& word : results.respelled)
        array += QJsonObject{{u"typed"_s, word.typed},
                             {u"meant"_s, word.meant},
                             {u"language"_s, catalogue::toString(word.language)}};
    return array;
}

QStringList noFiltersOf(const search::Query& query, const search::Results& results)
{
    QStringList names;
    for (const terms::Span& name : results.noFilters)
        names += query.text.mid(name.start, name.length);
    return names;
}

/// `more`: how many there are besides in boxes that are not on the table.
QJsonObject toJson(const search::Query& query, const search::Results& results, qsizetype more)
{
    QJsonArray items;
    for (const search::Result& result : results.items)
        items += resultJson(result);
    QJsonArray missing;
    for (const search::MissingRule& rule : results.missing)
        missing += QJsonObject{{u"expansion"_s, rule.expansion}, {u"all"_s, rule.isAll}};
    return {
        {u"query"_s, query.text},
        {u"language"_s, query.language ? QJsonValue(catalogue::toString(*query.language)) : QJsonValue()},
        {u"table"_s, QJsonArray::fromStringList(query.table)},
        {u"limit"_s, query.limit},
        {u"total"_s, results.total},
        {u"beyondTable"_s, more},
        {u"shortened"_s, results.shortened},
        {u"respelled"_s, respelledJson(results)},
        {u"noFilters"_s, QJsonArray::fromStringList(noFiltersOf(query, results))},
        {u"unread"_s, QJsonArray::fromStringList(results.unread)},
        {u"missing"_s, missing},
        {u"results"_s, items},
    };
}

/// The text with its matches made strong.
QString marked(const QString& text, const std::vector<terms::Span>& matches, const TextStyle& style)
{
    QString result;
    qsizetype done = 0;
    for (const terms::Span& match : matches) {
        result +=
            text.sliced(done, match.start - done) + style.strong(text.sliced(match.start, match.length));
        done = match.end();
    }
    return result + text.sliced(done);
}

QString marked(const search::Snippet& snippet, const TextStyle& style)
{
    return (snippet.cutBefore ? u"… "_s : QString()) + marked(snippet.text, snippet.matches, style) +
           (snippet.cutAfter ? u" …"_s : QString());
}

QString headOf(const search::Result& result, const catalogue::Catalogue& catalogue, LanguageChoice language,
               const TextStyle& style)
{
    QString head = style.strong(result.id) + u"  "_s + marked(result.title, result.titleMatches, style);
    if (!result.expansion.isEmpty() && result.kind != search::ResultKind::Expansion)
        head +=
            u" · "_s + catalogue.expansionName(result.expansion, language.value_or(catalogue::Language::En));
    if (!result.foundAs.isEmpty())
        head += u" (found as “%1”)"_s.arg(result.foundAs);
    if (result.isOffTable)
        head += u" (not on the table)"_s;
    return head;
}

/// Where the words stand of what shows none of them.
QString foundByOf(const search::FoundBy& foundBy, const TextStyle& style)
{
    using Place = search::FoundBy::Place;
    const auto lead = [&] {
        switch (foundBy.place) {
        case Place::Name:
            return u"by the name"_s;
        case Place::Term:
            return u"by the term"_s;
        case Place::Explained:
            return u"in the rule that it explains"_s;
        case Place::CaseTitle:
            return u"in the case"_s;
        case Place::Words:
            return u"listed under"_s;
        case Place::Box:
            return u"by the name of the box"_s;
        case Place::CaseText:
            return u"in a case that plays it"_s;
        case Place::Translation:
            return u"in another language"_s;
        case Place::Note:
            return u"in its note"_s;
        }
        return QString();
    };
    return u"(%1: %2)"_s.arg(lead(), marked(foundBy.snippet, style));
}

/// Words that look like filters and are none.
void tellNoFilters(const search::Query& query, const search::Results& results, Page& page)
{
    if (results.noFilters.empty())
        return;
    QStringList names;
    for (const QString& name : noFiltersOf(query, results))
        names += u"“%1”"_s.arg(shownInShort(name));
    page.paragraph(u"No filter, read as words: %1. Filters: %2"_s.arg(
        names.join(u", "_s), search::FilterSpelling::names(catalogue::Language::En).join(u' ')));
}

/// Words that were taken for others or left out, and how to have them as they are.
void tellRespelled(const search::Query& query, const search::Results& results, Page& page)
{
    for (const search::Respelling& word : results.respelled)
        page.paragraph(u"“%1” is read as “%2”."_s.arg(shownInShort(word.typed), word.meant));
    for (const QString& word :
         results.total > 0 ? results.unread : QStringList()) // nothing found says enough
        page.paragraph(u"“%1” is in no text and was left out."_s.arg(shownInShort(word)));
    if (results.respelled.empty())
        return;
    QString exact = shownInShort(search::insisting(query.text, results.respelled));
    exact.replace(u"'"_s, u"'\\''"_s); // for the shell
    page.paragraph(u"For what you typed: gloss search '%1'"_s.arg(exact));
}

/// What was asked for and is not in the catalogue.
void tellMissing(const search::Results& results, Page& page)
{
    for (const search::MissingRule& missing : results.missing)
        page.paragraph(
            (missing.isAll
                 ? u"The rules of %1 are not in the catalogue. It has only what is known about it with other expansions."_s
                 : u"The catalogue has only a part of the rules of %1. What you ask about may be missing."_s)
                .arg(missing.name));
}

/// What there is besides in boxes that are not on the table.
void tellMore(qsizetype more, Page& page)
{
    if (more > 0)
        page.paragraph(
            u"%1 more in boxes that are not on the table; leave out --table to have them too."_s.arg(more));
}

QByteArray pageOf(const search::Query& query, const search::Results& results, qsizetype more,
                  const catalogue::Catalogue& catalogue, const TextStyle& style)
{
    Page page(style);
    page.paragraph(u"%1 of %2 results for “%3”"_s.arg(results.items.size())
                       .arg(results.total)
                       .arg(shownInShort(query.text)));
    tellNoFilters(query, results, page);
    tellRespelled(query, results, page);
    tellMore(more, page);
    if (results.shortened)
        page.paragraph(u"Only the first words were searched for: there were too many."_s);
    tellMissing(results, page);
    for (const search::Result& result : results.items) {
        page.gap();
        page.entry(search::toString(result.kind), headOf(result, catalogue, query.display, style),
                   kindColumn);
        page.entry({}, marked(result.snippet, style), kindColumn);
        if (result.foundBy)
            page.entry({}, foundByOf(*result.foundBy, style), kindColumn);
    }
    return page.bytes();
}

QByteArray pageOfNothing(const search::Query& query, const search::Results& results, qsizetype more,
                         const search::Search& search, const TextStyle& style)
{
    Page page(style);
    page.paragraph(u"Nothing found for “%1”."_s.arg(shownInShort(query.text)));
    tellNoFilters(query, results, page);
    tellRespelled(query, results, page);
    tellMissing(results, page);
    tellMore(more, page);
    page.paragraph(adviceForNothing(query, search));
    return page.bytes();
}

Outcome<search::Query> readQuery(const Request& request)
{
    search::Query query;
    const auto language = request.arguments.language();
    const auto limit = request.arguments.number(u"limit"_s, usualLimit, 1, greatestLimit);
    if (!language)
        return tl::unexpected(language.error());
    if (!limit)
        return tl::unexpected(limit.error());
    query.text = request.arguments.operands().join(u' ');
    query.language = *language;
    query.display = *language;
    query.limit = static_cast<int>(*limit);
    query.table = request.arguments.list(u"table"_s);
    return query;
}

Outcome<Answer> runSearch(const Request& request)
{
    auto query = readQuery(request);
    if (!query)
        return tl::unexpected(query.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto table = readExpansions(*catalogue, query->table, u"--table"_s);
    if (!table)
        return tl::unexpected(table.error());
    query->table = *table; // to which the search adds the parts of boxes
    search::Search search(catalogue->database());
    auto results = search.find(*query);
    if (!results)
        return fail(messageOf(results.error()));
    if (const auto told = search.tellFoundBy(*query, *results); !told)
        return fail(messageOf(told.error()));
    const auto beside = search.lookBesideTable(*query, *results);
    if (!beside)
        return fail(messageOf(beside.error()));
    const qsizetype more = beside->more;
    if (request.wantsJson())
        return jsonAnswer(toJson(*query, *results, more));
    if (results->items.empty())
        return Answer{ExitStatus::Good, pageOfNothing(*query, *results, more, search, request.style)};
    return Answer{ExitStatus::Good, pageOf(*query, *results, more, *catalogue, request.style)};
}

} // namespace

OptionSpec languageOption()
{
    return {u"lang"_s, u"L"_s, u"Show the texts in this language: en, ro or ca."_s};
}

Command searchCommand()
{
    Command command;
    command.name = u"search"_s;
    command.operands = u"WORDS"_s;
    command.fewest = 1;
    command.most = Command::anyNumber;
    command.summary = u"Find clauses, tiles, terms and cases by words, in any of the languages"_s;
    command.text = {
        u"The best results come first. Word forms and spellings without diacritics find the same; the "
        "last word may be unfinished. What nobody writes is read as the nearest word, unless it stands in "
        "quotation marks. Nothing found is a good answer as well."_s,
        u"Filters may stand among the words: exp:wonders (an expansion), kind:official (or rule, open, tile, "
        "case ...), lang:ro (only what has a Romanian text), has:case. They may be Romanian or Catalan too: fel:oficial, tipus:peça."_s};
    command.options = {
        {u"lang"_s, u"L"_s,
         u"Only what has a text in this language, shown in it: en, ro or ca. The words may be of any."_s},
        {u"table"_s, u"A,B,.."_s,
         u"Only what holds with these expansions on the table, by id, code or name."_s},
        {u"limit"_s, u"N"_s, u"At most N results (usually 20)."_s},
    };
    command.run = runSearch;
    return command;
}

} // namespace glossator::cli
