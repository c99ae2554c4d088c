// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace glossator::cli {

/// The known words that somebody may have meant: those a few letters away, then those that contain the
/// word. At most `most`.
[[nodiscard]] QStringList suggestions(const QString& word, const QStringList& known, int most = 3);

/// `; did you mean "a", "b" or "c"?`, or nothing when no known word is near.
[[nodiscard]] QString didYouMean(const QString& word, const QStringList& known);

} // namespace glossator::cli
