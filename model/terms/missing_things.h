// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QSqlDatabase>
#include <QStringList>

namespace glossator::terms {

/// What a box brings of which the catalogue does not have the rules, as the dragon, by the names that the
/// language prefers; in English where it has none. Empty where they are not listed one by one.
[[nodiscard]] QStringList missingThings(const QSqlDatabase& database, const QString& expansion,
                                        catalogue::Language language);

} // namespace glossator::terms
