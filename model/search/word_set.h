// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query_words.h"

#include <QSet>

#include <vector>

namespace glossator::search {

/// The words of a question, to look up many names in, one after the other.
class WordSet
{
public:
    /// The words have their lemmas.
    explicit WordSet(const std::vector<QueryWord>& words);

    /// Whether all words of a name, which have their lemmas, are among these, in whatever form.
    [[nodiscard]] bool hasAll(const std::vector<QueryWord>& name) const;

private:
    [[nodiscard]] bool has(const QueryWord& word) const;

    QSet<QString> m_loose;
    QSet<QString> m_lemmas;
};

} // namespace glossator::search
