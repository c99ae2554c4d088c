// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/base_game.h"

#include <QStringList>

namespace glossator::catalogue {

/// Whether an expansion lies on a table, by their ids: an empty table has all, and the base game lies on
/// each.
[[nodiscard]] inline bool liesOn(const QStringList& table, const QString& expansion)
{
    return table.isEmpty() || expansion == baseGame || table.contains(expansion);
}

} // namespace glossator::catalogue
