// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::catalogue {

/// English words with the straight quotation marks of a typewriter made into a printer's pairs. They are as
/// long as before.
[[nodiscard]] QString withCurvedQuotes(QString words);

/// English words as the compiled catalogue has them: with curved apostrophes and quotation marks.
[[nodiscard]] QString withCurvedMarks(QString words);

} // namespace glossator::catalogue
