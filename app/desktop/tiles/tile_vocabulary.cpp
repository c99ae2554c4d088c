// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_vocabulary.h"

#include "model/search/nearest.h"

#include <algorithm>
#include <cstdlib>

namespace glossator::desktop {

namespace {

constexpr qsizetype leastBegun = 3; ///< letters that are enough to tell a form by
constexpr qsizetype manyForms = 40;

QStringList sortedWords(const QSet<QString>& words)
{
    QStringList sorted(words.begin(), words.end());
    sorted.sort();
    return sorted;
}

bool hasLetters(const QString& word)
{
    return word.size() >= leastBegun && std::ranges::any_of(word, [](QChar c) { return c.isLetter(); });
}

} // namespace

TileVocabulary::TileVocabulary(const std::vector<std::vector<TileThing>>& tiles, terms::WordFamilies families,
                               terms::NumberWords numbers)
    : m_families(std::move(families)), m_numbers(std::move(numbers))
{
    QSet<QString> synonyms;
    QSet<QString> everyday;
    for (const std::vector<TileThing>& things : tiles) {
        m_titleWords.unite({things.front().synonyms.begin(), things.front().synonyms.end()});
        for (const TileThing& thing : things) {
            for (const ThingWord& word : thing.words)
                m_written.insert(word.text, word.written);
            synonyms.unite({thing.synonyms.begin(), thing.synonyms.end()});
            everyday.unite({thing.everyday.begin(), thing.everyday.end()});
        }
    }
    m_words = sortedWords({m_written.keyBegin(), m_written.keyEnd()});
    m_synonyms = sortedWords(synonyms);
    m_everyday = sortedWords(everyday);
}

QSet<QString> TileVocabulary::meant(const QString& word) const
{
    for (const QStringList* words : {&m_words, &m_synonyms, &m_everyday})
        if (const QSet<QString> found = meantAmong(*words, word); !found.isEmpty())
            return found;
    return {};
}

QSet<QString> TileVocabulary::meantAmong(const QStringList& words, const QString& word) const
{
    QSet<QString> found;
    for (auto at = std::ranges::lower_bound(words, word); at != words.end() && at->startsWith(word); ++at)
        found.insert(*at);
    const QSet<QString> known(words.begin(), words.end());
    found.unite(m_families.of(word).intersect(known));
    if (!found.isEmpty() || word.size() < leastBegun)
        return found;
    return m_families.ofBeginning(word).intersect(known);
}

QStringList TileVocabulary::near(const QString& word, qsizetype most) const
{
    QStringList known = sortedWords({forms().keyBegin(), forms().keyEnd()});
    std::ranges::stable_sort(known, {},
                             [&](const QString& form) { return std::abs(form.size() - word.size()); });
    QStringList found;
    QSet<QString> words;
    for (const QString& near : search::nearestOf(word, known, manyForms)) {
        const Form form = forms().value(near);
        if (words.contains(form.word))
            continue;
        words.insert(form.word);
        found.append(form.written);
    }
    return found.mid(0, most);
}

const QHash<QString, TileVocabulary::Form>& TileVocabulary::forms() const
{
    if (m_forms)
        return *m_forms;
    QHash<QString, Form>& forms = m_forms.emplace();
    for (const QString& word : m_words)
        if (hasLetters(word)) {
            const auto written = m_families.writtenForms(m_written.value(word));
            for (auto form = written.begin(); form != written.end(); ++form)
                forms.insert(form.key(), {form.value(), word});
        }
    for (const QString& word : m_words) // what is shown is itself before it is a form of another
        if (hasLetters(word))
            forms.insert(word, {m_written.value(word), word});
    return forms;
}

} // namespace glossator::desktop
