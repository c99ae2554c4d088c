// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/word_families.h"

#include "model/catalogue/statement.h"

namespace glossator::terms {

QSet<QString> WordFamilies::of(const QString& word) const
{
    QSet<QString> family{word};
    if (!m_database.isValid())
        return family;
    catalogue::Statement rows(
        m_database,
        QStringLiteral("SELECT DISTINCT kin.folded_form FROM word_form AS own JOIN word_form AS kin "
                       "USING (lang, folded_lemma) WHERE own.folded_form = ?"));
    rows.bind(word);
    while (rows.next())
        family.insert(rows.text(0));
    return family;
}

} // namespace glossator::terms
