// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstddef>
#include <vector>

namespace glossator::search {

/// The most words that name a thing together.
inline constexpr std::size_t longestPhrase = 4;

/// The words that stand side by side, by what they may be written as: for every stretch of two words or more
/// that is no longer than a phrase, each choice of one way a word, joined by spaces. `words`: the ways to
/// write each word of a text in order, without those that say nothing.
std::vector<QStringList> phraseKeys(const std::vector<QStringList>& words);
/// Each of these with each way to write the word after it.
QStringList keysWith(const QStringList& keys, const QStringList& ways);
/// The same as the first for one stretch.
QStringList phraseKeys(const std::vector<QStringList>& words, std::size_t first, std::size_t count);

} // namespace glossator::search
