// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"
#include "model/pairs/pair_answer.h"

namespace glossator::pairs {

/// How much a clause settles where it explains another: the more, the later in this list.
enum class Authority : std::uint8_t {
    Text,      ///< a rule, or what only explains one within its box
    Community, ///< the community, about boxes that meet
    Publisher  ///< the publisher, asked
};

[[nodiscard]] Authority authorityOf(const catalogue::Clause& clause);

/// Of clauses about both things, those that stand beside another one instead of being an answer: they explain
/// it and settle no more than it does. A rule goes beside the ruling on it.
[[nodiscard]] QStringList besideAnother(const std::vector<catalogue::Clause>& clauses);

/// So many of the rules behind an answer stand beside it.
inline constexpr int mostRestsOn = 3;

} // namespace glossator::pairs
