// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/marker.h"
#include "model/search/meaning_reader.h"

#include <QHash>

#include <set>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Looks up which words of a text say what was asked, whatever word was typed for it: those of the same term
/// or the same group of everyday words, in all their forms. It keeps what it has looked up, since who types
/// asks for nearly the same with each key. Errors are what the database said.
class MeantWords
{
public:
    /// How surely the words of the question, and those of a text, must mean the same.
    struct Sureness
    {
        double ofAsked = 0.5; ///< a word that means it less surely is rather something else
        double ofTold = 0.8;  ///< names of a thing; the other everyday words for it are too many to be marked
    };

    explicit MeantWords(catalogue::PreparedStatements& statements) : MeantWords(statements, Sureness{}) {}
    MeantWords(catalogue::PreparedStatements& statements, Sureness sureness)
        : m_statements(statements), m_sureness(sureness)
    {
    }

    /// `languages`: those of the texts.
    [[nodiscard]] tl::expected<Marker::ByLanguage, QString>
    of(const Question& question, const std::set<catalogue::Language>& languages);

private:
    [[nodiscard]] std::vector<int> conceptsOf(const Question& question) const;
    tl::expected<void, QString> read(const std::vector<int>& concepts);

    catalogue::PreparedStatements& m_statements;
    Sureness m_sureness;
    QHash<int, Marker::ByLanguage> m_words; ///< by concept, of those that were asked about before
};

} // namespace glossator::search
