// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/named_boxes.h"

#include "model/search/phrase_keys.h"
#include "model/search/stop_words.h"

#include <algorithm>
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

QStringList allOf(const std::vector<PhraseStretch>& stretches)
{
    QStringList result;
    for (const PhraseStretch& stretch : stretches)
        result += stretch.keys;
    return result;
}

} // namespace

tl::expected<NamedBoxes, QString> NamedBoxes::in(const std::vector<QueryWord>& words,
                                                 const WordMeanings& dictionary)
{
    std::vector<PhraseStretch> stretches = phraseStretches(waysToWrite(words));
    const auto known = dictionary.of(allOf(stretches));
    if (!known)
        return tl::unexpected(known.error());
    std::ranges::stable_sort(stretches, std::greater(), &PhraseStretch::count);
    NamedBoxes result;
    for (const PhraseStretch& stretch : stretches) {
        const auto first = words.begin() + static_cast<std::ptrdiff_t>(stretch.first);
        const auto last = first + static_cast<std::ptrdiff_t>(stretch.count);
        const bool isFree = std::none_of(
            first, last, [&](const QueryWord& word) { return result.m_ofNames.contains(word.loose); });
        const Meaning boxes = boxesCalled(stretch.keys, *known);
        if (!isFree || boxes.readings.empty())
            continue;
        result.m_boxes.push_back(boxes);
        std::for_each(first, last, [&](const QueryWord& word) { result.m_ofNames.insert(word.loose); });
    }
    return result;
}

std::vector<QueryWord> NamedBoxes::besideNames(const std::vector<QueryWord>& words) const
{
    std::vector<QueryWord> result;
    std::copy_if(words.begin(), words.end(), std::back_inserter(result),
                 [this](const QueryWord& word) { return !m_ofNames.contains(word.loose); });
    return result;
}

} // namespace glossator::search
