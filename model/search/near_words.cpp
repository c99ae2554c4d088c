// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/near_words.h"

#include "model/search/slip.h"

#include <algorithm>
#include <tuple>

namespace glossator::search {

namespace {

constexpr std::size_t enough = 40;

/// The words that one slip at the first letter could have made into this one, be they known or not.
QStringList withOtherBeginnings(const QString& word)
{
    QStringList result{word.mid(1), word.mid(1, 1) + word.left(1) + word.mid(2)};
    for (char16_t letter = u'a'; letter <= u'z'; ++letter)
        result << letter + word.mid(1) << letter + word;
    return result;
}

} // namespace

tl::expected<std::vector<NearWord>, QString> NearWords::of(const QString& word, int wrongLetters) const
{
    auto candidates = beginningAlike(word, wrongLetters);
    if (!candidates)
        return tl::unexpected(candidates.error());
    std::vector<NearWord> result;
    for (const QString& candidate : *candidates)
        if (const int far = slip(word, candidate); far <= wrongLetters * wrongLetter)
            result.push_back({candidate, far});
    std::sort(result.begin(), result.end(), [](const NearWord& a, const NearWord& b) {
        return std::tie(a.slip, a.word) < std::tie(b.slip, b.word);
    });
    result.resize(std::min(result.size(), enough));
    for (const QString& other : withOtherBeginnings(word))
        result.push_back({other, slip(word, other)});
    return result;
}

tl::expected<QStringList, QString> NearWords::beginningAlike(const QString& word, int wrongLetters) const
{
    catalogue::Statement& rows = m_statements.get(
        QStringLiteral("WITH asked (first, size, most) AS (VALUES (?, ?, ?)) "
                       "SELECT f.folded_form FROM asked a CROSS JOIN word_form f ON f.folded_form >= a.first"
                       " AND f.folded_form < a.first || char(1114111) "
                       "WHERE abs(length(f.folded_form) - a.size) <= a.most "
                       "UNION SELECT w.word FROM asked a CROSS JOIN search_word w ON w.word >= a.first"
                       " AND w.word < a.first || char(1114111) "
                       "WHERE abs(length(w.word) - a.size) <= a.most AND "
                       "instr(w.word, ' ') = 0"));
    rows.bind(word.left(1)).bind(static_cast<int>(word.size())).bind(wrongLetters);
    QStringList result;
    while (rows.next())
        result.append(rows.text(0));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
