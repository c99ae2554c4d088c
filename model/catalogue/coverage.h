// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause_enums.h"
#include "model/catalogue/language.h"

#include <array>

namespace glossator::catalogue {

/// How many clauses of one kind are worded, and how many a case claims to prove.
struct KindCoverage
{
    ClauseKind kind = ClauseKind::Rule;
    int clauses = 0;
    int playable = 0;                              ///< of them, the engine could play
    int withCase = 0;                              ///< of them, at least one case claims to prove or to show
    std::array<int, allLanguages.size()> worded{}; ///< up to date, by Language
    std::array<int, allLanguages.size()> outdated{}; ///< translated from an earlier source, by Language

    [[nodiscard]] int wordedIn(Language language) const { return worded.at(indexOf(language)); }
    [[nodiscard]] int outdatedIn(Language language) const { return outdated.at(indexOf(language)); }
};

} // namespace glossator::catalogue
