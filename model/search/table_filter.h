// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query_fault.h"

#include <QSqlDatabase>
#include <QStringList>

#include <tl/expected.hpp>

namespace glossator::search {

/// Turns what was given as the table into ids of expansions, in the given order. An entry may be an id or a
/// code, in any case; the first that is neither is the fault.
tl::expected<QStringList, QueryFault> readTable(const QSqlDatabase& database, const QStringList& table);

} // namespace glossator::search
