// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/thing_writer.h"

#include "model/catalogue/base_game.h"
#include "model/catalogue/statement.h"
#include "model/search/thing_record.h"

#include <algorithm>

namespace glossator::search {

namespace {

using catalogue::Statement;

using catalogue::baseGame;

/// As the catalogue writes it.
QString needOf(const Requirement& wanted, const QString& box)
{
    if (wanted.need.all.contains(box))
        return QStringLiteral("all");
    return wanted.need.any.contains(box) ? QStringLiteral("any") : QStringLiteral("none");
}

} // namespace

tl::expected<ThingWriter, QString> ThingWriter::load(const QSqlDatabase& database)
{
    Statement rows(database, QStringLiteral("SELECT id, position FROM expansion"));
    ThingWriter result;
    while (rows.next())
        result.m_expansions.insert(rows.text(0), rows.integer(1));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

int ThingWriter::add(const Document& document, int number)
{
    const auto next = static_cast<int>(m_numbers.size());
    const int thing = m_numbers.try_emplace({document.kind, document.id}, next).first->second;
    ThingRecord record;
    if (thing == next) {
        m_things.resize(m_things.size() + ThingRecord::size);
        record.kind = document.kind;
        record.clauseKind = document.clauseKind;
        record.voice = document.voice;
        record.requirements = requirementsOf(document);
        if (!document.expansion.isEmpty())
            record.expansion = static_cast<quint16>(m_expansions.value(document.expansion) + 1);
    } else {
        record = ThingRecord::read(m_things.constData() + thing * ThingRecord::size);
    }
    record.hasCase = record.hasCase || document.hasCase;
    record.documents.at(static_cast<std::size_t>(document.language)) = static_cast<quint32>(number);
    record.write(m_things.data() + thing * ThingRecord::size);
    return thing;
}

quint32 ThingWriter::requirementsOf(const Document& document)
{
    const auto besides = [&](QStringList boxes) {
        boxes.removeAll(baseGame);
        boxes.removeAll(document.expansion);
        boxes.removeDuplicates();
        boxes.sort();
        return boxes;
    };
    const bool isAnyThere = document.need.any.contains(baseGame);
    const Requirement wanted{
        besides(document.others),
        {besides(document.need.all), isAnyThere ? QStringList() : besides(document.need.any)}};
    if (wanted.boxes.isEmpty())
        return 0;
    return m_requirements.try_emplace(wanted, static_cast<quint32>(m_requirements.size() + 1)).first->second;
}

tl::expected<void, QString> ThingWriter::write(const QSqlDatabase& database) const
{
    Statement things(database, QStringLiteral("INSERT INTO search_thing (things) VALUES (?)"));
    things.bind(m_things).run();
    Statement requirement(
        database,
        QStringLiteral("INSERT INTO search_requirement (requirements, expansion, need) VALUES (?, ?, ?)"));
    for (const auto& [wanted, number] : m_requirements)
        for (const QString& box : wanted.boxes)
            requirement.bind(number).bind(box).bind(needOf(wanted, box)).run();
    for (const Statement* statement : {&things, &requirement})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    return {};
}

} // namespace glossator::search
