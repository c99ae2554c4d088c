// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes the terms from terms.yaml; a catalogue without such a file has no terms.
sources::Faults writeTermChapter(QSqlDatabase& database, const SourceTree& tree);

/// Writes the forms of all words of terms and texts, in all languages. It comes after all chapters that
/// write texts.
sources::Faults writeWordFormChapter(QSqlDatabase& database, const SourceTree& tree);

/// Writes which terms each clause speaks of. It comes after the word forms.
sources::Faults writeClauseTermChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
