// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/borrowed_words.h"
#include "model/search/concept_homes.h"
#include "model/search/concept_words.h"
#include "model/search/document.h"
#include "model/search/term_phrases.h"
#include "model/terms/word_forms.h"

#include <QStringList>

#include <array>
#include <map>
#include <set>
#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Writes what things are about while the catalogue is compiled: the concepts, the words that mean them, and
/// how much each thing is about each. The weight is that of BM25 with one field, in which words count
/// according to where they stand. Errors are what the database said.
class PostingWriter
{
public:
    using Forms = TermPhrases::Forms;

    /// `forms`: the word forms by Language.
    PostingWriter(const QSqlDatabase& database, const Forms& forms, ConceptWords words,
                  BorrowedWords borrowed, TermPhrases phrases);

    /// Takes the words of a document of the thing with this number.
    void add(int thing, const Document& document);
    /// Writes all that was added.
    tl::expected<void, QString> write();

private:
    using Amounts = std::map<QString, double>; ///< by the name of the concept

    struct Thing
    {
        std::map<catalogue::Language, Amounts> amounts;
        Amounts forAll; ///< what is told in one language for all of them
        int words = 0;  ///< of titles and body in all languages, fillers left out
        double weight = 1;
        bool isClause = false;
        QStringList boxes;                ///< that it is about, without the base game
        std::vector<DefinedTerm> defines; ///< the terms of which it is a main rule
    };

    int addText(const QString& text, double weight, catalogue::Language language, Amounts& amounts);
    void addIndex(const Aside& aside, catalogue::Language language, Thing& thing);
    void addAsked(const Aside& aside, catalogue::Language language, Amounts& amounts);
    void addPhrases(const QString& text, double weight, catalogue::Language language, Amounts& amounts) const;
    /// What a word means, looked up once.
    const ConceptWords::Meanings& meanings(const QString& letters, catalogue::Language language);
    [[nodiscard]] ConceptWords::Meanings lookUp(const QString& letters, catalogue::Language language);
    [[nodiscard]] static Amounts together(const Thing& thing);
    [[nodiscard]] double usualLength() const;
    void numberConcepts(const std::map<int, Amounts>& amounts);
    tl::expected<void, QString> writeConcepts(const std::map<int, Amounts>& amounts);
    [[nodiscard]] tl::expected<void, QString> writeHomes(const std::map<int, Amounts>& amounts) const;
    [[nodiscard]] std::map<QString, std::set<QString>> everydayNames() const;
    [[nodiscard]] tl::expected<void, QString> writeMainRules() const;
    tl::expected<void, QString> writeWords();
    tl::expected<void, QString> writePostings(const std::map<int, Amounts>& amounts);

    QSqlDatabase m_database;
    const Forms& m_forms;
    ConceptWords m_words;
    BorrowedWords m_borrowed;
    TermPhrases m_phrases;
    std::map<int, Thing> m_things;
    std::array<std::set<QString>, catalogue::allLanguages.size()> m_lemmas; ///< by Language
    /// Those of the words that came before, by Language.
    std::array<std::map<QString, ConceptWords::Meanings>, catalogue::allLanguages.size()> m_meanings;
    std::map<QString, int> m_concepts;
};

} // namespace glossator::search
