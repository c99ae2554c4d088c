// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/order_source.h"

#include "model/engine/round.h"

#include <QStringList>

#include <algorithm>

namespace glossator::compiler {

namespace {

QString toText(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// The phases that players know: what is before and after a game is none.
QStringList phases()
{
    QStringList words;
    for (const std::string_view name : engine::phaseNames)
        if (name != nameOf(engine::Phase::Setup) && name != nameOf(engine::Phase::Over))
            words << toText(name);
    return words;
}

/// The names of the rounds that have this phase.
QStringList roundsIn(const QString& phase)
{
    QStringList words;
    for (const engine::RoundSpec& round : engine::rounds)
        if ((round.phase ? toText(nameOf(*round.phase)) : QString()) == phase)
            words << toText(round.name);
    return words;
}

bool isDivided(const QString& round)
{
    return std::ranges::any_of(engine::rounds, [&](const engine::RoundSpec& spec) {
        return spec.isDivided && toText(spec.name) == round;
    });
}

QStringList parts()
{
    QStringList words;
    for (const std::string_view name : engine::roundPartNames)
        if (!name.empty())
            words << toText(name);
    return words;
}

/// An optional word of a list.
QString wordOf(sources::MappingReader& reader, std::string_view key, const QStringList& known)
{
    QString word = textOrEmpty(reader, key);
    if (!word.isEmpty() && !known.contains(word))
        reader.fault(key, '"' + word.toStdString() + "\" is no " + std::string(key),
                     "write one of: " + known.join(QStringLiteral(", ")).toStdString());
    return word;
}

std::vector<PlacedText> clausesOf(const sources::Node& node, sources::Faults& faults)
{
    std::vector<PlacedText> clauses;
    if (node.isSequence())
        for (const sources::Node& clause : node.items())
            if (clause.isScalar())
                clauses.push_back({QString::fromStdString(clause.text()), clause.place()});
    if (clauses.empty() || clauses.size() != node.items().size())
        faults.push_back(faultAt(node.place(), QStringLiteral("an act is a list of clauses"),
                                 QStringLiteral("write [clause-id, clause-id]")));
    return clauses;
}

/// An act under a condition: {when: condition-id, clauses: [clause-id, clause-id]}.
ActSource conditionalAct(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "an act", faults);
    ActSource act;
    act.when = placedText(reader, "when");
    if (const sources::Node* clauses = reader.requiredNode("clauses"))
        act.clauses = clausesOf(*clauses, faults);
    reader.finish();
    return act;
}

void readAct(const sources::Node& node, const QString& part, StepSource& step, sources::Faults& faults)
{
    ActSource act =
        node.isMapping() ? conditionalAct(node, faults) : ActSource{clausesOf(node, faults), {}, {}};
    act.part = part;
    step.acts.push_back(std::move(act));
}

/// A part of the round: {part: after, name: After the features, acts: [...]}.
void readPart(const sources::Node& node, StepSource& step, sources::Faults& faults)
{
    sources::MappingReader reader(node, "a part of a round", faults);
    const QString part = wordOf(reader, "part", parts());
    if (!isDivided(step.round))
        reader.fault("part", "the round of this step has no parts", "list the acts of the step");
    if (!step.parts.empty() && parts().contains(part) &&
        parts().indexOf(part) <= parts().indexOf(step.parts.back().id))
        reader.fault("part", "\"" + part.toStdString() + "\" stands behind a later part",
                     "keep the order: " + parts().join(QStringLiteral(", ")).toStdString());
    step.parts.push_back({part, placedText(reader, "name")});
    checkAuthored(step.parts.back().name, faults);
    if (const sources::Node* acts = reader.requiredNode("acts"))
        for (const sources::Node& act : acts->items())
            readAct(act, part, step, faults);
    reader.finish();
}

void readActs(const sources::Node& list, StepSource& step, sources::Faults& faults)
{
    for (const sources::Node& item : list.items())
        if (item.isMapping() && item.find("when") == nullptr)
            readPart(item, step, faults);
        else
            readAct(item, {}, step, faults);
}

/// A step with a phase has the round in which that phase's points are made; one without says which.
QString roundOf(sources::MappingReader& reader, const QString& phase)
{
    return phase.isEmpty() ? wordOf(reader, "round", roundsIn({})) : roundsIn(phase).value(0);
}

StepSource readStep(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "a step", faults);
    StepSource step;
    step.id = placedText(reader, "id");
    step.name = placedText(reader, "name");
    step.phase = wordOf(reader, "phase", phases());
    step.round = roundOf(reader, step.phase);
    if (reader.node("round clause") != nullptr)
        step.roundClause = placedText(reader, "round clause");
    const sources::Node* acts = reader.requiredNode("acts");
    if (acts != nullptr && !acts->isSequence())
        reader.fault("acts", "the acts are a list", "write one act a line, as in - [clause-id]");
    if (acts != nullptr)
        readActs(*acts, step, faults);
    reader.finish();
    checkId(step.id, QStringLiteral("a step"), faults);
    checkAuthored(step.name, faults);
    return step;
}

ConditionSource readCondition(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "a condition", faults);
    ConditionSource condition{placedText(reader, "id"), placedText(reader, "text")};
    reader.finish();
    checkId(condition.id, QStringLiteral("a condition"), faults);
    checkAuthored(condition.text, faults);
    return condition;
}

} // namespace

OrderSource readOrderSource(const std::string& path, sources::Faults& faults)
{
    OrderSource order;
    const tl::expected<sources::Node, sources::Faults> document = sources::readYaml(path);
    if (!document) {
        faults.insert(faults.end(), document.error().begin(), document.error().end());
        return order;
    }
    sources::MappingReader reader(*document, "the order of play", faults);
    if (const sources::Node* list = reader.node("conditions"))
        for (const sources::Node& node : list->items())
            order.conditions.push_back(readCondition(node, faults));
    if (const sources::Node* list = reader.requiredNode("steps"))
        for (const sources::Node& node : list->items())
            order.steps.push_back(readStep(node, faults));
    reader.finish();
    checkUnique(order.conditions, &ConditionSource::id, QStringLiteral("condition has the id"), faults);
    checkUnique(order.steps, &StepSource::id, QStringLiteral("step has the id"), faults);
    return order;
}

} // namespace glossator::compiler
