// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <tl/expected.hpp>

namespace glossator::terms {

/// Finds the terms that every case of a catalogue that is being compiled names, and what it plays with.
/// Terms, cases and word forms must be there already. The error is what the database said.
tl::expected<void, QString> writeCaseTerms(QSqlDatabase& database);

} // namespace glossator::terms
