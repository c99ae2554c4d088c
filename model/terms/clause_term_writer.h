// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <tl/expected.hpp>

namespace glossator::terms {

/// Finds the terms in every clause of a catalogue that is being compiled, and writes them down. Terms,
/// clauses and word forms must be there already. The error is what the database said.
tl::expected<void, QString> writeClauseTerms(QSqlDatabase& database);

} // namespace glossator::terms
