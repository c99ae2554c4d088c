// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/localized.h"
#include "app/cli/page.h"
#include "model/catalogue/base_game.h"
#include "model/catalogue/order_boxes.h"
#include "model/catalogue/partly_described.h"
#include "model/terms/missing_things.h"

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::OrderAct;
using catalogue::OrderPart;
using catalogue::OrderStep;

namespace {

/// The order of play for what lies on a table.
struct OrderOfPlay
{
    QStringList table;
    std::vector<OrderStep> steps;
    std::vector<catalogue::Expansion> boxes;  ///< whose acts are told
    std::vector<catalogue::Expansion> wholly; ///< boxes whose rules are all in the catalogue
    std::vector<catalogue::Expansion> partly; ///< boxes on the table whose rules are not all in the catalogue
    QStringList notWhole;                     ///< names of these, with the things whose rules are not there
};

QJsonArray clausesJson(const OrderAct& act, LanguageChoice language)
{
    QJsonArray clauses{clauseJson(act.lead, language)};
    for (const catalogue::Clause& clause : act.more)
        clauses += clauseJson(clause, language);
    return clauses;
}

QJsonObject stepJson(const OrderStep& step, LanguageChoice language)
{
    QJsonArray acts;
    for (const OrderAct& act : step.acts)
        acts += QJsonObject{{u"part"_s, act.part},
                            {u"condition"_s, wordingsJson(act.condition, language)},
                            {u"clauses"_s, clausesJson(act, language)}};
    return {{u"id"_s, step.id},
            {u"names"_s, wordingsJson(step.name, language)},
            {u"phase"_s, step.phase},
            {u"round"_s, step.round},
            {u"acts"_s, acts}};
}

QJsonObject toJson(const OrderOfPlay& order, LanguageChoice language)
{
    QJsonArray steps;
    for (const OrderStep& step : order.steps)
        steps += stepJson(step, language);
    QJsonArray partly;
    for (const catalogue::Expansion& box : order.partly)
        partly += box.id;
    return {
        {u"table"_s, QJsonArray::fromStringList(order.table)}, {u"partly"_s, partly}, {u"steps"_s, steps}};
}

QString partName(const OrderStep& step, const QString& part, LanguageChoice language)
{
    const auto found = std::ranges::find(step.parts, part, &OrderPart::id);
    return found == step.parts.end() ? QString() : textIn(found->name, language);
}

/// Acts under a condition stand below it, further in.
void addAct(Page& page, const OrderAct& act, bool isConditional, LanguageChoice language)
{
    page.paragraph(u"%1  %2"_s.arg(textIn(act.lead.text, language), page.style().faint(act.lead.id)),
                   isConditional ? 3 * narrowMargin : narrowMargin, narrowMargin);
}

void addStep(Page& page, const OrderStep& step, LanguageChoice language)
{
    page.gap();
    page.paragraph(page.style().strong(textIn(step.name, language)));
    QString part;
    QString condition;
    for (const OrderAct& act : step.acts) {
        const bool isNewPart = act.part != part;
        if (const QString name = partName(step, act.part, language); isNewPart && !name.isEmpty())
            page.paragraph(page.style().faint(name), narrowMargin);
        const QString when = textIn(act.condition, language);
        if (!when.isEmpty() && (isNewPart || when != condition))
            page.paragraph(when + u':', narrowMargin, narrowMargin);
        part = act.part;
        condition = when;
        addAct(page, act, !when.isEmpty(), language);
    }
}

/// The ids of the clauses begin with the prefixes of their boxes.
void addLegend(Page& page, const OrderOfPlay& order, LanguageChoice language)
{
    QStringList prefixes;
    for (const catalogue::Expansion& box : order.boxes)
        prefixes += u"%1- %2"_s.arg(page.style().faint(box.prefix), textIn(box.name, language));
    if (prefixes.isEmpty())
        return;
    page.gap();
    page.paragraph(prefixes.join(u" · "_s));
}

/// Where everything lies on the table, those are named that are not missing: they are by far the fewer.
void addMissing(Page& page, const OrderOfPlay& order, LanguageChoice language)
{
    QStringList names = order.table.isEmpty() ? QStringList() : order.notWhole;
    if (order.table.isEmpty())
        for (const catalogue::Expansion& box : order.wholly)
            names += textIn(box.name, language);
    if (names.isEmpty())
        return;
    const QString reason =
        order.table.isEmpty() ? u"has all the rules only of"_s : u"does not have all the rules of"_s;
    page.gap();
    page.paragraph(u"This list is not complete: the catalogue %1 %2."_s.arg(reason, names.join(u", "_s)));
}

QByteArray pageOf(const OrderOfPlay& order, LanguageChoice language, const TextStyle& style)
{
    Page page(style);
    for (const OrderStep& step : order.steps)
        addStep(page, step, language);
    addLegend(page, order, language);
    addMissing(page, order, language);
    return page.bytes();
}

Outcome<Answer> runOrder(const Request& request)
{
    const auto language = request.arguments.language();
    if (!language)
        return tl::unexpected(language.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    auto table = readExpansions(*catalogue, request.arguments.list(u"table"_s), u"--table"_s);
    if (!table)
        return tl::unexpected(table.error());
    if (!table->isEmpty() && !table->contains(catalogue::baseGame))
        table->prepend(catalogue::baseGame);
    const QStringList boxes = catalogue->withParts(*table);
    const auto steps = catalogue->orderOfPlay(boxes);
    const auto partly = catalogue::partlyDescribed(*catalogue, boxes);
    QStringList notWhole;
    for (const catalogue::Expansion& box : partly)
        notWhole += terms::withMissingThings(catalogue->database(), textIn(box.name, *language), box.id,
                                             language->value_or(catalogue::Language::En));
    const OrderOfPlay order{*table,
                            steps,
                            catalogue::boxesOf(*catalogue, steps, catalogue::OrderDepth::Acts),
                            catalogue::whollyDescribed(*catalogue),
                            partly,
                            notWhole};
    if (const auto whole = checkReading(*catalogue); !whole)
        return tl::unexpected(whole.error());
    if (request.wantsJson())
        return jsonAnswer(toJson(order, *language));
    return Answer{ExitStatus::Good, pageOf(order, *language, request.style)};
}

} // namespace

Command orderCommand()
{
    Command command;
    command.name = u"order"_s;
    command.summary = u"Tell the order of play: the steps of a turn and what is done in each"_s;
    command.text = {
        u"What is done only under a condition stands below it. Behind each line stands the clause "
        "that it follows from. With --json all clauses of each act are told."_s};
    command.options = {languageOption(),
                       {u"table"_s, u"A,B,.."_s,
                        u"For these expansions on the table beside the base game, by id, code or name "
                        "(usually all)."_s}};
    command.run = runOrder;
    return command;
}

} // namespace glossator::cli
