// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/things.h"

namespace glossator::search {

using catalogue::Statement;

namespace {

void add(Requirement& wanted, const QString& box, const QString& need)
{
    wanted.boxes += box;
    if (need == u"all")
        wanted.need.all += box;
    else if (need == u"any")
        wanted.need.any += box;
}

} // namespace

tl::expected<Things, QString> Things::load(catalogue::PreparedStatements& statements)
{
    Things result;
    Statement& things = statements.get(QStringLiteral("SELECT things FROM search_thing"));
    while (things.next())
        result.m_bytes = things.value(0).toByteArray();
    Statement& sets =
        statements.get(QStringLiteral("SELECT requirements, expansion, need FROM search_requirement"));
    while (sets.next())
        add(result.m_requirements[sets.value(0).toUInt()], sets.text(1), sets.text(2));
    for (const Statement* statement : {&things, &sets})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    return result;
}

} // namespace glossator::search
