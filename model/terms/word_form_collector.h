// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/lemmatiser.h"

#include <QSqlDatabase>

#include <set>

namespace glossator::terms {

/// Gathers the words of one language while the catalogue is compiled, and writes down their forms and
/// lemmas in alphabetical order.
class WordFormCollector
{
public:
    WordFormCollector(catalogue::Language language, Lemmatiser lemmatiser);

    /// A wording of a term: its words are written with all their forms.
    void addTerm(const QString& wording);
    /// A text of the catalogue: its words are written as they stand there.
    void addText(const QString& text);
    /// Writes the rows of word_form; the error is what the database said.
    tl::expected<void, QString> write(QSqlDatabase& database);

private:
    void addAllForms(const QString& word);

    catalogue::Language m_language;
    Lemmatiser m_lemmatiser;
    std::set<QString> m_termWords;
    std::set<QString> m_words;
};

/// Writes the forms of all words of the catalogue in all languages. The texts of the terms and of the
/// segments must be written before; `folder` holds the Hunspell dictionaries.
tl::expected<void, QString> writeWordForms(QSqlDatabase& database, const QString& folder);

} // namespace glossator::terms
