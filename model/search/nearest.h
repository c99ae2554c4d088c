// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace glossator::search {

/// The known word that differs from `word` by the fewest letters left out, put in, changed or exchanged;
/// empty when all differ by more than a third of its letters, rounded. Of equally near ones the first.
QString nearest(const QString& word, const QStringList& known);

/// The known words, or names with a word in them, that differ from `word` by no more than a third of its
/// letters, rounded, the nearest first.
QStringList nearestOf(const QString& word, const QStringList& known, qsizetype most);

/// All the known words, or names with a word in them, the nearest to `word` by its letters first; those that
/// differ by two thirds of them follow in the order that they have.
QStringList byNearness(const QString& word, const QStringList& known);

} // namespace glossator::search
