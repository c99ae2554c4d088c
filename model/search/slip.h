// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QString>

#include <optional>

namespace glossator::search {

/// What a wrong letter costs. Letters that are left out, doubled, not doubled or exchanged with their
/// neighbour cost less: the finger knows the word and slips. So does a vowel that others write there, at the
/// end or, in Romanian, in an old spelling.
inline constexpr int wrongLetter = 4;

/// How far what was typed is from what may have been meant: the cheapest slips that lead from the one to the
/// other. `language`: of what may have been meant; none: any.
int slip(const QString& typed, const QString& meant, std::optional<catalogue::Language> language = {});

} // namespace glossator::search
