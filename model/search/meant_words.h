// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/marker.h"
#include "model/search/meaning_reader.h"

#include <set>
#include <tl/expected.hpp>

namespace glossator::search {

/// Looks up which words of a text say what was asked, whatever word was typed for it: those of the same term
/// or the same group of everyday words, in all their forms. Errors are what the database said.
class MeantWords
{
public:
    explicit MeantWords(catalogue::PreparedStatements& statements) : m_statements(statements) {}

    /// `languages`: those of the texts.
    [[nodiscard]] tl::expected<Marker::ByLanguage, QString>
    of(const Question& question, const std::set<catalogue::Language>& languages) const;

private:
    catalogue::PreparedStatements& m_statements;
};

} // namespace glossator::search
