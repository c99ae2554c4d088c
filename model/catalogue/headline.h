// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::catalogue {

/// The first words of a clause, by which it is told where there is no room for all of it. A sentence that is
/// short enough stands as a whole. Links give their words.
[[nodiscard]] QString headline(const QString& clauseText);

/// The first sentence of a clause without its full stop, for where there is room for it.
[[nodiscard]] QString firstSentence(const QString& clauseText);

} // namespace glossator::catalogue
