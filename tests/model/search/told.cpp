// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/search/told.h"

namespace glossator::search {

QString told(const Results& results)
{
    QStringList parts;
    for (const Result& result : results.items)
        parts.append(toString(result.kind) + u':' + result.id + u':' + toString(result.match));
    return parts.join(u' ');
}

QStringList idsOf(const Results& results)
{
    QStringList ids;
    for (const Result& result : results.items)
        ids.append(result.id);
    return ids;
}

QString cutOut(const QString& text, const std::vector<terms::Span>& spans)
{
    QStringList parts;
    for (const terms::Span& span : spans)
        parts.append(text.mid(span.start, span.length));
    return parts.join(u'|');
}

Results findOrFail(const QSqlDatabase& database, const Query& query)
{
    const auto found = Search(database).find(query);
    if (found)
        return *found;
    Result failure;
    failure.id = found.error().message();
    return Results{{failure}, -1, false};
}

} // namespace glossator::search
