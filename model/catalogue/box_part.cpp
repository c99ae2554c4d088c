// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/box_part.h"

namespace glossator::catalogue {

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

QStringList withParts(QStringList boxes, const std::vector<BoxPart>& parts)
{
    const QStringList given = boxes;
    for (const BoxPart& box : parts)
        if (given.contains(box.whole))
            boxes += box.part;
    boxes.removeDuplicates();
    return boxes;
}

QStringList withWholes(QStringList boxes, const std::vector<BoxPart>& parts)
{
    const QStringList given = boxes;
    for (const BoxPart& box : parts)
        if (given.contains(box.part))
            boxes += box.whole;
    boxes.removeDuplicates();
    return boxes;
}

} // namespace glossator::catalogue
