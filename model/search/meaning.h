// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

namespace glossator::search {

/// What a word that somebody looks for may mean.
struct Meaning
{
    enum class Sort {
        Word,  ///< the word of one language, whatever it means
        Group, ///< what players call alike in all languages
        Term,
        Box
    };
    struct Reading
    {
        double factor = 0; ///< how surely the word means this concept
        double rarity = 0; ///< how telling the concept is
        Sort sort = Sort::Word;

        bool operator==(const Reading&) const = default;
    };

    std::map<int, Reading> readings; ///< by concept; none: nothing in the catalogue is about it
    std::map<int, Reading> asked;    ///< kinds of answers that a filler asks for, by concept
    bool isFiller = false;           ///< carries the question and says nothing

    /// The readings that are boxes, and those that are none.
    [[nodiscard]] Meaning boxes() const { return only(true); }
    [[nodiscard]] Meaning things() const { return only(false); }
    [[nodiscard]] bool saysAnything() const { return isFiller || !readings.empty(); }
    /// Where the word names a term, what it means in every language; else all that it may mean.
    [[nodiscard]] Meaning inAllLanguages() const;
    /// How telling the word is: what its readings say, the surer ones more.
    [[nodiscard]] double rarity() const;
    /// Adds the readings of a further word, which are as sure as the factor says.
    void add(const Meaning& other, double factor);

private:
    [[nodiscard]] Meaning only(bool boxes) const;
};

} // namespace glossator::search
