// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/catalogue/prepared_statements.h"
#include "model/search/lexicon.h"
#include "model/search/meaning.h"
#include "model/search/phrase_keys.h"
#include "model/search/query_words.h"
#include "model/search/slips.h"
#include "model/search/word_meanings.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <cstddef>
#include <map>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// What was asked, word by word, and the languages that it can have been asked in.
struct Question
{
    std::vector<Meaning> words; ///< those that say something, each meaning once
    Meaning whole; ///< what all its telling words name together; nothing where they name no single thing
    Meaning asked; ///< the kinds of answers that are wanted; mostly none
    std::vector<catalogue::Language> languages; ///< the likeliest ones
    std::vector<Respelling> meant; ///< what mistyped words should have been; typed and meant folded to loose
    QStringList unread{};          ///< words that mean nothing, folded to loose
};

/// Reads what a query means with the words of the catalogue: finds out the language, leaves out what only
/// carries the question, and takes an unknown word for two that were written as one, or for the one that it
/// is nearest to. Errors are what the database said.
class MeaningReader
{
public:
    /// `own`: what may be of several languages is rather of this one; `spoken`: what else the reader speaks.
    /// The lexicon must outlive this.
    MeaningReader(catalogue::PreparedStatements& statements, Lexicon& lexicon,
                  std::optional<catalogue::Language> own, std::vector<catalogue::Language> spoken);

    [[nodiscard]] tl::expected<Question, QString> read(const std::vector<QueryWord>& words);

private:
    using ByLanguage = WordMeanings::ByLanguage;
    using Meanings = tl::expected<std::vector<Meaning>, QString>;

    void noteKnown();
    tl::expected<void, QString> addForms(const std::vector<QueryWord>& words);
    tl::expected<void, QString> addForm(const QString& form, catalogue::Language language);
    tl::expected<void, QString> addUnfinished(const std::vector<QueryWord>& words);
    tl::expected<void, QString> addMistyped(const QueryWord& word);
    [[nodiscard]] std::vector<catalogue::Language> spoken() const;
    void admitUnknown(const std::vector<QueryWord>& words);
    [[nodiscard]] tl::expected<Question, QString> question(const std::vector<QueryWord>& words);
    [[nodiscard]] tl::expected<std::vector<QueryWord>, QString>
    tellingWords(const std::vector<QueryWord>& words) const;
    [[nodiscard]] tl::expected<void, QString> addWords(const std::vector<QueryWord>& words,
                                                       Question& question) const;
    void addPhrases(const std::vector<PhraseStretch>& stretches, const WordMeanings::Known& known,
                    std::ptrdiff_t saying, Question& question) const;
    [[nodiscard]] bool tells(const QueryWord& word) const;
    [[nodiscard]] bool isMeantOtherwise(const QString& word) const;
    [[nodiscard]] bool isWhole(const QString& word) const;
    [[nodiscard]] bool isLikely(catalogue::Language language) const;
    [[nodiscard]] std::vector<catalogue::Language> likeliest(const std::vector<QueryWord>& words) const;
    [[nodiscard]] Meaning meaningOf(const ByLanguage& known) const;
    [[nodiscard]] Meanings meaningsOf(const QueryWord& word) const;
    [[nodiscard]] Meanings asTwoWords(const QString& word) const;

    Lexicon& m_lexicon;
    std::optional<catalogue::Language> m_own;
    std::vector<catalogue::Language> m_spoken;
    WordMeanings m_dictionary;
    WordMeanings::Known m_known;
    QSet<QString> m_isKnown; ///< the words that are known as they were typed
    Slips m_slips;
    std::vector<Respelling> m_meant; ///< what mistyped words should have been
    ByLanguage m_longer;             ///< what the words mean that go on from the unfinished one
    std::vector<catalogue::Language> m_languages;
};

} // namespace glossator::search
