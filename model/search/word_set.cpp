// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/word_set.h"

#include <algorithm>

namespace glossator::search {

WordSet::WordSet(const std::vector<QueryWord>& words)
{
    for (const QueryWord& word : words) {
        m_loose.insert(word.loose);
        for (const QString& lemma : word.lemmas)
            m_lemmas.insert(lemma);
    }
}

bool WordSet::hasAll(const std::vector<QueryWord>& name) const
{
    return std::ranges::all_of(name, [this](const QueryWord& word) { return has(word); });
}

bool WordSet::has(const QueryWord& word) const
{
    return m_loose.contains(word.loose) || std::ranges::any_of(word.lemmas, [this](const QString& lemma) {
               return m_lemmas.contains(lemma);
           });
}

} // namespace glossator::search
