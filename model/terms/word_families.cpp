// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/word_families.h"

#include "model/catalogue/statement.h"
#include "model/terms/folding.h"

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

QSet<QString> WordFamilies::ofBeginning(const QString& beginning) const
{
    QSet<QString> families;
    if (!m_database.isValid())
        return families;
    catalogue::Statement rows(
        m_database, QStringLiteral("SELECT DISTINCT kin.folded_form FROM word_form AS own JOIN "
                                   "word_form AS kin USING (lang, folded_lemma) WHERE "
                                   "own.folded_form >= ? AND own.folded_form < ? || char(1114111)"));
    rows.bind(beginning).bind(beginning);
    while (rows.next())
        families.insert(rows.text(0));
    return families;
}

QHash<QString, QString> WordFamilies::writtenForms(const QString& word) const
{
    QHash<QString, QString> written;
    if (m_database.isValid()) {
        catalogue::Statement rows(
            m_database,
            QStringLiteral(
                "SELECT DISTINCT kin.folded_form, kin.form FROM word_form AS own JOIN word_form AS "
                "kin USING (lang, folded_lemma) WHERE own.folded_form = ? AND own.form = ? "
                "AND kin.lemma = own.lemma"));
        rows.bind(looseKey(word)).bind(word);
        while (rows.next())
            written.insert(rows.text(0), rows.text(1));
    }
    written.insert(looseKey(word), word);
    return written;
}

} // namespace glossator::terms
