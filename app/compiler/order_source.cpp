// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/order_source.h"

#include <QStringList>

namespace glossator::compiler {

namespace {

const QStringList& phases()
{
    static const QStringList words{"start", "draw", "place", "wood", "score", "end", "final"};
    return words;
}

const QStringList& rounds()
{
    static const QStringList words{"1A", "1B", "1C", "2", "3", "4", "own"};
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

std::vector<PlacedText> readAct(const sources::Node& node, sources::Faults& faults)
{
    std::vector<PlacedText> act;
    if (node.isSequence())
        for (const sources::Node& clause : node.items())
            if (clause.isScalar())
                act.push_back({QString::fromStdString(clause.text()), clause.place()});
    if (act.empty() || act.size() != node.items().size())
        faults.push_back(faultAt(node.place(), QStringLiteral("an act is a list of clauses"),
                                 QStringLiteral("write [clause-id, clause-id]")));
    return act;
}

StepSource readStep(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "a step", faults);
    StepSource step;
    step.id = placedText(reader, "id");
    step.name = placedText(reader, "name");
    step.phase = wordOf(reader, "phase", phases());
    step.round = wordOf(reader, "round", rounds());
    const sources::Node* acts = reader.requiredNode("acts");
    if (acts != nullptr && !acts->isSequence())
        reader.fault("acts", "the acts are a list", "write one act a line, as in - [clause-id]");
    if (acts != nullptr)
        for (const sources::Node& act : acts->items())
            step.acts.push_back(readAct(act, faults));
    reader.finish();
    checkId(step.id, QStringLiteral("a step"), faults);
    checkAuthored(step.name, faults);
    return step;
}

} // namespace

std::vector<StepSource> readStepSources(const std::string& path, sources::Faults& faults)
{
    std::vector<StepSource> steps;
    const tl::expected<sources::Node, sources::Faults> document = sources::readYaml(path);
    if (!document) {
        faults.insert(faults.end(), document.error().begin(), document.error().end());
        return steps;
    }
    sources::MappingReader reader(*document, "the order of play", faults);
    if (const sources::Node* list = reader.requiredNode("steps"))
        for (const sources::Node& node : list->items())
            steps.push_back(readStep(node, faults));
    reader.finish();
    checkUnique(steps, &StepSource::id, QStringLiteral("step has the id"), faults);
    return steps;
}

} // namespace glossator::compiler
