// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/word_forms.h"

#include "model/catalogue/statement.h"
#include "model/terms/folding.h"

namespace glossator::terms {

namespace {

void addOnce(QStringList& list, const QString& text)
{
    if (!list.contains(text))
        list.append(text);
}

} // namespace

tl::expected<WordForms, QString> WordForms::load(const QSqlDatabase& database, catalogue::Language language)
{
    catalogue::Statement rows(database, QStringLiteral("SELECT form, lemma FROM word_form WHERE lang = ? "
                                                       "ORDER BY form, lemma"));
    rows.bind(toString(language));
    WordForms result;
    while (rows.next())
        result.add(rows.text(0), rows.text(1));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

void WordForms::add(const QString& form, const QString& lemma)
{
    addOnce(m_lemmas[form], lemma);
    addOnce(m_looseLemmas[Folding(Folding::Level::Loose).key(form)], lemma);
}

QStringList WordForms::lemmas(const QString& word) const
{
    if (const auto exact = m_lemmas.constFind(word); exact != m_lemmas.constEnd())
        return *exact;
    return m_looseLemmas.value(word, {word});
}

} // namespace glossator::terms
