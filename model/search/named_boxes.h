// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/meaning.h"
#include "model/search/phrase_keys.h"
#include "model/search/query_words.h"
#include "model/search/word_meanings.h"

#include <QSet>

#include <vector>

namespace glossator::search {

/// Finds the boxes that a question names by several words ("Under the Big Top"): these words say together
/// which box is meant, and nothing besides. A word that is typed again says something of its own too.
class NamedBoxes
{
public:
    /// `words`: in order; `stretches`: of these, with what their keys mean.
    NamedBoxes(const std::vector<QueryWord>& words, std::vector<PhraseStretch> stretches,
               const WordMeanings::Known& known);

    /// What each of the names means.
    [[nodiscard]] const std::vector<Meaning>& boxes() const { return m_boxes; }
    /// The words that are not of a name.
    [[nodiscard]] std::vector<QueryWord> besideNames(const std::vector<QueryWord>& words) const;
    /// The stretches of these words that have no word of a name.
    [[nodiscard]] std::vector<PhraseStretch> besideNames(const std::vector<QueryWord>& words,
                                                         std::vector<PhraseStretch> stretches) const;

private:
    [[nodiscard]] bool isFree(const std::vector<QueryWord>& words, const PhraseStretch& stretch) const;

    std::vector<Meaning> m_boxes;
    QSet<QString> m_ofNames; ///< the words of the names, folded to loose
};

} // namespace glossator::search
