// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QHash>
#include <QSqlDatabase>
#include <QStringList>

#include <memory>
#include <tl/expected.hpp>

namespace glossator::terms {

/// The inflected forms of one language and the dictionary words (lemmas) they belong to. A form may
/// belong to several. Forms and lemmas are folded to Folding::Level::Letters.
class WordForms
{
public:
    /// Reads the forms of a language from a compiled catalogue; the error is what the database said.
    static tl::expected<WordForms, QString> load(const QSqlDatabase& database, catalogue::Language language);
    /// Asks a compiled catalogue for each word when it is met first: much less than all where the texts are
    /// few. The database must stay open as long, and its thread is that of the forms and their copies. Words
    /// that it cannot tell about are taken for words that nobody knows.
    static WordForms asking(const QSqlDatabase& database, catalogue::Language language);

    void add(const QString& form, const QString& lemma);
    /// The lemmas of a word folded to Letters. A word typed without its diacritics gets those of all the
    /// words it may stand for; a word nobody knows is its own lemma.
    [[nodiscard]] QStringList lemmas(const QString& word) const;

private:
    class Source;

    QHash<QString, QStringList> m_lemmas;
    QHash<QString, QStringList> m_looseLemmas; ///< by the form folded to Loose
    std::shared_ptr<Source> m_source;
};

} // namespace glossator::terms
