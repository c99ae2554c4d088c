// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/lexicon.h"

#include "model/search/json_list.h"
#include "model/search/slip.h"
#include "model/terms/folding.h"

#include <QHash>

namespace glossator::search {

using catalogue::Statement;

Lexicon::Lexicon(catalogue::PreparedStatements& statements, std::optional<catalogue::Language> language)
    : m_statements(statements), m_language(language ? toString(*language) : QStringLiteral(""))
{
}

tl::expected<void, QString> Lexicon::addLemmas(std::vector<QueryWord>& words) const
{
    QStringList forms;
    for (const QueryWord& word : words)
        forms.append(word.loose);
    Statement& rows = m_statements.get(
        QStringLiteral("SELECT DISTINCT f.folded_form, f.folded_lemma FROM json_each(?) asked "
                       "CROSS JOIN word_form f ON f.folded_form = asked.value "
                       "WHERE ? IN ('', f.lang) ORDER BY f.folded_lemma"));
    rows.bind(jsonList(forms)).bind(m_language);
    QHash<QString, QStringList> lemmas;
    while (rows.next())
        lemmas[rows.text(0)].append(rows.text(1));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    for (QueryWord& word : words)
        word.lemmas = lemmas.value(word.loose, {word.loose});
    return {};
}

tl::expected<QString, QString> Lexicon::written(const Respelling& word) const
{
    Statement& rows = m_statements.get(QStringLiteral(
        "SELECT DISTINCT form FROM word_form WHERE folded_form = ? AND lang = ? ORDER BY form"));
    rows.bind(word.meant).bind(toString(word.language));
    const QString typed = terms::Folding(terms::Folding::Level::Letters).key(word.typed);
    QString best;
    while (rows.next())
        if (const QString form = rows.text(0); best.isEmpty() || slip(typed, form) < slip(typed, best))
            best = form;
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return best.isEmpty() ? word.meant : best;
}

tl::expected<QStringList, QString> Lexicon::forms(const QStringList& lemmas) const
{
    Statement& rows = m_statements.get(
        QStringLiteral("SELECT DISTINCT f.folded_form FROM json_each(?) asked "
                       "CROSS JOIN word_form f ON f.folded_lemma = asked.value WHERE ? IN ('', f.lang)"));
    rows.bind(jsonList(lemmas)).bind(m_language);
    QStringList result;
    while (rows.next())
        result.append(rows.text(0));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
