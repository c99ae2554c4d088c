// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace glossator::catalogue {

/// What of a clause's text stands in one cell of a table.
struct TableCell
{
    QString text;       ///< with its links, see links.h
    qsizetype from = 0; ///< where it begins in the clause's plain text, UTF-16 units

    bool operator==(const TableCell&) const = default;
};

/// Parts a text of the form "head: body" into the cells of a table with 2 columns, and one of the form
/// "head (detail): body" into those of one with 3. The first colon counts, none within a link does. Nothing
/// for a text that has not this form, and for any other number of columns.
std::vector<TableCell> tableCells(const QString& text, std::size_t columns);

/// How a row of a table with so many columns is written, for messages.
QString tableForm(std::size_t columns);

} // namespace glossator::catalogue
