// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/things.h"

namespace glossator::search {

using catalogue::Statement;

namespace {

void add(Requirement& wanted, const QString& box, const QString& need, int place)
{
    wanted.boxes += box;
    wanted.places.push_back(place);
    if (need == u"all")
        wanted.need.all += box;
    else if (need == u"any")
        wanted.need.any += box;
}

std::vector<ThingRecord> recordsIn(const QByteArray& bytes)
{
    std::vector<ThingRecord> result;
    result.reserve(static_cast<std::size_t>(bytes.size() / ThingRecord::size));
    for (qsizetype at = 0; at + ThingRecord::size <= bytes.size(); at += ThingRecord::size)
        result.push_back(ThingRecord::read(bytes.constData() + at));
    return result;
}

} // namespace

tl::expected<Things, QString> Things::load(catalogue::PreparedStatements& statements)
{
    Things result;
    Statement& things = statements.get(QStringLiteral("SELECT things FROM search_thing"));
    while (things.next())
        result.m_records = recordsIn(things.bytes(0));
    Statement& sets =
        statements.get(QStringLiteral("SELECT r.requirements, r.expansion, r.need, e.position "
                                      "FROM search_requirement r JOIN expansion e ON e.id = r.expansion"));
    while (sets.next())
        add(result.m_requirements[sets.value(0).toUInt()], sets.text(1), sets.text(2), sets.integer(3));
    for (const Statement* statement : {&things, &sets})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    return result;
}

} // namespace glossator::search
