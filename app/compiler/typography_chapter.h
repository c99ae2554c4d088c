// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Curves the apostrophes of all texts that are shown, and the quotation marks of the English ones, as
/// printers do; people write straight ones in the sources. It comes after all that write texts and before
/// what is made of them, so that places in a text are the same for all.
sources::Faults curveMarks(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
