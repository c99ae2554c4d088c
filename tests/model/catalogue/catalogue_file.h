// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::catalogue {

/// Writes the small catalogue of small_catalogue.sql to a file. Empty when it worked, else what went wrong.
QString writeSmallCatalogue(const QString& path);

/// Runs a script on a database file, which is made when it is not there. Empty when it worked.
QString runOnFile(const QString& path, const QString& script);

} // namespace glossator::catalogue
