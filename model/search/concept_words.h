// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QHash>
#include <QSet>
#include <QSqlDatabase>

#include <array>
#include <map>
#include <tl/expected.hpp>

namespace glossator::search {

/// What words may mean beside themselves: the terms of one word, and the groups of everyday words. All words
/// are folded to loose. Only the compiler of the catalogue uses it.
class ConceptWords
{
public:
    /// How surely a word has each of its meanings, by the name of the concept.
    using Meanings = std::map<QString, double>;
    /// As a name of a thing, a word must mean it no less surely.
    static constexpr double surelyMeant = 0.5;
    /// The first word of a group of everyday words means its thing no less surely, the others less.
    static constexpr double firstOfGroup = 0.85;

    /// Reads the terms and everyday words of a catalogue that is being compiled; the error is what the
    /// database said.
    static tl::expected<ConceptWords, QString> load(const QSqlDatabase& database);

    /// Whether a word carries a question and says nothing.
    [[nodiscard]] bool isFiller(const QString& word, catalogue::Language language) const;
    /// The kind of answer that a filler asks for, as a concept; mostly none.
    [[nodiscard]] QString asked(const QString& word, catalogue::Language language) const;
    /// The meanings of a dictionary word, or of a form that is listed by itself; mostly none.
    [[nodiscard]] Meanings meanings(const QString& word, catalogue::Language language) const;
    /// Whether a text with a word tells of a concept that the word means: not where it is an everyday word
    /// for something else ("count" in English texts is no nobleman).
    [[nodiscard]] bool tells(const QString& word, catalogue::Language language, const QString& name) const;
    /// All words with meanings, sorted.
    [[nodiscard]] QStringList words(catalogue::Language language) const;
    [[nodiscard]] QStringList fillers(catalogue::Language language) const;
    /// All words that ask for a kind of answer, sorted.
    [[nodiscard]] QStringList askingWords(catalogue::Language language) const;

private:
    void add(catalogue::Language language, const QString& word, const QString& name, double factor);
    tl::expected<void, QString> addEverydayWords(const QSqlDatabase& database);
    tl::expected<void, QString> addTerms(const QSqlDatabase& database);
    void findHomonyms();
    [[nodiscard]] bool isHomonym(const QString& name, catalogue::Language language,
                                 const QString& word) const;

    std::array<QSet<QString>, catalogue::allLanguages.size()> m_fillers;
    std::array<QHash<QString, Meanings>, catalogue::allLanguages.size()> m_meanings;
    std::array<QHash<QString, QString>, catalogue::allLanguages.size()> m_asked;
    std::array<QHash<QString, QStringList>, catalogue::allLanguages.size()> m_terms; ///< words by name
    std::array<QSet<QString>, catalogue::allLanguages.size()> m_homonyms;            ///< "word name"
};

} // namespace glossator::search
