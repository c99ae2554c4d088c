// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstddef>
#include <vector>

namespace glossator::search {

/// The most words that name a thing together.
inline constexpr std::size_t longestPhrase = 4;

/// Words that stand side by side.
struct PhraseStretch
{
    std::size_t first = 0;
    std::size_t count = 0;
    QStringList keys; ///< each choice of one way to write each word, joined by spaces
};

/// Every stretch of two words or more that is no longer than a phrase. `words`: the ways to write each word
/// of a text in order, without those that say nothing.
std::vector<PhraseStretch> phraseStretches(const std::vector<QStringList>& words);
/// Each of these with each way to write the word after it.
QStringList keysWith(const QStringList& keys, const QStringList& ways);
/// The keys of one stretch.
QStringList phraseKeys(const std::vector<QStringList>& words, std::size_t first, std::size_t count);

} // namespace glossator::search
