// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/lexicon.h"

#include "model/search/slip.h"
#include "model/terms/folding.h"

namespace glossator::search {

using catalogue::Language;
using catalogue::Statement;

tl::expected<void, QString> Lexicon::addLemmas(std::vector<QueryWord>& words,
                                               std::optional<Language> language)
{
    if (auto done = lookUp(words); !done)
        return done;
    for (QueryWord& word : words)
        word.lemmas = lemmasOf(word.loose, language);
    return {};
}

/// Takes from the catalogue what is not known of the words yet.
tl::expected<void, QString> Lexicon::lookUp(const std::vector<QueryWord>& words)
{
    QStringList forms;
    for (const QueryWord& word : words)
        if (!m_lemmas.contains(word.loose)) {
            forms.append(word.loose);
            m_lemmas.insert(word.loose, {});
        }
    if (forms.isEmpty())
        return {};
    Statement& rows = m_statements.get(
        QStringLiteral("SELECT DISTINCT f.folded_form, f.folded_lemma, f.lang FROM json_each(?) asked "
                       "CROSS JOIN word_form f ON f.folded_form = asked.value ORDER BY f.folded_lemma"));
    rows.bind(catalogue::jsonOf(forms));
    while (rows.next())
        m_lemmas[rows.text(0)].push_back({rows.text(1), rows.language(2)});
    if (rows.error().isEmpty())
        return {};
    m_lemmas.clear();
    return tl::unexpected(rows.error());
}

QStringList Lexicon::lemmasOf(const QString& form, std::optional<Language> language) const
{
    QStringList result;
    for (const Lemma& lemma : m_lemmas.value(form))
        if (!language || lemma.language == *language)
            result.append(lemma.word);
    result.removeDuplicates();
    return result.isEmpty() ? QStringList{form} : result;
}

tl::expected<QString, QString> Lexicon::written(const Respelling& word) const
{
    Statement& rows = m_statements.get(QStringLiteral(
        "SELECT form FROM word_form INDEXED BY word_form_folded WHERE folded_form = ? AND lang = ? "
        "ORDER BY form"));
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
    Statement& rows =
        m_statements.get(QStringLiteral("SELECT f.folded_form FROM json_each(?) asked "
                                        "CROSS JOIN word_form f ON f.folded_lemma = asked.value"));
    rows.bind(catalogue::jsonOf(lemmas));
    QStringList result;
    while (rows.next())
        result.append(rows.text(0));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
