// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/phrase.h"

namespace glossator::cases {

namespace {

std::string joined(const std::vector<Phrase>& items, const TileNames& tileNames)
{
    std::string text;
    for (const Phrase& item : items)
        text.append(text.empty() ? "" : ", ").append(toEnglish(item, tileNames));
    return text;
}

/// The text for what follows a percent sign, or nothing when it is no gap.
bool fillGap(char mark, const Phrase& phrase, const TileNames& tileNames, std::string& text)
{
    if (mark == 'n') {
        text += std::to_string(phrase.number);
        return true;
    }
    const auto index = static_cast<std::size_t>(mark - '1');
    if (mark < '1' || index >= phrase.gaps.size())
        return false;
    text += toEnglish(phrase.gaps[index], tileNames);
    return true;
}

} // namespace

Phrase Phrase::of(PhraseId id, std::vector<Phrase> gaps)
{
    Phrase phrase;
    phrase.id = id;
    phrase.gaps = std::move(gaps);
    return phrase;
}

Phrase Phrase::counted(PhraseId id, int number, std::vector<Phrase> gaps)
{
    Phrase phrase = of(id, std::move(gaps));
    phrase.number = number;
    return phrase;
}

Phrase Phrase::named(PhraseId id, std::string name)
{
    Phrase phrase = of(id);
    phrase.verbatim = std::move(name);
    return phrase;
}

Phrase Phrase::text(std::string words)
{
    return named(PhraseId::Verbatim, std::move(words));
}

std::string toEnglish(const Phrase& phrase, const TileNames& tileNames)
{
    if (phrase.id == PhraseId::Tile && tileNames)
        return tileNames(phrase.verbatim);
    if (!phrase.verbatim.empty())
        return phrase.verbatim;
    if (phrase.id == PhraseId::List)
        return joined(phrase.gaps, tileNames);
    const std::string_view sentence = englishTemplate(phrase.id, phrase.number);
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        if (sentence[i] == '%' && i + 1 < sentence.size() &&
            fillGap(sentence[i + 1], phrase, tileNames, text))
            ++i;
        else
            text += sentence[i];
    }
    return text;
}

} // namespace glossator::cases
