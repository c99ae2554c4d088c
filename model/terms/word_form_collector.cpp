// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/word_form_collector.h"

#include "model/catalogue/links.h"
#include "model/catalogue/statement.h"
#include "model/terms/folding.h"

namespace glossator::terms {

namespace {

using catalogue::Language;
using catalogue::Statement;

/// Hands each text that a query yields for a language to `use`.
template <typename Use>
tl::expected<void, QString> eachText(QSqlDatabase& database, const QString& sql, Language language, Use use)
{
    Statement rows(database, sql);
    rows.bind(toString(language));
    while (rows.next())
        use(rows.text(0));
    return rows.outcome();
}

tl::expected<void, QString> writeForms(QSqlDatabase& database, Language language, Lemmatiser lemmatiser)
{
    WordFormCollector collector(language, std::move(lemmatiser));
    const auto terms = QStringLiteral("SELECT text FROM term_form WHERE lang = ?");
    const auto texts =
        QStringLiteral("WITH wording (lang, text) AS (SELECT 'en', source FROM segment UNION ALL "
                       "SELECT lang, text FROM translation UNION ALL SELECT lang, text FROM everyday_word "
                       "UNION ALL SELECT lang, words FROM clause_index) "
                       "SELECT text FROM wording WHERE lang = ?");
    if (auto read = eachText(database, terms, language, [&](const QString& t) { collector.addTerm(t); });
        !read)
        return read;
    const auto addText = [&](const QString& t) { collector.addText(catalogue::plainText(t)); };
    if (auto read = eachText(database, texts, language, addText); !read)
        return read;
    return collector.write(database);
}

} // namespace

WordFormCollector::WordFormCollector(Language language, Lemmatiser lemmatiser)
    : m_language(language), m_lemmatiser(std::move(lemmatiser))
{
}

void WordFormCollector::addTerm(const QString& wording)
{
    for (const Word& word : Folding(Folding::Level::Letters).words(wording)) {
        m_lemmatiser.learn(word.text);
        m_words.insert(word.text);
    }
}

void WordFormCollector::addText(const QString& text)
{
    for (const Word& word : Folding(Folding::Level::Letters).words(text))
        m_words.insert(word.text);
}

tl::expected<void, QString> WordFormCollector::write(QSqlDatabase& database)
{
    std::set<QString> forms;
    for (const QString& word : m_words)
        addAllForms(word, forms);
    const Folding loose(Folding::Level::Loose);
    Statement insert(database,
                     QStringLiteral("INSERT INTO word_form (lang, form, lemma, folded_form, folded_lemma) "
                                    "VALUES (?, ?, ?, ?, ?)"));
    const auto write = [&](const QString& form, const QString& lemma) {
        insert.bind(toString(m_language)).bind(form).bind(lemma);
        insert.bind(loose.key(form)).bind(loose.key(lemma)).run();
    };
    for (const QString& form : forms)
        for (const QString& lemma : m_lemmatiser.lemmas(form))
            write(form, lemma);
    for (const auto& [form, lemma] : unlinkedForms(forms))
        write(form, lemma);
    return insert.outcome();
}

void WordFormCollector::addAllForms(const QString& word, std::set<QString>& forms) const
{
    forms.insert(word);
    const QStringList lemmas = m_lemmatiser.lemmas(word);
    for (const QString& lemma : lemmas.contains(word) ? QStringList{word} : lemmas)
        for (const QString& form : m_lemmatiser.formsOf(lemma))
            forms.insert(form);
}

/// The forms that no text has and no dictionary links to a word of the texts, with the lemmas of that word.
/// Forms that stand in a text are words of their own already.
WordFormCollector::Links WordFormCollector::unlinkedForms(const std::set<QString>& known) const
{
    Links result;
    for (const QString& word : known)
        for (const QString& form : m_lemmatiser.unlinkedFormsOf(word))
            if (!known.contains(form))
                for (const QString& lemma : m_lemmatiser.lemmas(word))
                    result.emplace(form, lemma);
    return result;
}

tl::expected<void, QString> writeWordForms(QSqlDatabase& database, const QString& folder)
{
    for (const Language language : catalogue::allLanguages) {
        auto lemmatiser = Lemmatiser::open(language, folder);
        if (!lemmatiser)
            return tl::unexpected(lemmatiser.error());
        if (auto written = writeForms(database, language, std::move(*lemmatiser)); !written)
            return written;
    }
    return {};
}

} // namespace glossator::terms
