// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/answer.h"

#include "model/search/meaning_reader.h"
#include "model/search/other_thing.h"
#include "model/search/result_reader.h"

#include <algorithm>
#include <functional>

namespace glossator::search {

using catalogue::Language;

Answer::Answer(Holdings& holdings, const Query& query, const QStringList& table)
    : m_holdings(holdings), m_query(query), m_filter(holdings.things, holdings.expansions, query, table),
      m_titles(holdings.statements, holdings.things, m_filter),
      m_lexicon(holdings.statements, query.language), m_words(readQuery(query.text))
{
}

tl::expected<Results, QString> Answer::find()
{
    if (m_words.words.empty())
        return readResults(m_query.hasFilters() ? allThatPass() : Found{});
    if (auto looked = m_lexicon.addLemmas(m_words.words); !looked)
        return tl::unexpected(looked.error());
    const auto found = findHits();
    if (!found)
        return tl::unexpected(found.error());
    auto missing = missingRules(*found);
    if (!missing)
        return tl::unexpected(missing.error());
    auto results = readResults(*found);
    if (results)
        results->missing = std::move(*missing);
    return results;
}

tl::expected<Answer::Found, QString> Answer::findHits()
{
    const Language display = m_query.display.value_or(Language::En);
    auto hits = hitsById(display);
    if (!hits)
        return tl::unexpected(hits.error());
    auto titles = m_titles.withTitle(m_words, display, m_query.language);
    if (!titles)
        return tl::unexpected(titles.error());
    const auto question =
        MeaningReader(m_holdings.statements, m_query.language, m_query.display).read(m_words.all);
    if (!question)
        return tl::unexpected(question.error());
    const auto byId = std::ssize(*hits);
    std::erase_if(*titles, [&](const Hit& title) {
        return std::any_of(hits->begin(), hits->end(),
                           [&](const Hit& hit) { return hit.thing == title.thing; });
    });
    showAsDisplayed(*titles, *question);
    hits->insert(hits->end(), titles->begin(), titles->end());
    const auto ranking = rank(*question, *hits);
    if (!ranking)
        return tl::unexpected(ranking.error());
    std::vector<Hit> about;
    for (const RankedThing& thing : ranking->best)
        about.push_back(told(thing, *question));
    const auto first = byId + titlesFirst(*titles);
    hits->insert(std::next(hits->begin(), first), about.begin(), about.end());
    putRulesFirst(*hits, first);
    return Found{std::move(*hits), byId + std::ssize(*titles) + ranking->total, question->languages};
}

/// What was asked in words of the displayed language is shown in it, even where the title of another language
/// begins with them. Terms and boxes have several titles, and keep the language of the one that they were
/// found by.
void Answer::showAsDisplayed(std::vector<Hit>& titles, const Question& question) const
{
    const auto& asked = question.languages;
    if (!m_query.display || std::find(asked.begin(), asked.end(), *m_query.display) == asked.end())
        return;
    for (Hit& title : titles)
        if (const ResultKind kind = m_holdings.things.at(title.thing).kind;
            kind != ResultKind::Term && kind != ResultKind::Expansion)
            title.language = m_filter.shownIn(title.thing, *m_query.display, Language::En);
}

/// A box without rules answers nothing: some words of its name do not bring it before the clause that tells
/// all that is asked. `first`: where what tells about it begins.
void Answer::putRulesFirst(std::vector<Hit>& hits, std::ptrdiff_t first) const
{
    const auto isEmpty = [this](const Hit& hit) { return isEmptyBox(hit); };
    const auto best = std::next(hits.begin(), first);
    const bool isTold = best != hits.end() && best->match == Match::Text &&
                        m_holdings.things.at(best->thing).kind == ResultKind::Clause;
    if (!isTold)
        return;
    std::stable_partition(hits.begin(), std::next(best), std::not_fn(isEmpty));
}

/// Who asks by filters alone wants all that they let pass, in the order of the shelf.
Answer::Found Answer::allThatPass() const
{
    const Language display = m_query.display.value_or(Language::En);
    Found result;
    for (int thing = 0; thing < m_holdings.things.count(); ++thing)
        if (m_filter.passes(thing) && result.total++ < m_query.limit)
            result.hits.push_back({thing, m_filter.shownIn(thing, display, display)});
    return result;
}

/// An id has several parts and no space. One of one word only is left to the titles, where it means what
/// people mean by the word.
TitleFinder::Hits Answer::hitsById(Language preferred) const
{
    const QString id = m_query.text.trimmed();
    const bool mayBeId = m_words.key.contains(u' ') && !id.contains(u' ');
    return mayBeId ? m_titles.withId(id, preferred) : std::vector<Hit>{};
}

tl::expected<Ranking, QString> Answer::rank(const Question& question, const std::vector<Hit>& known)
{
    QSet<int> things;
    for (const Hit& hit : known)
        things.insert(hit.thing);
    return m_holdings.ranker.rank(question, m_filter, things, static_cast<std::size_t>(m_query.limit));
}

Hit Answer::told(const RankedThing& thing, const Question& question) const
{
    const bool hasAll = thing.words == static_cast<int>(question.words.size());
    return {
        thing.thing,
        m_filter.shownIn(thing.thing, preferredLanguage(question), m_query.display.value_or(Language::En)),
        hasAll ? Match::Text : Match::SomeWords, 0, thing.score};
}

/// How many of the titles come before what tells about it: all, unless it is a question with small words in
/// it, which a rule answers, whatever titles have a few of its words.
std::ptrdiff_t Answer::titlesFirst(const std::vector<Hit>& titles) const
{
    constexpr std::ptrdiff_t enough = 1;
    const auto isLoose = [](const Hit& hit) { return hit.match == Match::TitleWords; };
    const auto loose = std::find_if(titles.begin(), titles.end(), isLoose);
    const bool isQuestion = m_words.all.size() > m_words.words.size() + 1;
    return isQuestion ? std::min(std::distance(titles.begin(), loose) + enough, std::ssize(titles))
                      : std::ssize(titles);
}

/// The language in which it was asked, where that is certain, else the one that is displayed.
Language Answer::preferredLanguage(const Question& question) const
{
    return question.languages.size() == 1 ? question.languages.front()
                                          : m_query.display.value_or(Language::En);
}

/// The languages in which things can have been named: the displayed one where it can be, else the likeliest.
std::vector<Language> Answer::languagesOf(const Found& found) const
{
    const auto& asked = found.languages;
    if (m_query.display && std::find(asked.begin(), asked.end(), *m_query.display) != asked.end())
        return {*m_query.display};
    return asked;
}

/// The things that were named and whose rules are missing, unless the first clause answers all the same. Who
/// types the id of something has it before them.
tl::expected<std::vector<MissingRule>, QString> Answer::missingRules(const Found& found) const
{
    std::vector<MissingRule> result;
    if (!found.hits.empty() && found.hits.front().match == Match::Id)
        return result;
    std::vector<QueryWord> all = m_words.all;
    if (auto looked = m_lexicon.addLemmas(all); !looked)
        return tl::unexpected(looked.error());
    const std::vector<Language> likely = languagesOf(found);
    for (const Language language : catalogue::allLanguages) {
        std::vector<QueryWord> words =
            m_words.all; // in a language that is not likely, only the very word counts
        if (std::find(likely.begin(), likely.end(), language) != likely.end())
            if (auto looked = Lexicon(m_holdings.statements, language).addLemmas(words); !looked)
                return tl::unexpected(looked.error());
        for (const QString& expansion : m_holdings.missing.askedIn(words, language))
            if (auto added = addMissing(expansion, found.hits, all, result); !added)
                return tl::unexpected(added.error());
    }
    std::sort(result.begin(), result.end(), [this](const MissingRule& a, const MissingRule& b) {
        return m_holdings.expansions.position(a.expansion) < m_holdings.expansions.position(b.expansion);
    });
    return result;
}

tl::expected<void, QString> Answer::addMissing(const QString& expansion, const std::vector<Hit>& hits,
                                               const std::vector<QueryWord>& words,
                                               std::vector<MissingRule>& missing) const
{
    const auto isSame = [&](const MissingRule& known) { return known.expansion == expansion; };
    if (std::any_of(missing.begin(), missing.end(), isSame))
        return {};
    const auto bearing = bearingOf(hits, expansion, words);
    if (!bearing)
        return tl::unexpected(bearing.error());
    if (*bearing == Bearing::Answers)
        return {};
    auto name = nameOf(expansion);
    if (!name)
        return tl::unexpected(name.error());
    missing.push_back({expansion, std::move(*name), !m_holdings.expansions.hasRules(expansion),
                       *bearing == Bearing::Misses});
    return {};
}

/// How what was found bears on an expansion that was asked about and whose rules are missing. Where the first
/// clause tells all that is asked and has nothing to do with the expansion, its thing was another one of this
/// name. A clause about it answers who asks what it does together with something else.
tl::expected<Answer::Bearing, QString> Answer::bearingOf(const std::vector<Hit>& hits,
                                                         const QString& expansion,
                                                         const std::vector<QueryWord>& words) const
{
    const auto first = std::find_if(hits.begin(), hits.end(), [this](const Hit& hit) {
        return m_holdings.things.at(hit.thing).kind == ResultKind::Clause;
    });
    if (first == hits.end())
        return Bearing::Touches;
    const ThingRecord record = m_holdings.things.at(first->thing);
    const QStringList required = m_holdings.things.requirements().value(record.requirements);
    const bool isAbout =
        m_holdings.expansions.at(record.expansion - 1) == expansion || required.contains(expansion);
    const bool isFirst = first == hits.begin();
    if (!isAbout && isFirst && first->match == Match::Text)
        return Bearing::Answers;
    const auto namesMore =
        OtherThing(m_holdings.statements, words)
            .isNamed(record.documents.at(static_cast<std::size_t>(Language::En)), expansion);
    if (!namesMore)
        return tl::unexpected(namesMore.error());
    if (isAbout && *namesMore)
        return Bearing::Answers;
    return isAbout || *namesMore || !isFirst ? Bearing::Touches : Bearing::Misses;
}

/// A box without rules, some words of whose name were typed.
bool Answer::isEmptyBox(const Hit& hit) const
{
    const ThingRecord record = m_holdings.things.at(hit.thing);
    return record.kind == ResultKind::Expansion && hit.match == Match::TitleWords &&
           !m_holdings.expansions.hasRules(m_holdings.expansions.at(record.expansion - 1));
}

tl::expected<QString, QString> Answer::nameOf(const QString& expansion) const
{
    catalogue::Statement& rows = m_holdings.statements.get(
        QStringLiteral("SELECT title FROM search_document WHERE kind = 'expansion' AND id = ? "
                       "ORDER BY lang = ? DESC, lang = 'en' DESC LIMIT 1"));
    rows.bind(expansion).bind(toString(m_query.display.value_or(Language::En)));
    const QString name = rows.next() ? rows.text(0) : expansion;
    return rows.error().isEmpty() ? tl::expected<QString, QString>(name) : tl::unexpected(rows.error());
}

tl::expected<Marker, QString> Answer::marker() const
{
    QStringList lemmas;
    QStringList openWords;
    for (const QueryWord& word : m_words.words) {
        lemmas += word.lemmas;
        if (word.isOpen)
            openWords.append(word.loose);
    }
    auto forms = m_lexicon.forms(lemmas);
    if (!forms)
        return tl::unexpected(forms.error());
    for (const QueryWord& word : m_words.words)
        *forms += word.lemmas + QStringList{word.loose};
    return Marker(*forms, openWords);
}

tl::expected<Results, QString> Answer::readResults(const Found& found) const
{
    const auto mark = marker();
    if (!mark)
        return tl::unexpected(mark.error());
    const ResultReader reader(m_holdings.statements, m_holdings.things, *mark, m_words.key, m_query.display);
    Results results{{}, found.total, m_words.shortened};
    for (const Hit& hit : found.hits) {
        if (results.items.size() == static_cast<std::size_t>(m_query.limit))
            break;
        auto result = reader.read(hit);
        if (!result)
            return tl::unexpected(result.error());
        results.items.push_back(std::move(*result));
    }
    return results;
}

} // namespace glossator::search
