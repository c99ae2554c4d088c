// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/meaning_reader.h"

#include "model/search/named_boxes.h"
#include "model/search/stop_words.h"
#include "model/search/word_endings.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

namespace glossator::search {

namespace {

constexpr qsizetype shortestBeginning = 3; ///< with fewer letters a word can become anything
constexpr double mayGoOn = 0.8;            ///< an unfinished word means less surely what longer ones mean
constexpr double mayBeWhole = 0.4;         ///< much less so if it is a word as it stands
constexpr double perhaps = 0.7;            ///< a word typed with slips
constexpr double spelledRight = 1.1;       ///< a word typed with its diacritics means it the more surely

using catalogue::Language;

/// A word that is a thing's name in another language, and stands in this one's texts as it is.
bool isQuoted(Language language, const WordMeanings::ByLanguage& known)
{
    const auto isName = [](const Meaning& meaning) { return meaning.readings.size() > 1; };
    const Meaning& own = known.at(language);
    return !own.isFiller && !isName(own) &&
           std::ranges::any_of(known, [&](const auto& entry) { return isName(entry.second); });
}

bool isNumber(const QString& word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

bool isKnown(const std::vector<Meaning>& words, const Meaning& meaning)
{
    return !meaning.readings.empty() && std::any_of(words.begin(), words.end(), [&](const Meaning& earlier) {
        return earlier.readings == meaning.readings;
    });
}

QStringList keysOf(const std::vector<PhraseStretch>& stretches)
{
    QStringList result;
    for (const PhraseStretch& stretch : stretches)
        result += stretch.keys;
    return result;
}

/// Whether a word was left out that is not still being typed.
bool meansNothing(const QueryWord& word, const std::vector<Meaning>& meanings)
{
    const bool isBegun = word.isOpen && word.loose.size() < shortestBeginning;
    return !isBegun && !isNumber(word.loose) && !isStopWord(word.loose) &&
           std::none_of(meanings.begin(), meanings.end(), [](const Meaning& meaning) {
               return meaning.saysAnything() || !meaning.asked.empty();
           });
}

} // namespace

MeaningReader::MeaningReader(catalogue::PreparedStatements& statements, Lexicon& lexicon,
                             std::optional<Language> own, std::vector<Language> spoken)
    : m_lexicon(lexicon), m_own(own), m_spoken(std::move(spoken)), m_dictionary(statements), m_slips(own)
{
}

tl::expected<Question, QString> MeaningReader::read(const std::vector<QueryWord>& words)
{
    QStringList typed;
    for (const QueryWord& word : words)
        for (const QString& spelling : {word.loose, word.letters})
            if (!typed.contains(spelling))
                typed << spelling;
    auto known = m_dictionary.of(typed);
    if (!known)
        return tl::unexpected(known.error());
    m_known = std::move(*known);
    noteKnown();
    if (const auto added = addForms(words); !added)
        return tl::unexpected(added.error());
    noteKnown();
    if (const auto added = addUnfinished(words); !added)
        return tl::unexpected(added.error());
    m_slips.setSpoken(spoken());
    for (const QueryWord& word : words)
        if (const auto added = addMistyped(word); !added)
            return tl::unexpected(added.error());
    admitUnknown(words);
    m_languages = likeliest(words);
    m_meant = m_slips.meant(words, m_languages, m_longer);
    return question(words);
}

/// Notes the words that mean something as they were typed.
void MeaningReader::noteKnown()
{
    for (auto word = m_known.cbegin(); word != m_known.cend(); ++word)
        if (std::ranges::any_of(*word, [](const auto& entry) { return entry.second.saysAnything(); }))
            m_isKnown.insert(word.key());
}

/// Takes an unknown word, in each of the languages that are spoken, for a form of the first word that is
/// known there, or else in English.
tl::expected<void, QString> MeaningReader::addForms(const std::vector<QueryWord>& words)
{
    const std::vector<Language> languages = m_own ? std::vector{*m_own} : spoken();
    for (const QueryWord& word : words) {
        if (word.isExact || m_isKnown.contains(word.loose))
            continue;
        for (const Language language : languages)
            if (auto added = addForm(word.loose, language); !added)
                return added;
    }
    return {};
}

tl::expected<void, QString> MeaningReader::addForm(const QString& form, Language language)
{
    const QStringList words = withoutEndings(form, language);
    if (words.isEmpty())
        return {};
    const auto known = m_dictionary.of(words);
    if (!known)
        return tl::unexpected(known.error());
    for (const Language in : {language, Language::En}) { // as it is written on the box: "builderul"
        const auto isKnown = [&](const QString& word) {
            const WordMeanings::ByLanguage meanings = known->value(word);
            const auto meaning = meanings.find(in);
            return meaning != meanings.end() && !meaning->second.readings.empty();
        };
        if (const auto word = std::ranges::find_if(words, isKnown); word != words.end()) {
            m_known[form][language] = known->value(*word).at(in);
            return {};
        }
    }
    return {};
}

tl::expected<Question, QString> MeaningReader::question(const std::vector<QueryWord>& words)
{
    auto telling = tellingWords(words);
    if (!telling)
        return tl::unexpected(telling.error());
    const std::vector<PhraseStretch> stretches = phraseStretches(waysToWrite(*telling));
    const auto phrases = m_dictionary.of(keysOf(stretches));
    if (!phrases)
        return tl::unexpected(phrases.error());
    const NamedBoxes names(*telling, stretches, *phrases);
    const std::vector<QueryWord> beside = names.besideNames(words);
    const bool asksMore = std::ranges::any_of(beside, [this](const QueryWord& word) { return tells(word); });
    Question question{{}, {}, {}, m_languages, m_meant, {}};
    if (const auto added = addWords(asksMore ? beside : words, question); !added)
        return tl::unexpected(added.error());
    if (question.words.size() == 1) {
        question.words.front() = question.words.front().inAllLanguages();
        question.whole = question.words.front();
    }
    if (asksMore)
        question.words.insert(question.words.end(), names.boxes().begin(), names.boxes().end());
    const std::vector<QueryWord> said = asksMore ? names.besideNames(*telling) : *telling;
    const auto saying = std::ranges::count_if(said, [this](const QueryWord& word) { return tells(word); });
    addPhrases(asksMore ? names.besideNames(*telling, stretches) : stretches, *phrases, saying, question);
    return question;
}

/// The words that a name can have, with their dictionary words.
tl::expected<std::vector<QueryWord>, QString>
MeaningReader::tellingWords(const std::vector<QueryWord>& words) const
{
    std::vector<QueryWord> result;
    std::copy_if(words.begin(), words.end(), std::back_inserter(result),
                 [](const QueryWord& word) { return !isStopWord(word.loose); });
    if (auto looked = m_lexicon.addLemmas(result); !looked)
        return tl::unexpected(looked.error());
    return result;
}

bool MeaningReader::tells(const QueryWord& word) const
{
    return !isStopWord(word.loose) && !meaningOf(m_known.value(word.loose)).isFiller;
}

tl::expected<void, QString> MeaningReader::addWords(const std::vector<QueryWord>& words,
                                                    Question& question) const
{
    for (const QueryWord& word : words) {
        const auto meanings = meaningsOf(word);
        if (!meanings)
            return tl::unexpected(meanings.error());
        if (meansNothing(word, *meanings))
            question.unread += word.loose;
        for (const Meaning& meaning : *meanings)
            if (meaning.isFiller)
                question.asked.readings.insert(meaning.asked.begin(), meaning.asked.end());
            else if (!isKnown(question.words, meaning))
                question.words.push_back(meaning);
    }
    return {};
}

/// Adds what words mean together that stand side by side and name a thing, besides what each of them means.
/// `saying`: how many words say something.
void MeaningReader::addPhrases(const std::vector<PhraseStretch>& stretches, const WordMeanings::Known& known,
                               std::ptrdiff_t saying, Question& question) const
{
    constexpr double together = 0.4; ///< each of the words says what it means all the same
    for (const PhraseStretch& stretch : stretches) {
        Meaning name;
        for (const QString& key : stretch.keys)
            name.add(meaningOf(known.value(key)).things(), 1);
        if (name.readings.empty())
            continue;
        Meaning phrase;
        phrase.add(name, together);
        if (!isKnown(question.words, phrase))
            question.words.push_back(phrase);
        if (std::cmp_greater_equal(stretch.count, saying))
            question.whole = name;
    }
}

/// Mostly one meaning; two for words written as one.
MeaningReader::Meanings MeaningReader::meaningsOf(const QueryWord& word) const
{
    Meaning meaning = meaningOf(m_known.value(word.loose));
    if (word.letters != word.loose)
        meaning.add(meaningOf(m_known.value(word.letters)), spelledRight);
    if (meaning.isFiller)
        return std::vector<Meaning>{meaning};
    if (word.isOpen && !isMeantOtherwise(word.loose))
        meaning.add(meaningOf(m_longer), meaning.readings.empty() ? mayGoOn : mayBeWhole);
    if (m_isKnown.contains(word.loose) || word.isExact)
        return std::vector<Meaning>{meaning};
    if (meaning.readings.empty()) {
        if (word.isOpen && word.loose.size() < shortestBeginning)
            return std::vector<Meaning>{};
        if (auto two = asTwoWords(word.loose); !two || !two->empty())
            return two;
    }
    ByLanguage byLanguage;
    for (const auto& [language, slipped] : m_slips.of(word.loose))
        byLanguage[language] = slipped.meaning;
    const Meaning near = meaningOf(byLanguage);
    meaning.isFiller = meaning.readings.empty() && near.isFiller;
    meaning.add(near, perhaps);
    return std::vector<Meaning>{meaning};
}

/// Whether it is a word as it stands, in the reader's language or, where nobody said what that is, in any.
bool MeaningReader::isWhole(const QString& word) const
{
    const ByLanguage known = m_known.value(word);
    return std::any_of(known.begin(), known.end(), [this](const auto& entry) {
        return (!m_own || entry.first == *m_own) && !entry.second.readings.empty();
    });
}

tl::expected<void, QString> MeaningReader::addUnfinished(const std::vector<QueryWord>& words)
{
    for (const QueryWord& word : words)
        if (word.isOpen && word.loose.size() >= shortestBeginning && !isWhole(word.loose)) {
            auto longer = m_dictionary.goingOnFrom(word.loose);
            if (!longer)
                return tl::unexpected(longer.error());
            m_longer = std::move(*longer);
        }
    return {};
}

/// What nobody knows may be a slip; the beginning of a word, or a word that nothing is told of, less surely.
tl::expected<void, QString> MeaningReader::addMistyped(const QueryWord& word)
{
    const bool isBeginning = word.isOpen && !m_longer.empty();
    if (word.isExact || m_isKnown.contains(word.loose))
        return {};
    return m_slips.add(m_dictionary, word.loose, isBeginning || m_known.contains(word.loose));
}

/// The languages of the words that are known as they were typed, and those of the reader; a word of the one
/// that is displayed speaks for no other.
std::vector<Language> MeaningReader::spoken() const
{
    std::set<Language> languages(m_spoken.begin(), m_spoken.end());
    for (const QString& word : m_isKnown) {
        const ByLanguage known = m_known.value(word);
        const bool isOwn = m_own && known.contains(*m_own) && known.at(*m_own).saysAnything();
        for (const auto& [language, meaning] : known)
            if (meaning.saysAnything() && (!isOwn || language == *m_own))
                languages.insert(language);
    }
    return {languages.begin(), languages.end()};
}

/// A word that nobody knows is known by the languages that go on with it or write a word nearly so.
void MeaningReader::admitUnknown(const std::vector<QueryWord>& words)
{
    for (const QueryWord& word : words) {
        if (m_isKnown.contains(word.loose))
            continue;
        if (word.isOpen)
            for (const auto& [language, meaning] : m_longer)
                m_known[word.loose].try_emplace(language);
        for (const auto& [language, near] : m_slips.of(word.loose))
            m_known[word.loose].try_emplace(language);
    }
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
/// from another. It says nothing where it does so in all of them that know it.
Meaning MeaningReader::meaningOf(const ByLanguage& known) const
{
    constexpr double borrowed = 0.5;
    const bool isOwn =
        std::any_of(known.begin(), known.end(), [&](const auto& entry) { return isLikely(entry.first); });
    const bool isReaders = m_own && isLikely(*m_own) && known.contains(*m_own) && !isQuoted(*m_own, known);
    bool saysSomething = false;
    Meaning result;
    for (const auto& [language, meaning] : known) {
        const bool counts = !isOwn || isLikely(language);
        result.isFiller = result.isFiller || (counts && meaning.isFiller);
        saysSomething = saysSomething || (counts && !meaning.isFiller && !meaning.readings.empty());
        if (counts)
            result.asked.insert(meaning.asked.begin(), meaning.asked.end());
        if (counts || !meaning.isFiller)
            result.add(meaning, counts && (!isReaders || language == *m_own) ? 1 : borrowed);
    }
    result.isFiller = result.isFiller && !saysSomething;
    return result;
}

MeaningReader::Meanings MeaningReader::asTwoWords(const QString& word) const
{
    constexpr qsizetype shortest = 3;
    QStringList parts;
    for (qsizetype at = 1; at < word.size(); ++at)
        if (isNumber(word.mid(at)) || (at >= shortest && word.size() - at >= shortest))
            parts << word.left(at) << word.mid(at);
    const auto known = m_dictionary.of(parts);
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

bool MeaningReader::isMeantOtherwise(const QString& word) const
{
    return std::any_of(m_meant.begin(), m_meant.end(),
                       [&](const Respelling& each) { return each.typed == word; });
}

bool MeaningReader::isLikely(Language language) const
{
    return std::find(m_languages.begin(), m_languages.end(), language) != m_languages.end();
}

} // namespace glossator::search
