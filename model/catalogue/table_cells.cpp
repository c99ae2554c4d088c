// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/table_cells.h"

#include "model/catalogue/links.h"

#include <algorithm>

namespace glossator::catalogue {

namespace {

/// The first place of some words outside the links of a text; -1 without any.
qsizetype placeOutsideLinks(const QString& text, QLatin1String words)
{
    for (qsizetype at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
        const auto before = QStringView(text).first(at);
        if (before.count(QLatin1String("[[")) == before.count(QLatin1String("]]")))
            return at;
    }
    return -1;
}

} // namespace

std::vector<TableCell> tableCells(const QString& text, std::size_t columns)
{
    const qsizetype colon = placeOutsideLinks(text, QLatin1String(": "));
    if (colon < 0 || columns < 2 || columns > 3)
        return {};
    std::vector<TableCell> cells{{text.first(colon), 0}};
    if (columns == 3) {
        const QString head = cells.front().text;
        const qsizetype bracket = placeOutsideLinks(head, QLatin1String(" ("));
        if (bracket < 0 || !head.endsWith(QLatin1Char(')')))
            return {};
        cells.front().text = head.first(bracket);
        cells.push_back({head.mid(bracket + 2).chopped(1), plainText(head.first(bracket)).size() + 2});
    }
    cells.push_back({text.mid(colon + 2), plainText(text.first(colon)).size() + 2});
    const auto isEmpty = [](const TableCell& cell) { return cell.text.trimmed().isEmpty(); };
    return std::ranges::any_of(cells, isEmpty) ? std::vector<TableCell>{} : cells;
}

QString tableForm(std::size_t columns)
{
    return columns == 3 ? QStringLiteral("head (detail): body") : QStringLiteral("head: body");
}

} // namespace glossator::catalogue
