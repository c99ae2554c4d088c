// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/holdings.h"
#include "model/search/meaning_reader.h"

#include <vector>

namespace glossator::search {

/// Which boxes a question is about, by the words that are at home in them. A clause about these alone answers
/// it better than one about these and yet another box, or about others; one that names no box, a clause of
/// the base game.
class AskedBoxes
{
public:
    /// `things` must outlive this.
    AskedBoxes(const Holdings& holdings, const Question& question);

    /// What the relevance of a thing is multiplied by.
    [[nodiscard]] double factor(int thing) const;
    /// The place on the shelf, from 1, of the box whose clause a thing is, where that box was named; else 0.
    [[nodiscard]] int namedBoxOf(int thing) const;

private:
    void note(const Meaning& word, const Homes& homes);

    const Things& m_things;
    int m_base;                   ///< position + 1 of the base game
    std::vector<bool> m_named;    ///< by position + 1 of the box
    std::vector<bool> m_isBeyond; ///< by the set of required boxes: whether one of them was not named
};

} // namespace glossator::search
