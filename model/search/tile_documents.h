// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/document.h"

#include <QSqlDatabase>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Describes every kind of tile in each language: its name or its letter in its box, and what lies on it in
/// the words of the terms. The error is what the database said.
tl::expected<std::vector<Document>, QString> readTileDocuments(const QSqlDatabase& database);

} // namespace glossator::search
