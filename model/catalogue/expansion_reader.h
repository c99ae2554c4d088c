// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/connection.h"
#include "model/catalogue/expansion.h"

#include <vector>

namespace glossator::catalogue {

/// All expansions in the order of the shelf, or (`id` given) that one alone.
std::vector<Expansion> readExpansions(Connection& connection, const std::optional<QString>& id);

/// The sections of one expansion in reading order, or of all of them in the order of the shelf.
std::vector<Section> readSections(Connection& connection, const std::optional<QString>& expansion);

} // namespace glossator::catalogue
