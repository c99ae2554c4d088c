// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/everyday_words.h"
#include "model/terms/term.h"

#include <QSqlDatabase>

#include <span>
#include <tl/expected.hpp>

namespace glossator::terms {

/// Creates the tables of the chapter (terms.sql) in a catalogue that is being compiled; the error is what
/// the database said. Call first.
tl::expected<void, QString> createTermTables(QSqlDatabase& database);

/// Writes the terms in their order.
tl::expected<void, QString> writeTerms(QSqlDatabase& database, std::span<const Term> terms);

/// Writes the fillers and the groups of everyday words in their order.
tl::expected<void, QString> writeEverydayWords(QSqlDatabase& database, const EverydayWords& words);

} // namespace glossator::terms
