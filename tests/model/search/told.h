// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"

#include <QStringList>

namespace glossator::search {

/// "term:monk:title-start" for each result, joined by spaces.
QString told(const Results& results);

QStringList idsOf(const Results& results);

/// The marked stretches of a text, joined by bars.
QString cutOut(const QString& text, const std::vector<terms::Span>& spans);

/// The results of a query that has no wrong filter; when it fails, one result that nobody expects.
Results findOrFail(const QSqlDatabase& database, const Query& query);

} // namespace glossator::search
