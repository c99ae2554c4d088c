// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/connection.h"
#include "model/catalogue/coverage.h"

#include <vector>

namespace glossator::catalogue {

/// Counts by kind over one expansion, or over all when `expansion` is empty.
std::vector<KindCoverage> readCoverage(Connection& connection, const QString& expansion);

} // namespace glossator::catalogue
