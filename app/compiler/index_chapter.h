// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compiler/chapter.h"

namespace glossator::compiler {

/// Writes the words that clauses are to be found by, as index_words.yaml lists them in English and
/// index_words_ro.yaml, index_words_ca.yaml in the others. It comes after the clauses. An unknown clause and
/// words that are no text are faults.
sources::Faults writeIndexChapter(QSqlDatabase& database, const SourceTree& tree);

} // namespace glossator::compiler
