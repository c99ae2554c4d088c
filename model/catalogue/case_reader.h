// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/case_info.h"
#include "model/catalogue/connection.h"

#include <vector>

namespace glossator::catalogue {

/// All cases by id, or (`id` given) that one alone.
std::vector<CaseInfo> readCases(Connection& connection, const std::optional<QString>& id);

} // namespace glossator::catalogue
