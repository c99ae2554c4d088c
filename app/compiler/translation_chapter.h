// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes the translations of all segments from <translations>/<language>/*.po. It comes after all the
/// chapters that make segments.
sources::Faults writeTranslationChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
