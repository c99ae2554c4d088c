// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace glossator::bench {

/// The questions of players, whole.
QStringList wholeQuestions();

/// What stands in the search field at key presses while the questions are typed: in the middle of each word
/// and at its end.
QStringList typedTexts(const QStringList& questions);

/// Every `nth` of them.
QStringList everyNth(const QStringList& texts, qsizetype nth);

/// Which words of the plain query are prefixes.
enum class Prefixes { All, Last };

/// The plain query for the same words: any of those that say something.
QString plainExpression(const QString& text, Prefixes prefixes);

} // namespace glossator::bench
