// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/meaning_reader.h"

#include "model/search/json_list.h"
#include "model/search/lexicon.h"
#include "model/search/nearest.h"
#include "model/search/phrase_keys.h"
#include "model/search/stop_words.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace glossator::search {

namespace {

constexpr qsizetype shortestBeginning = 3; ///< with fewer letters a word can become anything
constexpr double mayGoOn = 0.8;            ///< an unfinished word means less surely what longer ones mean
constexpr double spelledRight = 1.1;       ///< a word typed with its diacritics means it the more surely

using catalogue::Language;
using catalogue::Statement;

/// What words mean by themselves and by their dictionary words, as rows of (lang, concept, factor, rarity,
/// whether it is a kind of answer, word); %1 yields the words. Only a word that was typed can be a filler,
/// not its dictionary word.
QString meaningsSql(const QString& typed)
{
    return QStringLiteral("WITH typed (word) AS (%1), "
                          "known (typed, lang, word) AS ("
                          " SELECT typed.word, f.lang, f.folded_lemma FROM typed"
                          "  CROSS JOIN word_form f ON f.folded_form = typed.word UNION"
                          " SELECT typed.word, w.lang, w.word FROM typed"
                          "  CROSS JOIN search_word w ON w.word = typed.word) "
                          "SELECT k.lang, w.concept, w.factor, c.rarity, c.name LIKE '?%' AS asking, k.typed "
                          "FROM known k "
                          "LEFT JOIN search_word w ON w.word = k.word AND w.lang = k.lang"
                          " AND (w.concept > 0 OR k.word = k.typed) "
                          "LEFT JOIN search_concept c ON c.concept = w.concept WHERE ? IN ('', k.lang)")
        .arg(typed);
}

bool isNumber(const QString& word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

/// The words that one slip at the first letter could have made into this one.
QStringList withOtherBeginnings(const QString& word)
{
    QStringList result{word.mid(1), word.mid(1, 1) + word.left(1) + word.mid(2)};
    for (char16_t letter = u'a'; letter <= u'z'; ++letter)
        result << letter + word.mid(1) << letter + word;
    return result;
}

bool isKnown(const std::vector<Meaning>& words, const Meaning& meaning)
{
    return !meaning.readings.empty() && std::any_of(words.begin(), words.end(), [&](const Meaning& earlier) {
        return earlier.readings == meaning.readings;
    });
}

} // namespace

MeaningReader::MeaningReader(catalogue::PreparedStatements& statements, std::optional<Language> language,
                             std::optional<Language> own)
    : m_statements(statements), m_language(language ? toString(*language) : QStringLiteral("")), m_own(own)
{
}

tl::expected<Question, QString> MeaningReader::read(const std::vector<QueryWord>& words)
{
    QStringList typed;
    for (const QueryWord& word : words)
        typed << word.loose << word.letters;
    auto known = lookUp(typed);
    if (!known)
        return tl::unexpected(known.error());
    m_known = std::move(*known);
    if (const auto added = addUnfinished(words); !added)
        return tl::unexpected(added.error());
    m_languages = likeliest(words);
    Question question{{}, {}, m_languages};
    for (const QueryWord& word : words) {
        const auto meanings = meaningsOf(word);
        if (!meanings)
            return tl::unexpected(meanings.error());
        for (const Meaning& meaning : *meanings)
            if (meaning.isFiller)
                question.asked.readings.insert(meaning.asked.begin(), meaning.asked.end());
            else if (!isKnown(question.words, meaning))
                question.words.push_back(meaning);
    }
    const auto phrases = phrasesIn(words);
    if (!phrases)
        return tl::unexpected(phrases.error());
    for (const Meaning& phrase : *phrases)
        if (!isKnown(question.words, phrase))
            question.words.push_back(phrase);
    return question;
}

/// What words mean together that stand side by side and name a thing, besides what each of them means.
MeaningReader::Meanings MeaningReader::phrasesIn(const std::vector<QueryWord>& words) const
{
    constexpr double together = 0.25; ///< each of the words says what it means all the same
    std::vector<QueryWord> telling;
    std::copy_if(words.begin(), words.end(), std::back_inserter(telling),
                 [](const QueryWord& word) { return !isStopWord(word.loose); });
    if (auto looked = Lexicon(m_statements, catalogue::languageFromString(m_language)).addLemmas(telling);
        !looked)
        return tl::unexpected(looked.error());
    std::vector<QStringList> ways;
    for (const QueryWord& word : telling) {
        ways.push_back(QStringList{word.loose} + word.lemmas);
        ways.back().removeDuplicates();
    }
    const std::vector<QStringList> stretches = phraseKeys(ways);
    QStringList all;
    for (const QStringList& keys : stretches)
        all += keys;
    const auto known = lookUp(all);
    if (!known)
        return tl::unexpected(known.error());
    std::vector<Meaning> result;
    for (const QStringList& keys : stretches) {
        Meaning phrase;
        for (const QString& key : keys)
            phrase.add(meaningOf(known->value(key)), together);
        if (!phrase.readings.empty())
            result.push_back(phrase);
    }
    return result;
}

/// Mostly one meaning; two for words written as one.
MeaningReader::Meanings MeaningReader::meaningsOf(const QueryWord& word) const
{
    Meaning meaning = meaningOf(m_known.value(word.loose));
    if (word.letters != word.loose)
        meaning.add(meaningOf(m_known.value(word.letters)), spelledRight);
    if (meaning.isFiller)
        return std::vector<Meaning>{meaning};
    if (word.isOpen)
        meaning.add(meaningOf(m_longer), mayGoOn);
    if (!meaning.readings.empty() || !m_known.value(word.loose).empty())
        return std::vector<Meaning>{meaning};
    if (word.isOpen && word.loose.size() < shortestBeginning)
        return std::vector<Meaning>{};
    auto two = asTwoWords(word.loose);
    return two && two->empty() ? asNearest(word.loose) : two;
}

/// An unfinished word that nobody knows is known by the languages that go on with it.
tl::expected<void, QString> MeaningReader::addUnfinished(const std::vector<QueryWord>& words)
{
    for (const QueryWord& word : words)
        if (word.isOpen && word.loose.size() >= shortestBeginning) {
            auto longer = lookUpBeginnings(word.loose);
            if (!longer)
                return tl::unexpected(longer.error());
            m_longer = std::move(*longer);
            if (!m_known.contains(word.loose))
                for (const auto& [language, meaning] : m_longer)
                    m_known[word.loose].try_emplace(language);
        }
    return {};
}

MeaningReader::Found MeaningReader::lookUp(const QStringList& words) const
{
    static const QString sql = meaningsSql(QStringLiteral("SELECT value FROM json_each(?)"));
    constexpr int typed = 5;
    Statement& rows = m_statements.get(sql);
    rows.bind(jsonList(words)).bind(m_language);
    Known result;
    while (rows.next())
        note(rows, result[rows.text(typed)]);
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

/// What all the words mean together that go on from a beginning.
tl::expected<MeaningReader::ByLanguage, QString>
MeaningReader::lookUpBeginnings(const QString& beginning) const
{
    static const QString sql =
        QStringLiteral("SELECT lang, concept, max(factor), rarity, 0 FROM (%1) WHERE asking IS NOT TRUE "
                       "GROUP BY lang, concept")
            .arg(meaningsSql(
                QStringLiteral("SELECT f.folded_form FROM (SELECT ? AS word) a CROSS JOIN word_form f "
                               "ON f.folded_form >= a.word AND f.folded_form < a.word || char(1114111) "
                               "UNION SELECT w.word FROM (SELECT ? AS word) a CROSS JOIN search_word w "
                               "ON w.word >= a.word AND w.word < a.word || char(1114111) "
                               "WHERE instr(w.word, ' ') = 0 LIMIT 400")));
    Statement& rows = m_statements.get(sql);
    rows.bind(beginning).bind(beginning).bind(m_language);
    ByLanguage result;
    while (rows.next())
        note(rows, result);
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    for (auto& [language, meaning] : result)
        meaning.isFiller = false;
    return result;
}

/// Takes what a row of meaningsSql tells.
void MeaningReader::note(const Statement& row, ByLanguage& known)
{
    const Language language = catalogue::languageFromString(row.text(0)).value_or(Language::En);
    Meaning& meaning = known[language];
    if (row.isNull(1))
        return;
    const int number = row.integer(1);
    if (number == 0) {
        meaning.isFiller = true;
        return;
    }
    constexpr int asking = 4;
    Meaning::Reading& reading = row.boolean(asking) ? meaning.asked[number] : meaning.readings[number];
    reading = {std::max(reading.factor, row.value(2).toDouble()), row.value(3).toDouble()};
}

/// The languages that know most of the words; a word that several know says little.
std::vector<Language> MeaningReader::likeliest(const std::vector<QueryWord>& words) const
{
    constexpr double share = 1.5;
    std::map<Language, double> votes;
    for (const QueryWord& word : words)
        if (!isNumber(word.loose)) {
            const ByLanguage known = m_known.value(word.loose);
            for (const auto& [language, meaning] : known)
                votes[language] += 1 / std::pow(static_cast<double>(known.size()), share);
        }
    double most = 0;
    for (const auto& [language, count] : votes)
        most = std::max(most, count);
    std::vector<Language> result;
    for (const auto& [language, count] : votes)
        if (count > most - 0.01)
            result.push_back(language);
    return result;
}

/// What a word means in the likeliest languages, and among them in the reader's; it may as well be borrowed
/// from another.
Meaning MeaningReader::meaningOf(const ByLanguage& known) const
{
    constexpr double borrowed = 0.5;
    const auto isLikely = [&](Language language) {
        return std::find(m_languages.begin(), m_languages.end(), language) != m_languages.end();
    };
    const bool isOwn =
        std::any_of(known.begin(), known.end(), [&](const auto& entry) { return isLikely(entry.first); });
    const bool isReaders = m_own && isLikely(*m_own) && known.contains(*m_own);
    Meaning result;
    for (const auto& [language, meaning] : known) {
        const bool counts = !isOwn || isLikely(language);
        result.isFiller = result.isFiller || (counts && meaning.isFiller);
        if (counts)
            result.asked.insert(meaning.asked.begin(), meaning.asked.end());
        if (counts || !meaning.isFiller)
            result.add(meaning, counts && (!isReaders || language == *m_own) ? 1 : borrowed);
    }
    return result;
}

MeaningReader::Meanings MeaningReader::asTwoWords(const QString& word) const
{
    constexpr qsizetype shortest = 3;
    QStringList parts;
    for (qsizetype at = 1; at < word.size(); ++at)
        if (isNumber(word.mid(at)) || (at >= shortest && word.size() - at >= shortest))
            parts << word.left(at) << word.mid(at);
    const auto known = lookUp(parts);
    if (!known)
        return tl::unexpected(known.error());
    for (qsizetype i = 0; i + 1 < parts.size(); i += 2) {
        const Meaning first = meaningOf(known->value(parts.at(i)));
        const Meaning second = meaningOf(known->value(parts.at(i + 1)));
        if (!first.isFiller && !second.isFiller && !first.readings.empty() && !second.readings.empty())
            return std::vector<Meaning>{first, second};
    }
    return std::vector<Meaning>{};
}

MeaningReader::Meanings MeaningReader::asNearest(const QString& word) const
{
    constexpr double perhaps = 0.7;
    constexpr qsizetype shortest = 4;
    constexpr int farthest = 2;
    if (word.size() < shortest)
        return std::vector<Meaning>{Meaning{}};
    Statement& rows =
        m_statements.get(QStringLiteral("SELECT DISTINCT f.folded_form FROM (SELECT ? AS first) a "
                                        "CROSS JOIN word_form f ON f.folded_form >= a.first"
                                        " AND f.folded_form < a.first || char(1114111) "
                                        "WHERE abs(length(f.folded_form) - ?) <= ? AND ? IN ('', f.lang)"));
    rows.bind(word.left(1)).bind(static_cast<int>(word.size())).bind(farthest).bind(m_language);
    QStringList candidates;
    while (rows.next())
        candidates.append(rows.text(0));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    const auto others = lookUp(withOtherBeginnings(word));
    if (!others)
        return tl::unexpected(others.error());
    QStringList beginningOtherwise = others->keys();
    beginningOtherwise.sort();
    const QString best = nearest(word, candidates + beginningOtherwise);
    const auto known = lookUp({best});
    if (!known)
        return tl::unexpected(known.error());
    Meaning result;
    result.add(meaningOf(known->value(best)), perhaps);
    return std::vector<Meaning>{result};
}

} // namespace glossator::search
