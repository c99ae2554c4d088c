// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/term_recogniser.h"

#include "model/terms/folding.h"
#include "model/terms/remark.h"

#include <algorithm>

namespace glossator::terms {

namespace {

bool partsSentences(QStringView gap)
{
    constexpr QStringView marks = u".,;:!?()\n\u2026";
    return std::any_of(gap.begin(), gap.end(), [&](QChar c) { return marks.contains(c); });
}

/// Behind a comma a capital is no sentence's.
bool endsSentence(QStringView gap)
{
    constexpr QStringView goingOn = u",;";
    return partsSentences(gap) &&
           !std::any_of(gap.begin(), gap.end(), [&](QChar c) { return goingOn.contains(c); });
}

bool isQuotationMark(QStringView text, qsizetype at)
{
    constexpr QStringView marks = u"\"'\u201C\u201D\u201E\u2018\u2019\u00AB\u00BB";
    return at >= 0 && at < text.size() && marks.contains(text[at]);
}

bool shareOne(const QStringList& a, const QStringList& b)
{
    return std::any_of(a.begin(), a.end(), [&](const QString& lemma) { return b.contains(lemma); });
}

} // namespace

struct TermRecogniser::Word
{
    QString text;
    QStringList lemmas;
    Span span;
    bool capital = false;
    bool beginsSentence = false; ///< stands first, or after a mark that ends sentences
    bool hasOwnCapital = false;  ///< no beginning of a sentence gives it
    bool opensQuote = false;     ///< right after a quotation mark
    bool endsQuote = false;      ///< right before one
};

TermRecogniser::TermRecogniser(std::span<const Term> terms, catalogue::Language language, WordForms forms)
    : m_language(language), m_forms(std::move(forms))
{
    for (const Term& term : terms) {
        const TermWording& wording = term.wording(language);
        addWording(term, wording.preferred, WordingStanding::Preferred);
        for (const QString& variant : wording.variants)
            addWording(term, variant, WordingStanding::Variant);
        for (const QString& deprecated : wording.deprecated)
            addWording(term, deprecated, WordingStanding::Deprecated);
    }
}

void TermRecogniser::addWording(const Term& term, const QString& wording, WordingStanding standing)
{
    const std::vector<Word> words = wordsOf(withoutRemark(wording));
    if (words.empty())
        return;
    Pattern pattern;
    for (const Word& word : words) {
        const bool isHeadword = word.lemmas.contains(word.text);
        const QStringList lemmas = isHeadword ? QStringList{word.text} : word.lemmas;
        pattern.parts.push_back(
            {word.text, isInflected(term.part) ? lemmas : QStringList(), word.capital, word.beginsSentence});
    }
    pattern.isTitle = !isInflected(term.part);
    constexpr std::size_t manyWords = 3;
    if (term.domain == TermDomain::Expansion && pattern.parts.size() >= manyWords)
        pattern.parts.back().capital = true; // as telling as one: no sentence begins so by chance
    pattern.isName =
        pattern.isTitle || term.part == PartOfSpeech::ProperName || term.part == PartOfSpeech::CardName;
    pattern.isCard = term.part == PartOfSpeech::CardName && standing == WordingStanding::Preferred;
    pattern.context = term.contexts.at(catalogue::indexOf(m_language));
    pattern.reading = {term.id, standing};
    m_patterns.push_back(std::move(pattern));
    index(static_cast<int>(m_patterns.size()) - 1);
}

void TermRecogniser::index(int pattern)
{
    const Pattern::Part& first = m_patterns[static_cast<std::size_t>(pattern)].parts.front();
    QStringList keys = first.lemmas;
    if (!keys.contains(first.word))
        keys.append(first.word);
    for (const QString& key : keys)
        m_byFirstKey[key].push_back(pattern);
}

std::vector<TermRecogniser::Word> TermRecogniser::wordsOf(QStringView text) const
{
    std::vector<Word> result;
    qsizetype end = 0;
    for (terms::Word& word : Folding(Folding::Level::Letters).words(text)) {
        const QStringView gap = text.mid(end, word.span.start - end);
        const bool hasCapital = text.at(word.span.start).isUpper();
        result.push_back(
            {word.text, m_forms.lemmas(word.text), word.span, hasCapital,
             result.empty() || partsSentences(gap), hasCapital && !result.empty() && !endsSentence(gap),
             isQuotationMark(text, word.span.start - 1), isQuotationMark(text, word.span.end())});
        end = word.span.end();
    }
    return result;
}

/// Whether nothing but the capital of a sentence speaks for a title: "The robbers move on" is not about the
/// expansion The robbers. A title alone in its sentence is taken for a title, and so is what a box is called
/// in many words.
bool TermRecogniser::mayBeSentence(const Pattern& pattern, std::span<const Word> words)
{
    const std::size_t length = pattern.parts.size();
    const bool hasFurtherCapital = std::any_of(pattern.parts.begin() + 1, pattern.parts.end(),
                                               [](const Pattern::Part& part) { return part.capital; });
    const bool standsAlone = words.size() == length || words[length].beginsSentence;
    const bool opens = words.front().beginsSentence && !words.front().hasOwnCapital;
    return pattern.isTitle && opens && !hasFurtherCapital && !standsAlone;
}

/// Whether words are meant as what a card is called: "draw one tile" is not about the card "One tile".
bool TermRecogniser::isSetApart(const Pattern& pattern, std::span<const Word> words)
{
    const std::size_t length = pattern.parts.size();
    const Word& first = words.front();
    const bool isQuoted = first.opensQuote && words[length - 1].endsQuote;
    const bool isAlone = first.beginsSentence && (words.size() == length || words[length].beginsSentence);
    return isQuoted || isAlone || first.hasOwnCapital;
}

bool TermRecogniser::matches(const Pattern& pattern, std::span<const Word> words) const
{
    if (words.size() < pattern.parts.size() || mayBeSentence(pattern, words))
        return false;
    if (pattern.isCard && !isSetApart(pattern, words))
        return false;
    if (pattern.isName && pattern.parts.front().capital && !words.front().capital)
        return false;
    for (std::size_t i = 0; i < pattern.parts.size(); ++i) {
        const Pattern::Part& part = pattern.parts[i];
        if (words[i].text != part.word && !shareOne(words[i].lemmas, part.lemmas))
            return false;
        if (i > 0 && words[i].beginsSentence && !part.beginsSentence)
            return false;
    }
    return true;
}

/// Whether the words that stand beside it, in its sentence, let it be meant.
bool TermRecogniser::isMeantBeside(const Pattern& pattern, std::span<const Word> words, std::size_t at)
{
    const TermContext& context = pattern.context;
    const std::size_t next = at + pattern.parts.size();
    const bool isFirst = at == 0 || words[at].beginsSentence;
    const bool isLast = next >= words.size() || words[next].beginsSentence;
    if (isFirst && isLast)
        return true; // alone, as in a heading
    if (!context.onlyBehind.isEmpty() && (isFirst || !context.onlyBehind.contains(words[at - 1].text)))
        return false;
    return (isFirst || !context.neverBehind.contains(words[at - 1].text)) &&
           (isLast || !context.neverBefore.contains(words[next].text));
}

/// Of the patterns that match there, those of the most words.
std::vector<int> TermRecogniser::longestAt(std::span<const Word> all, std::size_t at) const
{
    const std::span<const Word> words = all.subspan(at);
    QStringList keys = words.front().lemmas;
    if (!keys.contains(words.front().text))
        keys.append(words.front().text);
    std::vector<int> found;
    for (const QString& key : keys)
        for (const int candidate : m_byFirstKey.value(key))
            if (const Pattern& pattern = m_patterns[static_cast<std::size_t>(candidate)];
                matches(pattern, words) && isMeantBeside(pattern, all, at))
                found.push_back(candidate);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    const auto length = [this](int p) { return m_patterns[static_cast<std::size_t>(p)].parts.size(); };
    std::size_t longest = 0;
    for (const int pattern : found)
        longest = std::max(longest, length(pattern));
    std::erase_if(found, [&](int pattern) { return length(pattern) < longest; });
    return found;
}

std::vector<Reading> TermRecogniser::readings(const std::vector<int>& patterns,
                                              std::span<const Word> words) const
{
    const auto isExact = [&](int pattern) {
        const std::vector<Pattern::Part>& parts = m_patterns[static_cast<std::size_t>(pattern)].parts;
        return std::equal(parts.begin(), parts.end(), words.begin(),
                          [](const Pattern::Part& part, const Word& word) { return part.word == word.text; });
    };
    std::vector<int> order = patterns;
    std::stable_partition(order.begin(), order.end(), isExact);
    std::vector<Reading> result;
    for (const int pattern : order) {
        const Reading& reading = m_patterns[static_cast<std::size_t>(pattern)].reading;
        if (std::none_of(result.begin(), result.end(),
                         [&](const Reading& r) { return r.conceptId == reading.conceptId; }))
            result.push_back(reading);
    }
    return result;
}

std::vector<Occurrence> TermRecogniser::find(QStringView text) const
{
    const std::vector<Word> words = wordsOf(text);
    std::vector<Occurrence> result;
    for (std::size_t at = 0; at < words.size();) {
        const std::span<const Word> rest = std::span(words).subspan(at);
        const std::vector<int> patterns = longestAt(words, at);
        if (patterns.empty()) {
            ++at;
            continue;
        }
        const std::size_t length = m_patterns[static_cast<std::size_t>(patterns.front())].parts.size();
        const qsizetype start = rest.front().span.start;
        result.push_back({{start, rest[length - 1].span.end() - start}, readings(patterns, rest)});
        at += length;
    }
    return result;
}

} // namespace glossator::terms
