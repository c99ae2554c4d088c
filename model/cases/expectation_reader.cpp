// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/expectation_reader.h"

#include "model/cases/case_words.h"
#include "model/cases/choice_reader.h"
#include "model/cases/event_reader.h"
#include "model/cases/place_reader.h"
#include "model/cases/position_reader.h"

namespace glossator::cases {

namespace {

using sources::Node;
using What = Expectation::What;
using Result = std::optional<What>;

constexpr std::string_view nothing = "none";

bool isNone(const Node& node)
{
    return node.isScalar() && node.text() == nothing;
}

Result readDecision(const Node& node, Values& values)
{
    ExpectDecision decision;
    decision.none = isNone(node);
    if (decision.none)
        return decision;
    Fields fields(node, "a decision", values);
    if (const Node* who = fields.node("player")) {
        decision.table = who->text() == "table";
        if (!decision.table)
            decision.player = values.player(*who);
    }
    decision.about = fields.text("about");
    fields.finish();
    return decision;
}

Result readOptions(const Node& node, Values& values)
{
    return ExpectOptions{OptionsRule::Exactly, readPatterns(node, values)};
}

Result readOffered(const Node& node, Values& values)
{
    return ExpectOptions{OptionsRule::AtLeast, readPatterns(node, values)};
}

Result readNotOffered(const Node& node, Values& values)
{
    return ExpectOptions{OptionsRule::NoneOf, readPatterns(node, values)};
}

Result readOptionCount(const Node& node, Values& values)
{
    const auto count = values.integer(node, 0);
    return count ? Result(ExpectOptionCount{*count}) : Result();
}

Result readRefused(const Node& node, Values& values)
{
    ExpectRefused refused;
    for (const Node& item : values.list(node, "refused choices"))
        if (auto refusal = readRefusal(item, values))
            refused.refusals.push_back(std::move(*refusal));
    return refused;
}

Result readScored(const Node& node, Values& values)
{
    return ExpectScored{true, readAwards(node, values)};
}

Result readScoredAmong(const Node& node, Values& values)
{
    return ExpectScored{false, readAwards(node, values)};
}

Result readEventList(const Node& node, Values& values)
{
    return ExpectEvents{EventsRule::Among, readEvents(node, values)};
}

Result readOnlyEvents(const Node& node, Values& values)
{
    return ExpectEvents{EventsRule::Exactly, readEvents(node, values)};
}

Result readNotEvents(const Node& node, Values& values)
{
    return ExpectEvents{EventsRule::NoneOf, readEvents(node, values)};
}

Result readCites(const Node& node, Values& values)
{
    return ExpectCites{false, values.names(node)};
}

Result readNotCites(const Node& node, Values& values)
{
    return ExpectCites{true, values.names(node)};
}

Result readScoreTable(const Node& node, Values& values)
{
    return ExpectScores{readScores(node, values)};
}

std::optional<FeatureFacts> readFeature(const Node& node, Values& values)
{
    Fields fields(node, "a feature", values);
    FeatureFacts facts;
    facts.place = node.place();
    const auto at = fields.requiredSquare("at");
    const auto on = fields.requiredName("on");
    facts.size = fields.integer("size", 0);
    facts.openEnds = fields.integer("open ends", 0);
    facts.pennants = fields.integer("pennants", 0);
    facts.finishedCities = fields.integer("finished cities", 0);
    facts.finished = fields.boolean("finished");
    if (fields.has("figures"))
        facts.figures = fields.names("figures");
    fields.finish();
    if (!at || !on)
        return std::nullopt;
    facts.at = *at;
    facts.on = on->text;
    return facts;
}

Result readFeatures(const Node& node, Values& values)
{
    ExpectFeatures features;
    for (const Node& item : values.list(node, "features"))
        if (auto facts = readFeature(item, values))
            features.features.push_back(std::move(*facts));
    return features;
}

Result readSupplyTable(const Node& node, Values& values)
{
    return ExpectSupplies{readSupplies(node, values)};
}

Result readTokenTable(const Node& node, Values& values)
{
    return ExpectTokens{readTokens(node, values)};
}

Result readTokensOnTiles(const Node& node, Values& values)
{
    return ExpectTokenPiles{readTokenPiles(node, values)};
}

std::optional<FigureCount> readFigureCount(const Node& node, Values& values)
{
    Fields fields(node, "a figure", values);
    FigureCount figure;
    figure.place = node.place();
    figure.player = fields.player("player");
    figure.figure = fields.text("figure");
    figure.count = fields.integer("count", 0).value_or(1);
    const std::size_t before = values.faults().size();
    const auto where = readPlace(fields);
    fields.finish();
    if (!where && values.faults().size() == before)
        values.fault(node.place(), "it is not said where this figure is",
                     "write at: [x, y] with on: a feature, or beside, track, or in: supply or box");
    if (!where)
        return std::nullopt;
    figure.where = *where;
    return figure;
}

Result readFigures(const Node& node, Values& values)
{
    ExpectFigures figures;
    for (const Node& item : values.list(node, "figures"))
        if (auto figure = readFigureCount(item, values))
            figures.figures.push_back(std::move(*figure));
    return figures;
}

Result readBoard(const Node& node, Values& values)
{
    return ExpectTiles{readTiles(node, values)};
}

Result readEmpty(const Node& node, Values& values)
{
    ExpectEmpty empty;
    for (const Node& item : values.list(node, "squares"))
        if (const auto square = values.square(item))
            empty.squares.push_back(*square);
    return empty;
}

Result readDisplay(const Node& node, Values& values)
{
    return ExpectAside{engine::PlaceKind::Display, std::nullopt, values.names(node)};
}

Result readPile(const Node& node, Values& values)
{
    Fields fields(node, "a pile", values);
    ExpectPile pile;
    pile.size = fields.integer("size", 0);
    if (const Node* counts = fields.node("counts"))
        for (const auto& [tile, number] : counts->entries())
            if (const auto count = values.integer(number, 0))
                pile.counts.emplace_back(Name{tile.text(), tile.place()}, *count);
    fields.finish();
    return pile;
}

Result readTurn(const Node& node, Values& values)
{
    Fields fields(node, "a turn", values);
    ExpectTurn turn;
    turn.player = fields.player("player");
    turn.number = fields.integer("number", 1);
    if (const Node* word = fields.node("phase"))
        turn.phase = values.word(*word, phase, "phase", phaseWords());
    if (const Node* word = fields.node("round"))
        turn.round = values.word(*word, roundName, "round", roundNameWords());
    if (const Node* hand = fields.node("in hand"))
        turn.inHand = isNone(*hand) ? std::string() : fields.text("in hand");
    fields.finish();
    return turn;
}

Result readOver(const Node& node, Values& values)
{
    if (node.text() == "true" || node.text() == "false")
        return ExpectOver{node.text() == "true", std::nullopt};
    values.fault(node.place(), "\"" + node.text() + "\" is neither true nor false", "write true or false");
    return std::nullopt;
}

Result readWinners(const Node& node, Values& values)
{
    ExpectOver over{true, std::vector<Colour>{}};
    for (const Node& item : values.list(node, "winners"))
        if (const auto player = values.player(item))
            over.winners->push_back(*player);
    return over;
}

struct ExpectKey
{
    std::string_view key;
    Result (*read)(const Node&, Values&);
};

constexpr std::array<ExpectKey, 24> keys{{
    {"decision", readDecision},
    {"options", readOptions},
    {"offered", readOffered},
    {"not offered", readNotOffered},
    {"option count", readOptionCount},
    {"refused", readRefused},
    {"scored", readScored},
    {"scored among", readScoredAmong},
    {"events", readEventList},
    {"only events", readOnlyEvents},
    {"not events", readNotEvents},
    {"cites", readCites},
    {"not cites", readNotCites},
    {"scores", readScoreTable},
    {"features", readFeatures},
    {"supplies", readSupplyTable},
    {"tokens", readTokenTable},
    {"on tiles", readTokensOnTiles},
    {"figures", readFigures},
    {"tiles", readBoard},
    {"empty", readEmpty},
    {"display", readDisplay},
    {"pile", readPile},
    {"turn", readTurn},
}};

void readAsideOfPlayers(const Node& node, engine::PlaceKind where, Values& values,
                        std::vector<Expectation>& expectations)
{
    if (!node.isMapping())
        values.fault(node.place(), "these tiles are written by player", "write {red: [tile, tile]}");
    for (const auto& [key, value] : node.entries())
        if (const auto player = values.player(key))
            expectations.push_back({ExpectAside{where, player, values.names(value)}, key.place()});
}

} // namespace

std::vector<Expectation> readExpectations(const Node& node, Values& values)
{
    std::vector<Expectation> expectations;
    Fields fields(node, "an expectation", values);
    const auto add = [&](std::string_view key, Result (*read)(const Node&, Values&)) {
        const Node* value = fields.node(key);
        const Result what = value == nullptr ? Result() : read(*value, values);
        if (what)
            expectations.push_back({*what, value->place()});
    };
    for (const ExpectKey& key : keys)
        add(key.key, key.read);
    add("over", readOver);
    add("winners", readWinners);
    if (const Node* front = fields.node("in front"))
        readAsideOfPlayers(*front, engine::PlaceKind::InFront, values, expectations);
    if (const Node* reserve = fields.node("reserve"))
        readAsideOfPlayers(*reserve, engine::PlaceKind::Reserve, values, expectations);
    fields.finish();
    return expectations;
}

} // namespace glossator::cases
