// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::search {

/// Whether a word, folded to loose, is so common in one of the languages (the, de, la ...) that a query
/// with better words does without it.
bool isStopWord(const QString& word);

/// A title's key without an article at its beginning ("the tower" -> "tower"); nothing else is changed.
QString withoutArticle(const QString& key);

} // namespace glossator::search
