// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/named_boxes.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace glossator::search {

namespace {

/// The boxes that any of these words names in any language.
Meaning boxesCalled(const QStringList& keys, const WordMeanings::Known& known)
{
    Meaning result;
    for (const QString& key : keys)
        for (const auto& [language, meaning] : known.value(key))
            result.add(meaning.boxes(), 1);
    return result;
}

} // namespace

NamedBoxes::NamedBoxes(const std::vector<QueryWord>& words, std::vector<PhraseStretch> stretches,
                       const WordMeanings::Known& known)
{
    std::ranges::stable_sort(stretches, std::greater(), &PhraseStretch::count);
    for (const PhraseStretch& stretch : stretches) {
        const Meaning boxes = boxesCalled(stretch.keys, known);
        if (boxes.readings.empty() || !isFree(words, stretch))
            continue;
        m_boxes.push_back(boxes);
        for (std::size_t i = 0; i < stretch.count; ++i)
            if (const QueryWord& word = words.at(stretch.first + i); !word.isRepeated)
                m_ofNames.insert(word.loose);
    }
}

/// Whether none of the words is of a name already.
bool NamedBoxes::isFree(const std::vector<QueryWord>& words, const PhraseStretch& stretch) const
{
    const auto first = words.begin() + static_cast<std::ptrdiff_t>(stretch.first);
    return std::none_of(first, first + static_cast<std::ptrdiff_t>(stretch.count),
                        [this](const QueryWord& word) { return m_ofNames.contains(word.loose); });
}

std::vector<PhraseStretch> NamedBoxes::besideNames(const std::vector<QueryWord>& words,
                                                   std::vector<PhraseStretch> stretches) const
{
    std::erase_if(stretches, [&](const PhraseStretch& stretch) { return !isFree(words, stretch); });
    return stretches;
}

std::vector<QueryWord> NamedBoxes::besideNames(const std::vector<QueryWord>& words) const
{
    std::vector<QueryWord> result;
    std::copy_if(words.begin(), words.end(), std::back_inserter(result),
                 [this](const QueryWord& word) { return !m_ofNames.contains(word.loose); });
    return result;
}

} // namespace glossator::search
