// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/term_boxes.h"

#include "model/catalogue/lies_on.h"

#include <algorithm>

namespace glossator::search {

tl::expected<TermBoxes, QString> TermBoxes::load(catalogue::PreparedStatements& statements)
{
    catalogue::Statement& rows =
        statements.get(QStringLiteral("SELECT thing, expansion FROM search_term_box ORDER BY 1, 2"));
    TermBoxes result;
    while (rows.next())
        result.m_boxes[rows.integer(0)].append(rows.text(1));
    return rows.outcome().map([&] { return std::move(result); });
}

bool TermBoxes::lieElsewhere(int thing, const QStringList& table) const
{
    const auto boxes = m_boxes.constFind(thing);
    const auto liesThere = [&](const QString& box) { return catalogue::liesOn(table, box); };
    return boxes != m_boxes.cend() && std::ranges::none_of(*boxes, liesThere);
}

} // namespace glossator::search
