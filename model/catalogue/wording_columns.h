// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/localized_text.h"
#include "model/catalogue/statement.h"

namespace glossator::catalogue {

/// The columns in which a query returns a segment with all its translations.
QString wordingColumns();

/// The joins behind wordingColumns(); `segmentId` is the SQL expression of the segment's id.
QString wordingJoins(const QString& segmentId);

/// Reads what wordingColumns() selected, starting at column `first`.
LocalizedText wordingsAt(const Statement& row, int first);

} // namespace glossator::catalogue
