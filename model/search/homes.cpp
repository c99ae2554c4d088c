// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/homes.h"

namespace glossator::search {

tl::expected<Homes, QString> Homes::load(catalogue::PreparedStatements& statements,
                                         const KnownExpansions& expansions)
{
    catalogue::Statement& rows = statements.get(QStringLiteral("SELECT concept, expansion FROM search_home"));
    Homes result;
    while (rows.next())
        result.m_boxes[rows.integer(0)].push_back(expansions.position(rows.text(1)));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

} // namespace glossator::search
