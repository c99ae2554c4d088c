// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/box_part.h"

#include <utility>

namespace glossator::catalogue {

namespace {

using Side = QString BoxPart::*;

/// Boxes, and what lies on the other side of each that is on the one.
QStringList withOthers(QStringList boxes, const std::vector<BoxPart>& parts, Side one, Side other)
{
    const QStringList given = boxes;
    for (const BoxPart& box : parts)
        if (given.contains(box.*one))
            boxes += box.*other;
    boxes.removeDuplicates();
    return boxes;
}

} // namespace

const QString& boxPartsSql()
{
    static const QString sql =
        QStringLiteral("SELECT id, part_of FROM expansion WHERE part_of IS NOT NULL ORDER BY position");
    return sql;
}

std::vector<BoxPart> readBoxParts(Statement& rows)
{
    std::vector<BoxPart> parts;
    while (rows.next())
        parts.push_back({rows.text(0), rows.text(1)});
    return parts;
}

std::vector<BoxPart> readBoxParts(Connection& connection)
{
    Statement rows(connection.database(), boxPartsSql());
    std::vector<BoxPart> parts = readBoxParts(rows);
    connection.note(rows);
    return parts;
}

QStringList withParts(QStringList boxes, const std::vector<BoxPart>& parts)
{
    return withOthers(std::move(boxes), parts, &BoxPart::whole, &BoxPart::part);
}

QStringList withWholes(QStringList boxes, const std::vector<BoxPart>& parts)
{
    return withOthers(std::move(boxes), parts, &BoxPart::part, &BoxPart::whole);
}

} // namespace glossator::catalogue
