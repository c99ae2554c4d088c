// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/occurrence.h"
#include "model/terms/term.h"
#include "model/terms/word_forms.h"

#include <QStringView>

#include <span>

namespace glossator::terms {

/// Finds the terms of one language in running text, in whatever form they stand there. The longest term
/// wins; found terms do not overlap. A value: build it once, use it where its forms can be used.
class TermRecogniser
{
public:
    TermRecogniser(std::span<const Term> terms, catalogue::Language language, WordForms forms);

    /// The terms in the order of the text.
    [[nodiscard]] std::vector<Occurrence> find(QStringView text) const;

private:
    struct Word; ///< of the text, with everything the comparison asks for

    /// One wording of a concept as a sequence of words.
    struct Pattern
    {
        struct Part
        {
            QString word;       ///< folded to Letters
            QStringList lemmas; ///< empty where only the word itself will do
            bool capital = false;
            bool beginsSentence = false; ///< stands first, or after a mark that ends sentences
        };
        std::vector<Part> parts;
        bool isName = false;  ///< its first capital is a capital wherever it stands
        bool isTitle = false; ///< stands as written or not at all
        TermContext context;
        bool isCard = false; ///< what a card says: ordinary words wherever they are not set apart
        Reading reading;
    };

    void addWording(const Term& term, const QString& wording, WordingStanding standing);
    void index(int pattern);
    [[nodiscard]] std::vector<Word> wordsOf(QStringView text) const;
    [[nodiscard]] static bool mayBeSentence(const Pattern& pattern, std::span<const Word> words);
    [[nodiscard]] static bool isSetApart(const Pattern& pattern, std::span<const Word> words);
    [[nodiscard]] bool matches(const Pattern& pattern, std::span<const Word> words) const;
    [[nodiscard]] static bool isMeantBeside(const Pattern& pattern, std::span<const Word> words,
                                            std::size_t at);
    [[nodiscard]] std::vector<int> longestAt(std::span<const Word> words, std::size_t at) const;
    [[nodiscard]] std::vector<Reading> readings(const std::vector<int>& patterns,
                                                std::span<const Word> words) const;

    catalogue::Language m_language;
    WordForms m_forms;
    std::vector<Pattern> m_patterns;
    QHash<QString, std::vector<int>> m_byFirstKey; ///< patterns by each word and lemma they may begin with
};

} // namespace glossator::terms
