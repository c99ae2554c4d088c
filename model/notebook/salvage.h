// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace glossator::notebook {

/// Copies into an empty notebook whatever rows can still be read from a damaged one, and returns their
/// number. Each table is read from both ends, so that a bad page costs its own rows only.
[[nodiscard]] int salvage(const QString& damagedFile, const QSqlDatabase& into);

} // namespace glossator::notebook
