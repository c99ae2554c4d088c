// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/search/query_words.h"
#include "model/search/word_meanings.h"

#include <QHash>

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Finds out what the unknown words of a question may be slips of, and which of them should have been others.
class Slips
{
public:
    using NearByLanguage = WordMeanings::NearByLanguage;
    using Languages = std::vector<catalogue::Language>;

    /// `own`: the reader's language.
    explicit Slips(std::optional<catalogue::Language> own) : m_own(own) {}

    /// The languages of the words that are known. What a word of another language than these and the reader's
    /// is taken for must be written nearly so; where there are none, that may be a word of any.
    void setSpoken(Languages spoken) { m_spoken = std::move(spoken); }
    /// Looks up what is near to an unknown word, folded to loose. `isWord`: it may be right as it stands, so
    /// that it is a slip of one letter at most. The error is what the database said.
    tl::expected<void, QString> add(const WordMeanings& dictionary, const QString& word, bool isWord);
    /// What was found near to a word; mostly nothing.
    [[nodiscard]] NearByLanguage of(const QString& word) const { return m_near.value(word); }
    /// What mistyped words should have been. `likely`: the languages that the question can be of; `longer`:
    /// what the words mean that go on from the unfinished one.
    [[nodiscard]] std::vector<Respelling> meant(const std::vector<QueryWord>& words, const Languages& likely,
                                                const WordMeanings::ByLanguage& longer) const;

private:
    [[nodiscard]] bool isFar(const QString& word, const NearByLanguage::value_type& near) const;
    [[nodiscard]] const NearByLanguage::value_type* likeliest(const NearByLanguage& near,
                                                              const Languages& likely) const;
    [[nodiscard]] bool goesOn(const NearByLanguage::value_type& near, const Languages& likely,
                              const WordMeanings::ByLanguage& longer) const;

    std::optional<catalogue::Language> m_own;
    Languages m_spoken;
    QHash<QString, NearByLanguage> m_near; ///< by the word that was typed
};

} // namespace glossator::search
