// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/folded_text.h"
#include "model/terms/word.h"

#include <QStringView>

#include <functional>
#include <vector>

namespace glossator::terms {

class SimpleLetters;

/// Makes words comparable that people type in different ways, and cuts text into such words. The same
/// folding serves the index, the query and the marking of matches, so that they always agree.
class Folding
{
public:
    enum class Level {
        Letters, ///< composed, case-folded, comma for cedilla, one middle dot: spellings of one same word
        Loose    ///< in addition without diacritics and middle dot: what people type in a hurry
    };

    explicit Folding(Level level) : m_level(level) {}

    [[nodiscard]] FoldedText fold(QStringView text) const;
    /// The words of a text in order. Everything that is no letter, mark or digit parts words, the
    /// apostrophe included; a middle dot between two l does not.
    [[nodiscard]] std::vector<Word> words(QStringView text) const;
    /// The places of those words that are wanted, by how they are folded; what is asked about is not to be
    /// kept. Makes no texts, as words() does.
    [[nodiscard]] std::vector<Span> wordsThat(QStringView text,
                                              const std::function<bool(const QString&)>& isWanted) const;
    /// The words joined by single spaces: equal keys are equal titles.
    [[nodiscard]] QString key(QStringView text) const;

private:
    template <class Take>
    void eachRun(QStringView text, const Take& take) const;
    [[nodiscard]] const SimpleLetters& simpleLetters() const;
    [[nodiscard]] QString foldLetter(const QString& letter) const;

    Level m_level;
};

/// The loose key of a text: what is typed in a hurry and what is meant have the same.
[[nodiscard]] QString looseKey(QStringView text);

} // namespace glossator::terms
