// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/terms/affix_table.h"

#include <QSet>
#include <QStringList>

#include <memory>
#include <tl/expected.hpp>

class Hunspell;

namespace glossator::terms {

/// Knows the dictionary words behind inflected forms, from the Hunspell dictionary of a language and, for
/// words of the game that no dictionary knows (meeple), from its regular endings. Only the compiler of the
/// catalogue uses it: what it finds is written down as word forms.
///
/// Words go in and come out folded to Folding::Level::Letters.
class Lemmatiser
{
public:
    /// Opens the dictionary in a folder of Hunspell dictionaries; the error says what could not be read.
    static tl::expected<Lemmatiser, QString> open(catalogue::Language language, const QString& folder);

    Lemmatiser(Lemmatiser&&) noexcept;
    Lemmatiser& operator=(Lemmatiser&&) noexcept;
    ~Lemmatiser();

    /// Lets a word of the terms be the lemma of forms with a regular ending.
    void learn(const QString& word);
    /// The lemmas of a form, sorted; the form itself where nothing is known.
    [[nodiscard]] QStringList lemmas(const QString& form) const;
    /// The forms that have the word among their lemmas, sorted, itself included.
    [[nodiscard]] QStringList formsOf(const QString& lemma) const;
    /// The forms of a word that the dictionary lists by themselves (gave, stopped), without saying of what.
    [[nodiscard]] QStringList unlinkedFormsOf(const QString& word) const;

private:
    Lemmatiser(catalogue::Language language, std::unique_ptr<Hunspell> dictionary, AffixTable affixes);

    [[nodiscard]] QStringList dictionaryLemmas(const QString& form) const;
    [[nodiscard]] QStringList learntLemmas(const QString& form) const;

    catalogue::Language m_language;
    std::unique_ptr<Hunspell> m_dictionary;
    AffixTable m_affixes;
    QSet<QString> m_learnt;
};

} // namespace glossator::terms
