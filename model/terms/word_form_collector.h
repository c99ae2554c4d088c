// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/lemmatiser.h"

#include <QSqlDatabase>

#include <set>

namespace glossator::terms {

/// Gathers the words of one language while the catalogue is compiled, and writes down all their forms and the
/// lemmas of these, in a fixed order.
class WordFormCollector
{
public:
    WordFormCollector(catalogue::Language language, Lemmatiser lemmatiser);

    /// A wording of a term. Words that no dictionary knows are inflected regularly where they occur in terms.
    void addTerm(const QString& wording);
    /// A text of the catalogue.
    void addText(const QString& text);
    /// Writes the rows of word_form; the error is what the database said.
    tl::expected<void, QString> write(QSqlDatabase& database);

private:
    using Links = std::set<std::pair<QString, QString>>; ///< form and lemma

    [[nodiscard]] Links unlinkedForms(const std::set<QString>& known) const;
    void addAllForms(const QString& word, std::set<QString>& forms) const;

    catalogue::Language m_language;
    Lemmatiser m_lemmatiser;
    std::set<QString> m_words;
};

/// Writes the forms of all words of the catalogue in all languages. The texts of the terms and of the
/// segments must be written before; `folder` holds the Hunspell dictionaries.
tl::expected<void, QString> writeWordForms(QSqlDatabase& database, const QString& folder);

} // namespace glossator::terms
