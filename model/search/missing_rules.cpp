// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/missing_rules.h"

#include "model/search/concept_words.h"
#include "model/search/lexicon.h"
#include "model/search/word_set.h"

#include <algorithm>
#include <map>

namespace glossator::search {

namespace {

/// The names in all languages as rows of (expansion, name, language, whether some say it for something else).
/// A code is no name: some are words of a language; neither is a word that rather means something else.
const QString& namesSql()
{
    static const QString sql = QStringLiteral(
        "SELECT e.id, t.key, d.lang, "
        "EXISTS (SELECT 1 FROM search_word w JOIN search_concept c ON c.concept = w.concept "
        " WHERE w.word = t.key AND w.lang = d.lang AND c.name LIKE '#%' AND w.factor < ?) "
        "FROM missing_rule m JOIN expansion e ON e.id = m.expansion "
        "JOIN search_document d ON d.kind = CASE WHEN m.term IS NULL THEN 'expansion' ELSE 'term' END "
        "AND d.id = coalesce(m.term, e.id) "
        "JOIN search_title t ON t.document = d.document AND t.key <> lower(e.code) "
        "WHERE NOT EXISTS (SELECT 1 FROM search_word w JOIN search_concept c ON c.concept = w.concept "
        " WHERE w.word = t.key AND w.lang = d.lang AND c.name = '@' || m.term AND w.factor < ?) "
        "ORDER BY e.position, t.number");
    return sql;
}

} // namespace

tl::expected<MissingRules, QString> MissingRules::load(catalogue::PreparedStatements& statements)
{
    catalogue::Statement& rows = statements.get(namesSql());
    rows.bind(ConceptWords::firstOfGroup).bind(ConceptWords::surelyMeant);
    MissingRules result;
    while (rows.next())
        result.m_names.push_back(
            {rows.text(0), rows.language(2), readQuery(rows.text(1)).all, rows.boolean(3)});
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    for (const catalogue::Language language : catalogue::allLanguages)
        if (const auto added = result.addLemmas(statements, language); !added)
            return tl::unexpected(added.error());
    result.noteFirstWords();
    return result;
}

void MissingRules::noteFirstWords()
{
    for (std::size_t place = 0; place < m_names.size(); ++place)
        if (const Name& name = m_names[place]; !name.words.empty())
            for (const QString& word : name.words.front().lemmas + QStringList{name.words.front().loose})
                m_byFirst[word].push_back(place);
}

/// The names that begin with one of the words, in whatever form, in order.
MissingRules::Places MissingRules::mayBeMeant(const std::vector<QueryWord>& words) const
{
    Places result;
    for (const QueryWord& word : words)
        for (const QString& spelling : word.lemmas + QStringList{word.loose}) {
            const Places places = m_byFirst.value(spelling);
            result.insert(result.end(), places.begin(), places.end());
        }
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

/// Looks all words of a language up together.
tl::expected<void, QString> MissingRules::addLemmas(catalogue::PreparedStatements& statements,
                                                    catalogue::Language language)
{
    std::vector<QueryWord> all;
    for (const Name& name : m_names)
        if (name.language == language)
            all.insert(all.end(), name.words.begin(), name.words.end());
    if (auto added = Lexicon(statements).addLemmas(all, language); !added)
        return added;
    auto next = all.begin();
    for (Name& name : m_names)
        if (name.language == language)
            for (QueryWord& word : name.words)
                word = *next++;
    return {};
}

std::vector<MissingRules::Asked> MissingRules::askedIn(const std::vector<QueryWord>& words,
                                                       catalogue::Language language) const
{
    const WordSet asked(words);
    std::vector<Asked> result;
    std::map<QString, std::vector<QueryWord>> named; // all words of the names, by expansion
    for (const std::size_t place : mayBeMeant(words)) {
        const Name& name = m_names[place];
        if (name.language != language || !asked.hasAll(name.words))
            continue;
        auto& allOfIt = named[name.expansion];
        allOfIt.insert(allOfIt.end(), name.words.begin(), name.words.end());
        const auto known = std::ranges::find(result, name.expansion, &Asked::expansion);
        if (known == result.end())
            result.push_back({name.expansion, !name.isSaidForOthers});
        else
            known->isOnlyItsName = known->isOnlyItsName || !name.isSaidForOthers;
    }
    for (Asked& each : result)
        each.isAllThatIsAsked = WordSet(named[each.expansion]).hasAll(words);
    return result;
}

} // namespace glossator::search
