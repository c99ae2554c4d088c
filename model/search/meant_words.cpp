// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/meant_words.h"

#include "model/search/stop_words.h"

#include <algorithm>
#include <iterator>

namespace glossator::search {

using catalogue::Language;

/// The concepts that the words of a question mean surely. A word that is only begun may become any of many,
/// and marks nothing but itself.
std::vector<int> MeantWords::conceptsOf(const Question& question) const
{
    constexpr std::size_t many = 8;
    std::vector<int> result;
    for (const Meaning& word : question.words) {
        std::vector<int> meant;
        for (const auto& [number, reading] : word.readings)
            if (reading.factor >= m_sureness.ofAsked)
                meant.push_back(number);
        if (meant.size() <= many)
            result.insert(result.end(), meant.begin(), meant.end());
    }
    return result;
}

tl::expected<Marker::ByLanguage, QString> MeantWords::of(const Question& question,
                                                         const std::set<Language>& languages)
{
    const std::vector<int> concepts = conceptsOf(question);
    std::vector<int> unknown;
    std::copy_if(concepts.begin(), concepts.end(), std::back_inserter(unknown),
                 [this](int number) { return !m_words.contains(number); });
    if (const auto done = read(unknown); !done)
        return tl::unexpected(done.error());
    Marker::ByLanguage result;
    for (const int number : concepts)
        for (const auto& [language, words] : *m_words.constFind(number))
            if (languages.contains(language))
                result[language] += words;
    return result;
}

tl::expected<void, QString> MeantWords::read(const std::vector<int>& concepts)
{
    if (concepts.empty())
        return {};
    QStringList numbers;
    for (const int number : concepts)
        numbers.append(QString::number(number));
    catalogue::Statement& rows = m_statements.get(
        QStringLiteral("SELECT c.concept, w.lang, w.word, f.folded_form FROM json_each(?) asked "
                       "CROSS JOIN search_concept c ON c.concept = CAST(asked.value AS INTEGER) "
                       "AND substr(c.name, 1, 1) IN ('@', '#') "
                       "CROSS JOIN search_word w ON w.concept = c.concept "
                       "LEFT JOIN word_form f ON f.folded_lemma = w.word AND f.lang = w.lang "
                       "WHERE w.factor >= ? AND instr(w.word, ' ') = 0"));
    rows.bind(catalogue::jsonOf(numbers)).bind(m_sureness.ofTold);
    QHash<int, Marker::ByLanguage> read;
    while (rows.next()) {
        if (isStopWord(rows.text(2)))
            continue;
        QSet<QString>& words = read[rows.integer(0)][rows.language(1)];
        words.insert(rows.text(2));
        if (!rows.isNull(3))
            words.insert(rows.text(3));
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    for (const int number : concepts)
        m_words.insert(number, read.value(number)); // also where nothing is to be marked
    return {};
}

} // namespace glossator::search
