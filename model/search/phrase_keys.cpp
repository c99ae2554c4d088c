// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/phrase_keys.h"

#include <algorithm>

namespace glossator::search {

std::vector<PhraseStretch> phraseStretches(const std::vector<QStringList>& words)
{
    std::vector<PhraseStretch> result;
    for (std::size_t first = 0; first < words.size(); ++first)
        for (std::size_t count = 2; count <= std::min(longestPhrase, words.size() - first); ++count)
            result.push_back({first, count, phraseKeys(words, first, count)});
    return result;
}

QStringList keysWith(const QStringList& keys, const QStringList& ways)
{
    QStringList result;
    for (const QString& key : keys)
        for (const QString& word : ways)
            result.append(key + u' ' + word);
    return result;
}

QStringList phraseKeys(const std::vector<QStringList>& words, std::size_t first, std::size_t count)
{
    QStringList keys = words.at(first);
    for (std::size_t i = first + 1; i < first + count; ++i)
        keys = keysWith(keys, words.at(i));
    return keys;
}

} // namespace glossator::search
