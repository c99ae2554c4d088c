// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/phrase_id.h"

#include <functional>
#include <string>
#include <vector>

namespace glossator::cases {

/// Something to be said, before it is put into a language: which sentence, and what stands in its gaps.
/// An interface that translates gives each PhraseId a sentence of its own and fills the gaps itself;
/// toEnglish does so in English.
struct Phrase
{
    PhraseId id = PhraseId::Verbatim;
    std::vector<Phrase> gaps; ///< for %1, %2 ...
    std::string verbatim;     ///< for Verbatim, Tile and Clause: an id, coordinates
    int number = 0;           ///< for phrases that count, in place of %n

    static Phrase of(PhraseId id, std::vector<Phrase> gaps = {});
    static Phrase counted(PhraseId id, int number, std::vector<Phrase> gaps = {});
    /// A name that stands as it is: a tile, a clause, another figure.
    static Phrase named(PhraseId id, std::string name);
    static Phrase text(std::string words);
    bool operator==(const Phrase&) const = default;
};

/// The English sentence of a phrase with %1, %2 ... for its gaps and %n for its number. `number` picks
/// between one and many.
[[nodiscard]] std::string_view englishTemplate(PhraseId id, int number);

/// Gives the name of a tile for its id.
using TileNames = std::function<std::string(const std::string& id)>;

/// The phrase in English; without names tiles go by their ids.
[[nodiscard]] std::string toEnglish(const Phrase& phrase, const TileNames& tileNames = {});

} // namespace glossator::cases
