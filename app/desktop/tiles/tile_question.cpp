// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_question.h"

#include "model/search/stop_words.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

using Ask = TileQuestion::Ask;

/// The words of what was typed, each taken for what it is beside the others.
class AskReader
{
public:
    AskReader(const QString& text, const TileVocabulary& vocabulary)
        : m_text(text), m_words(terms::Folding(terms::Folding::Level::Loose).words(text)),
          m_vocabulary(vocabulary)
    {
    }

    [[nodiscard]] std::vector<Ask> read() const
    {
        std::vector<Ask> asks;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const bool isLast = i + 1 == m_words.size();
            if (const std::size_t thing = countedBy(i); thing < m_words.size()) {
                Ask ask = askAt(thing);
                ask.number = typed(i);
                ask.count = numberAt(i).value_or(0);
                asks.push_back(ask);
                i = thing;
            } else if (!isGlue(i) && !(isLast && isNumberBegun(i)))
                asks.push_back(askAt(i));
        }
        return asks;
    }

private:
    [[nodiscard]] QString typed(std::size_t i) const
    {
        return m_text.mid(m_words[i].span.start, m_words[i].span.length);
    }

    [[nodiscard]] Ask askAt(std::size_t i) const
    {
        return {m_words[i].span, typed(i), m_words[i].text, {}, 0, m_vocabulary.meant(m_words[i].text)};
    }

    [[nodiscard]] std::optional<int> numberAt(std::size_t i) const
    {
        return m_vocabulary.numbers().of(m_words[i].text);
    }

    /// The word that a number counts: "cities" of "two of the cities", "field" of "without any field"; the
    /// number of words where there is none.
    [[nodiscard]] std::size_t countedBy(std::size_t i) const
    {
        const auto number = numberAt(i);
        if (!number)
            return m_words.size();
        std::size_t next = i + 1;
        while (next + 1 < m_words.size() &&
               (search::isStopWord(m_words[next].text) || (number == 0 && numberAt(next) == 0)))
            ++next;
        const bool isThing =
            next < m_words.size() && m_words[next].text.front().isLetter() && !numberAt(next);
        return isThing ? next : m_words.size();
    }

    /// Common words between others say nothing. One letter may be that of a tile: an article comes first,
    /// and what joins two words between them.
    [[nodiscard]] bool isGlue(std::size_t i) const
    {
        const QString& word = m_words[i].text;
        if (i + 1 == m_words.size() || !search::isStopWord(word))
            return false;
        if (word.size() > 1)
            return true;
        if (i == 0)
            return search::withoutArticle(word + u' ' + word) == word;
        return !m_vocabulary.isTitleWord(m_words[i - 1].text);
    }

    /// The thing that it counts is still to be typed.
    [[nodiscard]] bool isNumberBegun(std::size_t i) const
    {
        const QString& word = m_words[i].text;
        return m_vocabulary.numbers().isBegun(word) && m_vocabulary.meant(word).isEmpty();
    }

    QString m_text;
    std::vector<terms::Word> m_words;
    const TileVocabulary& m_vocabulary;
};

/// How many of it are on a tile: of a feature that has several of the words, the largest number is meant.
int numberOf(const Ask& ask, const std::vector<TileThing>& things)
{
    int sum = 0;
    for (const TileThing& thing : things) {
        int number = 0;
        for (const ThingWord& word : thing.words)
            if (ask.meant.contains(word.text))
                number = std::max(number, word.number);
        const auto isMeant = [&](const QString& word) { return ask.meant.contains(word); };
        if (number == 0 &&
            (std::ranges::any_of(thing.synonyms, isMeant) || std::ranges::any_of(thing.everyday, isMeant)))
            number = thing.number;
        sum += number;
    }
    return sum;
}

bool isIn(const QString& text, const Ask& ask, const TileVocabulary& vocabulary)
{
    const QStringList words = text.split(u' ');
    const QSet<QString> forms = vocabulary.formsOf(ask.word);
    return std::ranges::any_of(
        words, [&](const QString& word) { return word.startsWith(ask.word) || forms.contains(word); });
}

} // namespace

TileQuestion::TileQuestion(const QString& text, const TileVocabulary& vocabulary)
    : m_text(text), m_asks(AskReader(text, vocabulary).read())
{
}

bool TileQuestion::isHeldBy(const std::vector<TileThing>& things) const
{
    return std::ranges::all_of(m_asks, [&](const Ask& ask) {
        const int number = numberOf(ask, things);
        const bool isKnown = !ask.meant.isEmpty(); // else "no" of it would be true of every tile
        return isKnown && (ask.number.isEmpty() ? number > 0 : number == ask.count);
    });
}

bool TileQuestion::isHeldBy(const std::vector<TileThing>& things, const QString& other,
                            const TileVocabulary& vocabulary) const
{
    return std::ranges::all_of(
        m_asks, [&](const Ask& ask) { return numberOf(ask, things) > 0 || isIn(other, ask, vocabulary); });
}

bool TileQuestion::hasNumbers() const
{
    return std::ranges::any_of(m_asks, [](const Ask& ask) { return !ask.number.isEmpty(); });
}

QString textOf(const std::vector<Ask>& asks)
{
    QStringList words;
    for (const Ask& ask : asks)
        words << (ask.number.isEmpty() ? ask.typed : ask.number + u' ' + ask.typed);
    return words.join(QStringLiteral(", "));
}

} // namespace glossator::desktop
