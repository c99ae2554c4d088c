// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/slips.h"

#include "model/search/slip.h"

#include <algorithm>

namespace glossator::search {

namespace {

using catalogue::Language;

bool isAmong(const Slips::Languages& languages, Language language)
{
    return std::find(languages.begin(), languages.end(), language) != languages.end();
}

} // namespace

tl::expected<void, QString> Slips::add(const WordMeanings& dictionary, const QString& word, bool isWord)
{
    constexpr qsizetype shortest = 4;
    constexpr qsizetype lettersForEachSlip = 3;
    if (word.size() < (isWord ? shortest + 1 : shortest))
        return {};
    auto near = dictionary.near(word, isWord ? 1 : static_cast<int>(word.size() / lettersForEachSlip));
    if (!near)
        return tl::unexpected(near.error());
    std::erase_if(*near, [&](const auto& entry) { return isFar(word, entry); });
    m_near[word] = std::move(*near);
    return {};
}

/// Whether more than a quarter of the letters is wrong; where nothing speaks for the language of a word, more
/// than an eighth.
bool Slips::isFar(const QString& word, const NearByLanguage::value_type& near) const
{
    constexpr qsizetype lettersForEachSlip = 8;
    const auto letters = static_cast<int>(word.size());
    const Language language = near.first;
    const bool isSpoken = isAmong(m_spoken, language) || (m_own ? language == *m_own : m_spoken.empty());
    return near.second.slip > (isSpoken ? std::max(wrongLetter, letters)
                                        : wrongLetter * static_cast<int>(letters / lettersForEachSlip));
}

std::vector<Respelling> Slips::meant(const std::vector<QueryWord>& words, const Languages& likely,
                                     const WordMeanings::ByLanguage& longer) const
{
    std::vector<Respelling> result;
    for (const QueryWord& word : words) {
        const NearByLanguage near = of(word.loose);
        const auto* best = likeliest(near, likely);
        if (best != nullptr && !(word.isOpen && goesOn(*best, likely, longer)))
            result.push_back({word.loose, best->second.word, best->first});
    }
    return result;
}

/// In the reader's language if it can be, else the nearest in any of those that are likely, else in any;
/// nullptr for none.
const Slips::NearByLanguage::value_type* Slips::likeliest(const NearByLanguage& near,
                                                          const Languages& likely) const
{
    if (m_own && isAmong(likely, *m_own))
        if (const auto own = near.find(*m_own); own != near.end())
            return &*own;
    const NearByLanguage::value_type* best = nullptr;
    for (const auto& entry : near) {
        const bool isLikely = isAmong(likely, entry.first);
        const bool isBestLikely = best != nullptr && isAmong(likely, best->first);
        if (best == nullptr || (isLikely && !isBestLikely) ||
            (isLikely == isBestLikely && entry.second.distance < best->second.distance))
            best = &entry;
    }
    return best;
}

/// Whether the unfinished word is rather the beginning of a longer one: not if that is of another language
/// than the reader's, or if far less is told of it than of what is written nearly so; a small word that
/// only asks is less likely than any. Where nobody said what
/// language it is, the beginning of a word of another language must be told of as much.
bool Slips::goesOn(const NearByLanguage::value_type& near, const Languages& likely,
                   const WordMeanings::ByLanguage& longer) const
{
    constexpr double farRarer = 2;
    return std::any_of(longer.begin(), longer.end(), [&](const auto& other) {
        const bool isAsked = near.first == m_own ? other.first == near.first : isAmong(likely, other.first);
        const bool isForeign = !m_own && other.first != near.first;
        const bool saysLittle = near.second.meaning.readings.empty();
        return isAsked && (saysLittle ||
                           other.second.rarity() < near.second.meaning.rarity() + (isForeign ? 0 : farRarer));
    });
}

} // namespace glossator::search
