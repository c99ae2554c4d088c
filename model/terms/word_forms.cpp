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

/// The forms in the catalogue, and what was learnt from there so far.
class WordForms::Source
{
public:
    Source(const QSqlDatabase& database, catalogue::Language language)
        : m_exact(database, QStringLiteral("SELECT lemma FROM word_form WHERE lang = ? AND form = ? "
                                           "ORDER BY lemma")),
          m_loose(database, QStringLiteral("SELECT lemma FROM word_form INDEXED BY word_form_folded "
                                           "WHERE lang = ? AND folded_form = ? ORDER BY form, lemma")),
          m_language(toString(language))
    {
    }

    QStringList lemmas(const QString& word)
    {
        if (const auto known = m_known.constFind(word); known != m_known.constEnd())
            return *known;
        QStringList found = ask(m_exact, word);
        if (found.isEmpty())
            found = ask(m_loose, word);
        return *m_known.insert(word, found.isEmpty() ? QStringList{word} : found);
    }

private:
    QStringList ask(catalogue::Statement& rows, const QString& word)
    {
        QStringList found;
        rows.bind(m_language).bind(word);
        while (rows.next())
            addOnce(found, rows.text(0));
        rows.restart();
        return found;
    }

    catalogue::Statement m_exact;
    catalogue::Statement m_loose;
    QString m_language;
    QHash<QString, QStringList> m_known;
};

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

WordForms WordForms::asking(const QSqlDatabase& database, catalogue::Language language)
{
    WordForms result;
    result.m_source = std::make_shared<Source>(database, language);
    return result;
}

void WordForms::add(const QString& form, const QString& lemma)
{
    addOnce(m_lemmas[form], lemma);
    addOnce(m_looseLemmas[looseKey(form)], lemma);
}

QStringList WordForms::lemmas(const QString& word) const
{
    if (m_source != nullptr)
        return m_source->lemmas(word);
    if (const auto exact = m_lemmas.constFind(word); exact != m_lemmas.constEnd())
        return *exact;
    return m_looseLemmas.value(word, {word});
}

} // namespace glossator::terms
