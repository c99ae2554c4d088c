// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"
#include "model/catalogue/connection.h"

#include <QVariantList>

#include <vector>

namespace glossator::catalogue {

/// Which clauses to read: an SQL condition on `clause c`, and the values of its `?`.
struct ClauseCondition
{
    QString sql;
    QVariantList values;
};

/// Whole clauses that meet a condition, in reading order, by four statements at most however many there are.
std::vector<Clause> readClauses(Connection& connection, const ClauseCondition& condition);

} // namespace glossator::catalogue
