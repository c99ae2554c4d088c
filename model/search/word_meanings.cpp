// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/word_meanings.h"

#include "model/search/near_words.h"
#include "model/search/slip.h"

#include <algorithm>

namespace glossator::search {

namespace {

constexpr double ofRarity = 0.3; ///< what a mistyped word means is rather much told of than little

using catalogue::Language;
using catalogue::Statement;

/// A word that only carries the question is meant no sooner than a rare one: the thing that is asked about is
/// not to be lost.
double telling(const Meaning& meaning)
{
    constexpr double ofFiller = 6; ///< as of a word that few texts have
    return meaning.readings.empty() ? ofFiller : meaning.rarity();
}

/// What words mean by themselves and by their dictionary words, as rows of (lang, concept, factor, rarity,
/// whether it is a kind of answer, word, its Meaning::Sort); %1 yields the words. Only a word that was
/// typed can be a filler, not its dictionary word.
QString meaningsSql(const QString& typed)
{
    return QStringLiteral(
               "WITH typed (word) AS (%1), "
               "known (typed, lang, word) AS ("
               " SELECT typed.word, f.lang, f.folded_lemma FROM typed"
               "  CROSS JOIN word_form f ON f.folded_form = typed.word UNION"
               " SELECT typed.word, w.lang, w.word FROM typed"
               "  CROSS JOIN search_word w ON w.word = typed.word) "
               "SELECT k.lang, w.concept, w.factor, c.rarity, c.name >= '?' AND c.name < '@' AS asking, "
               "k.typed, CASE substr(c.name, 1, 1) WHEN '#' THEN %2 WHEN '@' THEN %3 WHEN '!' THEN %4 ELSE "
               "%5 END "
               "FROM known k "
               "LEFT JOIN search_word w ON w.word = k.word AND w.lang = k.lang"
               " AND (w.concept > 0 OR k.word = k.typed) "
               "LEFT JOIN search_concept c ON c.concept = w.concept")
        .arg(typed)
        .arg(static_cast<int>(Meaning::Sort::Group))
        .arg(static_cast<int>(Meaning::Sort::Term))
        .arg(static_cast<int>(Meaning::Sort::Box))
        .arg(static_cast<int>(Meaning::Sort::Word));
}

} // namespace

tl::expected<WordMeanings::Known, QString> WordMeanings::of(const QStringList& words) const
{
    static const QString sql = meaningsSql(QStringLiteral("SELECT value FROM json_each(?)"));
    constexpr int typed = 5;
    Statement& rows = m_statements.get(sql);
    rows.bind(catalogue::jsonOf(words));
    Known result;
    while (rows.next())
        note(rows, result[rows.text(typed)]);
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

tl::expected<WordMeanings::ByLanguage, QString> WordMeanings::goingOnFrom(const QString& beginning) const
{
    static const QString sql =
        QStringLiteral(
            "SELECT lang, concept, max(factor), rarity, 0, NULL, 0 FROM (%1) WHERE asking IS NOT TRUE "
            "GROUP BY lang, concept")
            .arg(meaningsSql(
                QStringLiteral("SELECT f.folded_form FROM (SELECT ? AS word) a CROSS JOIN word_form f "
                               "ON f.folded_form >= a.word AND f.folded_form < a.word || char(1114111) "
                               "UNION SELECT w.word FROM (SELECT ? AS word) a CROSS JOIN search_word w "
                               "ON w.word >= a.word AND w.word < a.word || char(1114111) "
                               "WHERE instr(w.word, ' ') = 0 LIMIT 400")));
    Statement& rows = m_statements.get(sql);
    rows.bind(beginning).bind(beginning);
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
void WordMeanings::note(const Statement& row, ByLanguage& known)
{
    const Language language = row.language(0);
    Meaning& meaning = known[language];
    if (row.isNull(1))
        return;
    const int number = row.integer(1);
    if (number == 0) {
        meaning.isFiller = true;
        return;
    }
    constexpr int asking = 4;
    constexpr int sort = 6;
    Meaning::Reading& reading = row.boolean(asking) ? meaning.asked[number] : meaning.readings[number];
    reading = {std::max(reading.factor, row.real(2)), row.real(3),
               static_cast<Meaning::Sort>(row.integer(sort))};
}

tl::expected<WordMeanings::NearByLanguage, QString> WordMeanings::near(const QString& word,
                                                                       int wrongLetters) const
{
    const auto candidates = NearWords(m_statements).of(word, wrongLetters);
    if (!candidates)
        return tl::unexpected(candidates.error());
    QStringList words;
    for (const NearWord& candidate : *candidates)
        words.append(candidate.word);
    const auto known = of(words);
    if (!known)
        return tl::unexpected(known.error());
    NearByLanguage result;
    for (const NearWord& candidate : *candidates)
        for (const auto& [language, meaning] : known->value(candidate.word))
            if (const int far = slip(word, candidate.word, language);
                meaning.saysAnything() && far <= wrongLetters * wrongLetter)
                keepNearer(result[language],
                           {candidate.word, meaning, far + ofRarity * telling(meaning), far});
    dropFarther(result);
    return result;
}

void WordMeanings::keepNearer(Near& kept, const Near& other)
{
    if (kept.word.isEmpty() || other.distance < kept.distance)
        kept = other;
}

/// Of several languages those count that are about as near as the nearest.
void WordMeanings::dropFarther(NearByLanguage& near)
{
    constexpr double asNear = 2;
    const auto nearest = std::min_element(near.begin(), near.end(), [](const auto& a, const auto& b) {
        return a.second.distance < b.second.distance;
    });
    if (nearest == near.end())
        return;
    const double farthest = nearest->second.distance + asNear;
    std::erase_if(near, [&](const auto& entry) { return entry.second.distance > farthest; });
}

} // namespace glossator::search
