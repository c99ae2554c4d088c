// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/meant_words.h"

#include "model/search/stop_words.h"

namespace glossator::search {

using catalogue::Language;

namespace {

constexpr double surely = 0.5; ///< a word that means it less surely is rather something else
constexpr double heads = 0.8; ///< names of a thing; the other everyday words for it are too many to be marked

/// The concepts that the words of a question mean surely. A word that is only begun may become any of many,
/// and marks nothing but itself.
QStringList conceptsOf(const Question& question)
{
    constexpr int many = 8;
    QStringList result;
    for (const Meaning& word : question.words) {
        QStringList meant;
        for (const auto& [number, reading] : word.readings)
            if (reading.factor >= surely)
                meant.append(QString::number(number));
        if (meant.size() <= many)
            result += meant;
    }
    return result;
}

} // namespace

tl::expected<Marker::ByLanguage, QString> MeantWords::of(const Question& question,
                                                         const std::set<Language>& languages) const
{
    Marker::ByLanguage result;
    const QStringList concepts = conceptsOf(question);
    if (concepts.isEmpty())
        return result;
    QStringList texts;
    for (const Language language : languages)
        texts.append(toString(language));
    catalogue::Statement& rows = m_statements.get(
        QStringLiteral("SELECT w.lang, w.word, f.folded_form FROM json_each(?) asked "
                       "CROSS JOIN search_concept c ON c.concept = CAST(asked.value AS INTEGER) "
                       "AND substr(c.name, 1, 1) IN ('@', '#') "
                       "CROSS JOIN search_word w ON w.concept = c.concept "
                       "LEFT JOIN word_form f ON f.folded_lemma = w.word AND f.lang = w.lang "
                       "WHERE w.factor >= ? AND w.lang IN (SELECT value FROM json_each(?)) "
                       "AND instr(w.word, ' ') = 0"));
    rows.bind(catalogue::jsonOf(concepts)).bind(heads).bind(catalogue::jsonOf(texts));
    while (rows.next()) {
        if (isStopWord(rows.text(1)))
            continue;
        QSet<QString>& words = result[catalogue::languageFromString(rows.text(0)).value_or(Language::En)];
        words.insert(rows.text(1));
        if (!rows.isNull(2))
            words.insert(rows.text(2));
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
