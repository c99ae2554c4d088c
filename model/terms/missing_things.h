// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QSqlDatabase>
#include <QString>

namespace glossator::terms {

/// The name of a box, and behind it what it brings of which the catalogue does not have the rules, by the
/// names that the language prefers, in English where it has none: "Abbey & Mayor (wagon, barn)". The name
/// alone where such things are not listed one by one.
[[nodiscard]] QString withMissingThings(const QSqlDatabase& database, const QString& name,
                                        const QString& expansion, catalogue::Language language);

} // namespace glossator::terms
