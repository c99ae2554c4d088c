// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/hit.h"
#include "model/search/holdings.h"
#include "model/search/query_words.h"

#include <vector>

namespace glossator::search {

/// Puts what was found by its id, by its title and by what it tells into one order: whoever types a name
/// wants the thing, whoever asks wants the rule.
class HitOrder
{
public:
    /// Both must outlive this. `asks`: a word such as "who" asks.
    HitOrder(const Holdings& holdings, const QueryWords& words, bool asks)
        : m_holdings(holdings), m_words(words), m_asks(asks)
    {
    }

    /// Each list has its best first. A thing is in one of them only.
    [[nodiscard]] std::vector<Hit> together(std::vector<Hit> byId, std::vector<Hit> titles,
                                            std::vector<Hit> told) const;

private:
    [[nodiscard]] bool isCaseAbout(const Hit& hit) const;
    [[nodiscard]] std::ptrdiff_t titlesFirst(const std::vector<Hit>& titles) const;
    [[nodiscard]] bool tellsAll(const std::vector<Hit>& told) const;
    [[nodiscard]] bool yields(const Hit& hit) const;

    const Holdings& m_holdings;
    const QueryWords& m_words;
    bool m_asks;
};

} // namespace glossator::search
