// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/respelling.h"
#include "model/terms/word.h"

#include <QStringList>

#include <vector>

namespace glossator::search {

/// A word that somebody looks for.
struct QueryWord
{
    QString letters;         ///< folded to letters
    QString loose;           ///< folded to loose
    bool isOpen = false;     ///< still being typed: longer words count as well
    QStringList lemmas;      ///< its dictionary words, folded to loose
    bool isExact = false;    ///< typed in quotation marks: it is not taken for another word
    bool isRepeated = false; ///< typed more than once

    bool operator==(const QueryWord&) const = default;
};

/// What was typed, read as words. Any text is good.
struct QueryWords
{
    QString key;                  ///< all words folded to loose, joined by spaces; compared with titles
    std::vector<QueryWord> words; ///< the telling ones, each once, without lemmas
    std::vector<QueryWord> all;   ///< all of them, each once
    bool shortened = false;       ///< there were more words or letters than are read

    bool operator==(const QueryWords&) const = default;
};

/// Reads a query. Words that say nothing (the, de, l') are left out where there are others; the last word is
/// open unless something that ends words follows it.
QueryWords readQuery(const QString& text);

/// The words of a text as a query has them, in order; initials that are joined ("T&B") are one.
std::vector<terms::Word> wordsInQuery(const QString& text);

/// All words of a text, each once, however many there are.
std::vector<QueryWord> everyWordOf(const QString& text);

/// A text with other words in place of those that were mistyped. What was typed is compared folded to loose.
QString respelled(const QString& text, const std::vector<Respelling>& meant);
/// A text with such words in quotation marks, so that they are taken as they were typed.
QString insisting(const QString& text, const std::vector<Respelling>& meant);

/// For each word, with its dictionary words, the ways in which a name may have it.
std::vector<QStringList> waysToWrite(const std::vector<QueryWord>& words);

/// The words with none of them open.
std::vector<QueryWord> asFinished(std::vector<QueryWord> words);

/// The words as an FTS5 expression: all of them when `all`, else any. Every word is quoted, so that nothing
/// typed can be an operator.
QString matchExpression(const std::vector<QueryWord>& words, bool all);

} // namespace glossator::search
