// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::terms {

/// The text of terms.sql, where every table and column of the chapter is explained.
QString termsSchemaSql();

} // namespace glossator::terms
