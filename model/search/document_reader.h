// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/document.h"

#include <QSqlDatabase>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Gathers from the chapters of a catalogue everything that search finds, in reading order, each thing in
/// each language that it is worded in. The error is what the database said.
tl::expected<std::vector<Document>, QString> readDocuments(const QSqlDatabase& database);

} // namespace glossator::search
