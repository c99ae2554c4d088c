// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::search {

/// What a wrong letter costs. Letters that are left out, doubled, not doubled or exchanged with their
/// neighbour cost less: the finger knows the word and slips. So does a vowel that others
/// write there, at the end or in an old spelling.
inline constexpr int wrongLetter = 4;

/// How far what was typed is from what may have been meant: the cheapest slips that lead from the one to the
/// other.
int slip(const QString& typed, const QString& meant);

} // namespace glossator::search
