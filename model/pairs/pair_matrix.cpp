// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_matrix.h"

#include "model/catalogue/statement.h"
#include "model/pairs/pair_clauses.h"

#include <QHash>

#include <algorithm>
#include <numeric>

namespace glossator::pairs {

namespace {

using catalogue::Statement;

Speaker speakerIn(const Statement& row)
{
    using namespace catalogue;
    return speakerOf(clauseKindFromString(row.text(2)).value_or(ClauseKind::Note),
                     originFromString(row.text(3)).value_or(Origin::Community),
                     standingFromString(row.text(4)).value_or(Standing::Open));
}

/// Clauses about several boxes, and those about one that answer a question.
QString clausesSql()
{
    return QStringLiteral("SELECT c.expansion, group_concat(o.expansion), c.kind, c.origin, c.standing, "
                          "EXISTS (SELECT 1 FROM case_proves p WHERE p.clause = c.id) "
                          "FROM clause c LEFT JOIN clause_other o ON o.clause = c.id "
                          "GROUP BY c.id HAVING o.expansion IS NOT NULL OR ") +
           isRulingSql();
}

} // namespace

int PairCell::total() const
{
    return std::accumulate(clauses.begin(), clauses.end(), 0);
}

PairMatrix::PairMatrix(const catalogue::Catalogue& catalogue) : m_boxes(catalogue.expansions())
{
    m_cells.resize(m_boxes.size() * m_boxes.size());
    QHash<QString, int> places;
    for (const auto& box : m_boxes)
        places.insert(box.id, static_cast<int>(places.size()));
    Statement rows(catalogue.database(), clausesSql());
    while (rows.next()) {
        std::vector<int> boxes{places.value(rows.text(0))};
        for (const QString& other : rows.text(1).split(u',', Qt::SkipEmptyParts))
            boxes.push_back(places.value(other));
        count(boxes, speakerIn(rows), rows.boolean(5));
    }
    for (const PairCell& cell : m_cells)
        m_most = std::max(m_most, cell.total());
}

const PairCell& PairMatrix::cell(int one, int other) const
{
    return m_cells.at(static_cast<std::size_t>(one) * m_boxes.size() + static_cast<std::size_t>(other));
}

PairCell& PairMatrix::at(int one, int other)
{
    return m_cells.at(static_cast<std::size_t>(one) * m_boxes.size() + static_cast<std::size_t>(other));
}

void PairMatrix::count(const std::vector<int>& boxes, Speaker speaker, bool isProven)
{
    const auto add = [&](int one, int other) {
        PairCell& cell = at(one, other);
        ++cell.clauses.at(static_cast<std::size_t>(speaker));
        cell.proven += isProven ? 1 : 0;
    };
    if (boxes.size() == 1)
        return add(boxes.front(), boxes.front());
    for (const int one : boxes)
        for (const int other : boxes)
            if (one != other)
                add(one, other);
}

} // namespace glossator::pairs
