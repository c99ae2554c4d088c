// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace glossator::search {

/// A list as a JSON array, by which a statement takes any number of values (json_each).
QString jsonList(const QStringList& list);

} // namespace glossator::search
