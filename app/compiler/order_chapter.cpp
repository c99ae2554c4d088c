// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/order_chapter.h"

#include "app/compiler/advice.h"
#include "app/compiler/completeness.h"
#include "app/compiler/order_source.h"
#include "app/compiler/row_writer.h"

#include <filesystem>

namespace glossator::compiler {

namespace {

/// Puts the steps into their tables, and notes clauses that the catalogue does not have.
class OrderWriter
{
public:
    OrderWriter(const QSqlDatabase& database, bool knowsAllClauses, sources::Faults& faults)
        : m_faults(faults), m_knowsAllClauses(knowsAllClauses),
          m_known(idsIn(database, "SELECT id FROM clause ORDER BY number")),
          m_segments(database, QStringLiteral("segment"), QStringLiteral("id, kind, source"), faults),
          m_steps(database, QStringLiteral("order_step"),
                  QStringLiteral("id, position, phase, round, round_clause, name"), faults),
          m_parts(database, QStringLiteral("order_part"), QStringLiteral("step, part, name"), faults),
          m_clauses(database, QStringLiteral("order_clause"),
                    QStringLiteral("step, act, part, position, clause"), faults),
          m_conditions(database, QStringLiteral("order_condition"), QStringLiteral("step, act, text"), faults)
    {
    }

    void write(const OrderSource& order)
    {
        for (const ConditionSource& condition : order.conditions) {
            m_segments.add({segmentOf(condition.id), QStringLiteral("condition"), condition.text.text});
            m_knownConditions += condition.id.text;
        }
        for (const StepSource& step : order.steps)
            writeStep(step);
        for (const ConditionSource& condition : order.conditions)
            if (!m_usedConditions.contains(condition.id.text))
                m_faults.push_back(
                    faultAt(condition.id.place,
                            QStringLiteral("no act has the condition \"%1\"").arg(condition.id.text),
                            QStringLiteral("name it as `when` of an act, or take it out")));
    }

private:
    static QString segmentOf(const PlacedText& condition)
    {
        return QLatin1String("condition:") + condition.text;
    }

    void writeStep(const StepSource& step)
    {
        const QString name = QLatin1String("step:") + step.id.text;
        m_segments.add({name, QStringLiteral("step"), step.name.text});
        if (!step.roundClause.text.isEmpty())
            check(step.roundClause);
        m_steps.add({step.id.text, m_position++, orNull(step.phase), orNull(step.round),
                     orNull(step.roundClause.text), name});
        for (const PartSource& part : step.parts)
            writePart(step.id.text, part);
        int number = 0;
        for (const ActSource& act : step.acts)
            writeAct(step.id.text, number++, act);
    }

    void writePart(const QString& step, const PartSource& part)
    {
        const QString name = QStringLiteral("step:%1:%2").arg(step, part.id);
        m_segments.add({name, QStringLiteral("step"), part.name.text});
        m_parts.add({step, part.id, name});
    }

    void check(const PlacedText& clause)
    {
        if (m_knowsAllClauses && !m_known.contains(clause.text))
            m_faults.push_back(
                faultAt(clause.place, QStringLiteral("unknown clause \"%1\"").arg(clause.text),
                        didYouMean(clause.text, m_known, QStringLiteral("write the id of a clause"))));
    }

    void writeAct(const QString& step, int number, const ActSource& act)
    {
        checkDistinct(act.clauses, QStringLiteral("clause of the act"), m_faults);
        int position = 0;
        for (const PlacedText& clause : act.clauses) {
            check(clause);
            m_clauses.add({step, number, orNull(act.part), position++, clause.text});
        }
        if (!act.when.text.isEmpty())
            writeCondition(step, number, act.when);
    }

    void writeCondition(const QString& step, int act, const PlacedText& condition)
    {
        m_usedConditions += condition.text;
        if (m_knownConditions.contains(condition.text))
            m_conditions.add({step, act, segmentOf(condition)});
        else
            m_faults.push_back(faultAt(condition.place,
                                       QStringLiteral("unknown condition \"%1\"").arg(condition.text),
                                       didYouMean(condition.text, m_knownConditions,
                                                  QStringLiteral("write it under `conditions`"))));
    }

    sources::Faults& m_faults;
    bool m_knowsAllClauses;
    QStringList m_known;
    RowWriter m_segments;
    RowWriter m_steps;
    RowWriter m_parts;
    RowWriter m_clauses;
    RowWriter m_conditions;
    QStringList m_knownConditions;
    QStringList m_usedConditions;
    int m_position = 0;
};

} // namespace

sources::Faults writeOrderChapter(QSqlDatabase& database, const SourceTree& tree)
{
    const std::string path = tree.catalogue + "/order_of_play.yaml";
    if (!std::filesystem::exists(path))
        return {};
    sources::Faults faults;
    OrderWriter writer(database, isEveryClauseFileRead(database, tree), faults);
    writer.write(readOrderSource(path, faults));
    return faults;
}

} // namespace glossator::compiler
