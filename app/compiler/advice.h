// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace glossator::compiler {

/// Advice for a word that is not among the known ones: `did you mean "..."?` when one of them differs by
/// few letters, else `advice`.
QString didYouMean(const QString& word, const QStringList& known, const QString& advice);

} // namespace glossator::compiler
