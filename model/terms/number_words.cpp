// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/number_words.h"

#include "model/catalogue/statement.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::terms {

std::optional<int> NumberWords::of(const QString& word) const
{
    if (word.size() == 1 && word.front().isDigit())
        return word.front().digitValue();
    if (!m_database.isValid())
        return {};
    if (noughts().contains(word))
        return 0;
    catalogue::Statement rows(
        m_database,
        QStringLiteral("SELECT lemma FROM word_form WHERE folded_form = ? AND lemma GLOB '[0-9]'"));
    rows.bind(word);
    return rows.next() ? std::optional(rows.integer(0)) : std::nullopt;
}

bool NumberWords::isBegun(const QString& word) const
{
    if (!m_database.isValid())
        return false;
    if (std::ranges::any_of(noughts(), [&](const QString& nought) { return nought.startsWith(word); }))
        return true;
    catalogue::Statement rows(m_database,
                              QStringLiteral("SELECT 1 FROM word_form WHERE folded_form >= ? AND folded_form "
                                             "< ? || char(1114111) AND lemma GLOB '[0-9]' LIMIT 1"));
    rows.bind(word).bind(word);
    return rows.next();
}

/// The words that players take for a nought.
const QSet<QString>& NumberWords::noughts() const
{
    if (m_noughts)
        return *m_noughts;
    QSet<QString>& words = m_noughts.emplace();
    catalogue::Statement rows(m_database,
                              QStringLiteral("SELECT DISTINCT text FROM everyday_word WHERE word_group IN "
                                             "(SELECT word_group FROM everyday_word WHERE text = '0')"));
    while (rows.next())
        words.insert(looseKey(rows.text(0)));
    return words;
}

} // namespace glossator::terms
