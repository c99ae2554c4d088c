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
    explicit MeantWords(catalogue::PreparedStatements& statements) : m_statements(statements) {}

    /// `languages`: those of the texts.
    [[nodiscard]] tl::expected<Marker::ByLanguage, QString>
    of(const Question& question, const std::set<catalogue::Language>& languages);

private:
    tl::expected<void, QString> read(const std::vector<int>& concepts);

    catalogue::PreparedStatements& m_statements;
    QHash<int, Marker::ByLanguage> m_words; ///< by concept, of those that were asked about before
};

} // namespace glossator::search
