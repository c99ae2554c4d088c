// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

namespace glossator::pairs {

/// Ids of the cases that show clauses of both lists (ids of clauses), as many as `most`: where no ruling is
/// recorded, they let see what the engine makes of the two. First those that are about little else.
[[nodiscard]] QStringList casesAboutBoth(const catalogue::Catalogue& catalogue, const QStringList& one,
                                         const QStringList& other, int most);

} // namespace glossator::pairs
