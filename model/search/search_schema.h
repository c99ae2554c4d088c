// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::search {

/// The text of search.sql, where every table and column of the chapter is explained.
QString searchSchemaSql();

} // namespace glossator::search
