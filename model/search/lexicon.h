// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/catalogue/prepared_statements.h"
#include "model/search/query_words.h"

#include <QStringList>

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Looks up, in the catalogue's table of word forms, which forms belong together. All words are folded to
/// loose. Errors are what the database said.
class Lexicon
{
public:
    /// `language`: look in the forms of this one only.
    Lexicon(catalogue::PreparedStatements& statements, std::optional<catalogue::Language> language);

    /// Gives the words their dictionary words; an unknown word is its own.
    tl::expected<void, QString> addLemmas(std::vector<QueryWord>& words) const;
    /// How a word that is folded to loose is written, in small letters; of several the nearest to what was
    /// typed. One without forms is written so.
    [[nodiscard]] tl::expected<QString, QString> written(const Respelling& word) const;
    /// All forms of dictionary words.
    [[nodiscard]] tl::expected<QStringList, QString> forms(const QStringList& lemmas) const;

private:
    catalogue::PreparedStatements& m_statements;
    QString m_language; ///< empty: any
};

} // namespace glossator::search
