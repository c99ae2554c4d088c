// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/pair_matrix.h"

#include "model/catalogue/statement.h"
#include "model/pairs/pair_clauses.h"

#include <QHash>

#include <algorithm>

namespace glossator::pairs {

namespace {

using catalogue::Statement;
using catalogue::Voice;

Voice voiceIn(const Statement& row)
{
    using namespace catalogue;
    return voiceOf(clauseKindFromString(row.text(2)).value_or(ClauseKind::Note),
                   originFromString(row.text(3)).value_or(Origin::Community),
                   standingFromString(row.text(4)).value_or(Standing::Open));
}

/// All clauses with the boxes that they are about, and the boxes whose namesake they speak of: those
/// without rules, and those of which they apply a rule.
QString clausesSql()
{
    return QStringLiteral(
               "SELECT c.expansion, group_concat(o.expansion), c.kind, c.origin, c.standing, "
               "EXISTS (SELECT 1 FROM case_proves p WHERE p.clause = c.id), "
               "(SELECT group_concat(r.expansion) FROM clause_term k JOIN term_rules r ON r.term = k.term "
               "WHERE k.clause = c.id AND r.section IS NULL AND c.kind <> 'history' AND (%1 OR NOT EXISTS "
               "(SELECT 1 FROM clause x WHERE x.expansion = r.expansion))), ")
               .arg(appliesRuleOfSql(QStringLiteral("r.expansion"))) +
           isRulingSql() +
           QStringLiteral(" FROM clause c LEFT JOIN clause_other o ON o.clause = c.id GROUP BY c.id");
}

/// Those that let the thing speak that they are named after: what was asked about it was asked about them.
QStringList boxesWithoutRules(const catalogue::Catalogue& catalogue)
{
    QStringList ids;
    Statement rows(
        catalogue.database(),
        QStringLiteral("SELECT r.expansion FROM term_rules r WHERE r.section IS NULL AND NOT EXISTS "
                       "(SELECT 1 FROM clause c WHERE c.expansion = r.expansion)"));
    while (rows.next())
        ids += rows.text(0);
    catalogue.note(rows);
    return ids;
}

QStringList listIn(const QString& text)
{
    return text.split(u',', Qt::SkipEmptyParts);
}

} // namespace

PairMatrix::PairMatrix(const catalogue::Catalogue& catalogue) : m_boxes(catalogue.expansions())
{
    m_cells.resize(m_boxes.size() * m_boxes.size());
    QHash<QString, int> places;
    for (const auto& box : m_boxes)
        places.insert(box.id, static_cast<int>(places.size()));
    for (const auto& box : m_boxes)
        m_wholes.push_back(places.value(box.partOf, -1));
    const QStringList silent = boxesWithoutRules(catalogue);
    Statement rows(catalogue.database(), clausesSql());
    while (rows.next()) {
        QStringList boxes{rows.text(0)};
        boxes += listIn(rows.text(1));
        const bool isAlone = boxes.size() == 1;
        boxes += listIn(rows.text(6));
        boxes.removeDuplicates();
        std::vector<int> met;
        for (const QString& box : boxes)
            met.push_back(places.value(box));
        PairCell one;
        one.add(voiceIn(rows), rows.boolean(5));
        if (isAlone && rows.boolean(7))
            for (const int box : {met.front(), m_wholes.at(static_cast<std::size_t>(met.front()))})
                if (box >= 0)
                    at(box, box) += one;
        if (rows.boolean(7))
            for (const QString& box : boxes)
                if (silent.contains(box))
                    at(places.value(box), places.value(box)) += one;
        countMeetings(met, one);
    }
    catalogue.note(rows);
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

void PairMatrix::countMeetings(const std::vector<int>& boxes, const PairCell& clause)
{
    const auto wholeOf = [this](int box) { return m_wholes.at(static_cast<std::size_t>(box)); };
    const auto isAbout = [&](int asked, int other) {
        return std::ranges::any_of(
            boxes, [&](int box) { return box == asked || (wholeOf(box) == asked && box != other); });
    };
    std::vector<int> candidates = boxes;
    for (const int box : boxes)
        if (wholeOf(box) >= 0 && !std::ranges::count(candidates, wholeOf(box)))
            candidates.push_back(wholeOf(box));
    for (const int one : candidates)
        for (const int other : candidates)
            if (one != other && isAbout(one, other) && isAbout(other, one))
                at(one, other) += clause;
}

} // namespace glossator::pairs
