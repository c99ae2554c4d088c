// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/things.h"

namespace glossator::search {

using catalogue::Statement;

tl::expected<Things, QString> Things::load(catalogue::PreparedStatements& statements)
{
    Things result;
    Statement& things = statements.get(QStringLiteral("SELECT things FROM search_thing"));
    while (things.next())
        result.m_bytes = things.value(0).toByteArray();
    Statement& sets =
        statements.get(QStringLiteral("SELECT requirements, expansion FROM search_requirement"));
    while (sets.next())
        result.m_requirements[sets.value(0).toUInt()].append(sets.text(1));
    for (const Statement* statement : {&things, &sets})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    return result;
}

} // namespace glossator::search
