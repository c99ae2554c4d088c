// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/answer.h"

#include "model/search/asked_boxes.h"
#include "model/search/found_by_reader.h"
#include "model/search/hit_order.h"
#include "model/search/missing_report.h"
#include "model/search/result_reader.h"
#include "model/terms/folding.h"

#include <algorithm>
#include <span>

namespace glossator::search {

using catalogue::Language;

namespace {

/// A word as it stands in a text, by how it is folded to loose.
QString asTyped(const QString& text, const QString& loose)
{
    for (const terms::Word& word : wordsInQuery(text))
        if (word.text == loose)
            return text.mid(word.span.start, word.span.length);
    return loose;
}

} // namespace

Answer::Answer(Holdings& holdings, const Query& query, const QStringList& table)
    : m_holdings(holdings), m_query(query), m_offTable(holdings, table),
      m_table(query.beyondTable ? QStringList() : table),
      m_filter(holdings.things, holdings.expansions, query, m_table),
      m_titles(holdings.statements, holdings.things, m_filter), m_lexicon(holdings.statements),
      m_words(readQuery(query.text))
{
}

tl::expected<Results, QString> Answer::find()
{
    if (m_words.words.empty())
        return readResults(m_query.hasFilters() ? allThatPass() : Found{});
    if (auto looked = m_lexicon.addLemmas(m_words.words); !looked)
        return tl::unexpected(looked.error());
    auto found = findHits();
    if (!found)
        return tl::unexpected(found.error());
    auto missing = MissingReport(m_holdings, m_lexicon, m_query, m_table, m_words.all)
                       .of(found->hits, found->question.languages);
    if (!missing)
        return tl::unexpected(missing.error());
    if (const auto put = putFirst(*missing, *found); !put)
        return tl::unexpected(put.error());
    auto results = readResults(*found);
    if (!results)
        return results;
    results->missing = std::move(*missing);
    results->respelled = m_respelled;
    results->unread = m_unread;
    return results;
}

/// Puts the pages of the expansions whose missing rules were asked for before clauses that do not answer.
tl::expected<void, QString> Answer::putFirst(const std::vector<MissingRule>& missing, Found& found)
{
    std::vector<Hit> pages;
    for (const MissingRule& rule : missing) {
        const auto hits = rule.comesFirst
                              ? m_titles.withId(rule.expansion, m_query.display.value_or(Language::En))
                              : std::vector<Hit>{};
        if (!hits)
            return tl::unexpected(hits.error());
        for (Hit hit : *hits)
            if (m_holdings.things.at(hit.thing).kind == ResultKind::Expansion) {
                hit.match = Match::SomeWords;
                pages.push_back(hit);
            }
    }
    const std::size_t known = found.known.size();
    for (const Hit& page : pages) {
        const auto isPage = [&](const Hit& hit) { return hit.thing == page.thing; };
        if (std::erase_if(found.hits, isPage) == 0)
            found.known.push_back(page);
    }
    found.hits.insert(found.hits.begin(), pages.begin(), pages.end());
    return found.known.size() == known ? tl::expected<void, QString>() : count(found);
}

/// Ranks anew, to count: what was put first may have been ranked too low to be among the hits.
tl::expected<void, QString> Answer::count(Found& found)
{
    const auto ranking = rank(found.question, found.known);
    if (!ranking)
        return tl::unexpected(ranking.error());
    found.total = std::ssize(found.known) + ranking->total;
    return {};
}

/// The question is read anew, which is little beside ranking.
tl::expected<void, QString> Answer::tellFoundBy(std::vector<Result>& results)
{
    if (m_words.words.empty() || std::ranges::all_of(results, isMarked))
        return {};
    if (auto looked = m_lexicon.addLemmas(m_words.words); !looked)
        return tl::unexpected(looked.error());
    const auto question = readQuestion();
    if (!question)
        return tl::unexpected(question.error());
    const std::set<Language> languages(catalogue::allLanguages.begin(), catalogue::allLanguages.end());
    const auto near = marker(*question, m_holdings.meantWords, languages);
    const auto remote = marker(*question, m_holdings.remotelyMeant, languages);
    if (!near || !remote)
        return tl::unexpected(near ? remote.error() : near.error());
    return FoundByReader(m_holdings.statements, *near, *remote).addTo(results);
}

tl::expected<Answer::Found, QString> Answer::findHits()
{
    const Language display = m_query.display.value_or(Language::En);
    auto hits = hitsById(display);
    if (!hits)
        return tl::unexpected(hits.error());
    auto question = readQuestion();
    if (!question)
        return tl::unexpected(question.error());
    auto titles = m_titles.withTitle(m_query.text, m_words, display);
    if (!titles)
        return tl::unexpected(titles.error());
    std::erase_if(*titles, [&](const Hit& title) {
        return std::any_of(hits->begin(), hits->end(),
                           [&](const Hit& hit) { return hit.thing == title.thing; });
    });
    if (hits->empty() && titles->empty())
        for (const QString& word : question->unread)
            m_unread += asTyped(m_query.text, word);
    showAsDisplayed(*titles, *question);
    std::vector<Hit> known = *hits;
    known.insert(known.end(), titles->begin(), titles->end());
    const auto ranking = rank(*question, known);
    if (!ranking)
        return tl::unexpected(ranking.error());
    std::vector<Hit> about;
    for (const RankedThing& thing : ranking->best)
        about.push_back(told(thing, *question));
    const HitOrder order(m_holdings, m_words, !question->asked.readings.empty());
    std::vector<Hit> all = order.together(std::move(*hits), std::move(*titles), std::move(about));
    if (!m_table.isEmpty())
        m_offTable.putBehind(all);
    return Found{std::move(all), std::ssize(known) + ranking->total, std::move(*question), std::move(known)};
}

/// What was mistyped is taken as it was meant from here on. What is a title, or begins one, is right.
tl::expected<Question, QString> Answer::readQuestion()
{
    const auto read = [this] {
        return MeaningReader(m_holdings.statements, m_lexicon, m_query.display, m_query.spoken)
            .read(m_words.all);
    };
    auto question = read();
    if (!question || question->meant.empty())
        return question;
    const auto named = isTitle(*question);
    if (!named)
        return tl::unexpected(named.error());
    if (*named)
        return question;
    if (const auto done = respell(question->meant); !done)
        return tl::unexpected(done.error());
    return read();
}

/// Reads the query as it was meant, and notes the words as people write them.
tl::expected<void, QString> Answer::respell(const std::vector<Respelling>& meant)
{
    m_words = readQuery(respelled(m_query.text, meant));
    for (const Respelling& word : meant) {
        const auto written = m_lexicon.written(word);
        if (!written)
            return tl::unexpected(written.error());
        m_respelled.push_back({asTyped(m_query.text, word.typed), *written, word.language});
    }
    return m_lexicon.addLemmas(m_words.words);
}

/// Whether the words as they were typed stand in a title of the language that is displayed. Where nobody said
/// what language that is, they may as well be a whole title of another one, or be begun in that of a word
/// that was meant.
tl::expected<bool, QString> Answer::isTitle(const Question& question) const
{
    const Language display = m_query.display.value_or(Language::En);
    const auto titles = m_titles.withTitle(m_query.text, m_words, display);
    if (!titles)
        return tl::unexpected(titles.error());
    const auto isMeant = [&](Language language) {
        return std::any_of(question.meant.begin(), question.meant.end(),
                           [&](const Respelling& word) { return word.language == language; });
    };
    return std::any_of(titles->begin(), titles->end(), [&](const Hit& title) {
        return title.language == display ||
               (!m_query.display && (title.match <= Match::TitleForm || isMeant(title.language)));
    });
}

/// Everything is shown in the displayed language, whatever language it was asked in; a title of another one
/// is told where only that one was meant. Terms and boxes have several titles, and always tell the one that
/// they were found by. Whoever wants the texts of one language has all titles in it.
void Answer::showAsDisplayed(std::vector<Hit>& titles, const Question& question) const
{
    const bool isAsDisplayed = isAskedAsDisplayed(question);
    for (Hit& title : titles) {
        const ResultKind kind = m_holdings.things.at(title.thing).kind;
        if (m_query.language) {
            title.language = *m_query.language;
        } else if (m_query.display) {
            if (!isAsDisplayed || kind == ResultKind::Term || kind == ResultKind::Expansion)
                title.named = title.language;
            title.language = m_filter.shownIn(title.thing, *m_query.display, title.language);
        }
    }
}

/// Whether it may have been asked in the language that is displayed.
bool Answer::isAskedAsDisplayed(const Question& question) const
{
    const auto& asked = question.languages;
    return m_query.display && std::find(asked.begin(), asked.end(), *m_query.display) != asked.end();
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
    constexpr int enough = 60; // of which some may give up their places to those behind, see OffTable
    const int limit = m_table.isEmpty() ? m_query.limit : std::max(m_query.limit, enough);
    return m_holdings.ranker.rank(question, AskedBoxes(m_holdings, question), m_filter, things,
                                  static_cast<std::size_t>(limit));
}

Hit Answer::told(const RankedThing& thing, const Question& question) const
{
    const bool hasAll = thing.words == static_cast<int>(question.words.size());
    return {
        thing.thing,
        m_filter.shownIn(thing.thing, preferredLanguage(question), m_query.display.value_or(Language::En)),
        hasAll ? Match::Text : Match::SomeWords, 0, thing.score};
}

/// The language that is displayed; where nobody said which, the one in which it was asked, if that is
/// certain.
Language Answer::preferredLanguage(const Question& question) const
{
    const Language asked = question.languages.size() == 1 ? question.languages.front() : Language::En;
    return m_query.display.value_or(asked);
}

/// `languages`: those of the texts that are to be marked.
tl::expected<Marker, QString> Answer::marker(const Question& question, MeantWords& meantWords,
                                             const std::set<Language>& languages) const
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
    auto meant = meantWords.of(question, languages);
    if (!meant)
        return tl::unexpected(meant.error());
    return Marker(*forms, openWords, std::move(*meant));
}

tl::expected<Results, QString> Answer::readResults(const Found& found) const
{
    const std::size_t shown = std::min(found.hits.size(), static_cast<std::size_t>(m_query.limit));
    const auto hits = std::span(found.hits).first(shown);
    std::set<Language> languages;
    if (m_query.display)
        languages.insert(*m_query.display);
    for (const Hit& hit : hits)
        languages.insert(hit.language);
    auto mark = marker(found.question, m_holdings.meantWords, languages);
    if (!mark)
        return tl::unexpected(mark.error());
    const ResultReader reader(m_holdings.statements, m_holdings.things, std::move(*mark), m_words.key,
                              m_query.display);
    auto read = reader.read(hits);
    if (!read)
        return tl::unexpected(read.error());
    m_offTable.mark(*read, hits);
    return Results{std::move(*read), found.total, m_words.shortened};
}

} // namespace glossator::search
