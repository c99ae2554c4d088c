// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/catalogue/prepared_statements.h"
#include "model/search/query_words.h"

#include <QHash>
#include <QStringList>

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Looks up, in the catalogue's table of word forms, which forms belong together, each word once. All words
/// are folded to loose. Errors are what the database said.
class Lexicon
{
public:
    explicit Lexicon(catalogue::PreparedStatements& statements) : m_statements(statements) {}

    /// Gives the words their dictionary words, of all languages or of one; an unknown word is its own.
    tl::expected<void, QString> addLemmas(std::vector<QueryWord>& words,
                                          std::optional<catalogue::Language> language = {});
    /// How a word that is folded to loose is written, in small letters; of several the nearest to what was
    /// typed. One without forms is written so.
    [[nodiscard]] tl::expected<QString, QString> written(const Respelling& word) const;
    /// All forms of dictionary words.
    [[nodiscard]] tl::expected<QStringList, QString> forms(const QStringList& lemmas) const;

private:
    struct Lemma
    {
        QString word;
        catalogue::Language language;
    };

    tl::expected<void, QString> lookUp(const std::vector<QueryWord>& words);
    [[nodiscard]] QStringList lemmasOf(const QString& form,
                                       std::optional<catalogue::Language> language) const;

    catalogue::PreparedStatements& m_statements;
    QHash<QString, std::vector<Lemma>> m_lemmas; ///< by the forms that were looked up
};

} // namespace glossator::search
