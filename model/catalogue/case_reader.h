// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/case_info.h"
#include "model/catalogue/connection.h"

#include <QHash>

#include <vector>

namespace glossator::catalogue {

/// All cases by id, or (`id` given) that one alone.
std::vector<CaseInfo> readCases(Connection& connection, const std::optional<QString>& id);
/// The ids of the cases that prove or show one of these clauses (a list in JSON), by clause, in the order of
/// the cases.
QHash<QString, QStringList> readCasesByClause(Connection& connection, const QString& clauses);

} // namespace glossator::catalogue
