// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/order_reader.h"

#include "model/catalogue/box_part.h"
#include "model/catalogue/clause_reader.h"
#include "model/catalogue/wording_columns.h"

#include <QHash>

#include <algorithm>

namespace glossator::catalogue {

namespace {

QHash<QString, Clause> clausesOfAllSteps(Connection& connection)
{
    QHash<QString, Clause> byId;
    for (const Clause& clause : readClauses(
             connection,
             {QStringLiteral(
                  "c.id IN (SELECT clause FROM order_clause UNION SELECT round_clause FROM order_step)"),
              {}}))
        byId.insert(clause.id, clause);
    return byId;
}

bool isOnTable(const Clause& clause, const QStringList& expansions)
{
    const auto lies = [&](const QString& expansion) { return expansions.contains(expansion); };
    return expansions.isEmpty() || clause.mattersWhere(lies);
}

/// The conditions of the acts of a step, by act.
QHash<int, LocalizedText> readConditions(Connection& connection, const QString& step)
{
    Statement rows(connection.database(), QLatin1String("SELECT o.act, ") + wordingColumns() +
                                              QLatin1String(" FROM order_condition o") +
                                              wordingJoins(QStringLiteral("o.text")) +
                                              QLatin1String(" WHERE o.step = ?"));
    rows.bind(step);
    QHash<int, LocalizedText> conditions;
    while (rows.next())
        conditions.insert(rows.integer(0), wordingsAt(rows, 1));
    connection.note(rows);
    return conditions;
}

/// The acts of a step as they lie in the catalogue, for the table.
std::vector<OrderAct> readActs(Connection& connection, const QString& step,
                               const QHash<QString, Clause>& clauses, const QStringList& expansions)
{
    Statement rows(connection.database(),
                   QStringLiteral("SELECT position, clause, part, act FROM order_clause WHERE step = ? "
                                  "ORDER BY act, position"));
    rows.bind(step);
    const QHash<int, LocalizedText> conditions = readConditions(connection, step);
    std::vector<OrderAct> acts;
    bool isActThere = false;
    while (rows.next()) {
        const Clause clause = clauses.value(rows.text(1));
        const bool leads = rows.integer(0) == 0;
        const bool isThere = isOnTable(clause, expansions);
        if (leads) {
            isActThere = isThere;
            if (isThere)
                acts.push_back({clause, {}, rows.text(2), conditions.value(rows.integer(3))});
        } else if (isActThere && isThere) {
            acts.back().more.push_back(clause);
        }
    }
    connection.note(rows);
    return acts;
}

std::vector<OrderPart> readParts(Connection& connection, const QString& step)
{
    Statement rows(connection.database(),
                   QLatin1String("SELECT p.part, ") + wordingColumns() + QLatin1String(" FROM order_part p") +
                       wordingJoins(QStringLiteral("p.name")) + QLatin1String(" WHERE p.step = ?"));
    rows.bind(step);
    std::vector<OrderPart> parts;
    while (rows.next())
        parts.push_back({rows.text(0), wordingsAt(rows, 1)});
    connection.note(rows);
    return parts;
}

} // namespace

std::vector<OrderStep> readOrderOfPlay(Connection& connection, const QStringList& boxes)
{
    // With the boxes in which these lie: they hold the rules of their parts.
    const QStringList expansions = withWholes(boxes, readBoxParts(connection));
    const QHash<QString, Clause> clauses = clausesOfAllSteps(connection);
    Statement rows(connection.database(), QLatin1String("SELECT t.id, t.phase, t.round, t.round_clause, ") +
                                              wordingColumns() + QLatin1String(" FROM order_step t") +
                                              wordingJoins(QStringLiteral("t.name")) +
                                              QLatin1String(" ORDER BY t.position"));
    std::vector<OrderStep> steps;
    while (rows.next()) {
        OrderStep step{rows.text(0), wordingsAt(rows, 4), rows.text(1), {}, {}, {}};
        if (rows.isNull(3) || isOnTable(clauses.value(rows.text(3)), expansions)) {
            step.round = rows.text(2);
            step.parts = readParts(connection, step.id);
        }
        step.acts = readActs(connection, step.id, clauses, expansions);
        if (!step.acts.empty())
            steps.push_back(std::move(step));
    }
    connection.note(rows);
    return steps;
}

} // namespace glossator::catalogue
