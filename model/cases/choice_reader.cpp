// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/choice_reader.h"

#include <algorithm>

namespace glossator::cases {

namespace {

using engine::Action;
using sources::Node;

/// Stands for every choice of its kind, in patterns.
constexpr std::string_view anyWord = "any";

bool isAny(const Node& node)
{
    return node.isScalar() && node.text() == anyWord;
}

void readTileName(const Node& node, Values& values, Choice& choice)
{
    if (const auto name = values.name(node))
        choice.tile = name->text;
}

void readPlacement(const Node& node, Values& values, Choice& choice)
{
    Fields fields(node, "a placement", values);
    choice.tile = fields.text("tile");
    choice.at = fields.square("at");
    choice.turn = fields.turn("turn");
    fields.finish();
}

void readFeatureFields(Fields& fields, Choice& choice)
{
    choice.figure = fields.text("figure");
    choice.player = fields.player("player");
    choice.at = fields.square("at");
    choice.on = fields.text("on");
}

void readDeploy(const Node& node, Values& values, Choice& choice)
{
    if (node.isScalar()) {
        if (const auto name = values.name(node))
            choice.on = name->text;
        return;
    }
    Fields fields(node, "a meeple's placement", values);
    choice.figure = fields.text("figure");
    choice.at = fields.square("at");
    choice.on = fields.text("on");
    fields.finish();
}

void readTakeBack(const Node& node, Values& values, Choice& choice)
{
    if (node.isScalar()) {
        if (const auto name = values.name(node))
            choice.figure = name->text;
        return;
    }
    Fields fields(node, "a figure to take back", values);
    readFeatureFields(fields, choice);
    fields.finish();
}

void readPass(const Node& node, Values& values, Choice&)
{
    if (!node.isScalar() || (!node.text().empty() && node.text() != "true"))
        values.fault(node.place(), "\"pass\" has no value", "write \"pass:\" alone");
}

void readPickPlayer(const Node& node, Values& values, Choice& choice)
{
    choice.player = values.player(node);
}

void readPickFeature(const Node& node, Values& values, Choice& choice)
{
    Fields fields(node, "a feature to pick", values);
    choice.at = fields.square("at");
    choice.on = fields.text("on");
    fields.finish();
}

void readAnswer(const Node& node, Values& values, Choice& choice)
{
    if (const auto name = values.name(node))
        choice.answer = name->text;
}

void readPickFigure(const Node& node, Values& values, Choice& choice)
{
    Fields fields(node, "a figure to pick", values);
    readFeatureFields(fields, choice);
    choice.points = fields.integer("points", 0);
    choice.holder = fields.player("held by");
    if (const auto at = fields.square("on tile")) {
        choice.at = at;
        choice.isOnTile = true;
    }
    const std::string place = fields.text("in");
    choice.isInSupply = place == "supply";
    if (!place.empty() && !choice.isInSupply)
        values.fault(node.place(), "a figure to pick is not there", "write in: supply");
    fields.finish();
}

void readMove(const Node& node, Values& values, Choice& choice)
{
    Fields fields(node, "a figure to move", values);
    if (const auto figure = fields.requiredName("figure"))
        choice.figure = figure->text;
    if (const Node* beside = fields.required("beside"); beside != nullptr && !isAny(*beside)) {
        Fields place(*beside, "a figure beside which another one is put", values);
        choice.at = place.requiredSquare("at");
        choice.on = place.text("on");
        place.finish();
    }
    fields.finish();
}

/// A token or a figure that goes on a tile.
void readPut(const Node& node, Values& values, Choice& choice)
{
    Fields fields(node, "what is put on a tile", values);
    choice.token = fields.text("token");
    choice.figure = fields.text("figure");
    choice.at = fields.square("on tile");
    if (choice.token.empty() == choice.figure.empty())
        values.fault(node.place(), "either a token or a figure is put on a tile",
                     "write {token: tower-piece, on tile: [x, y]} or {figure: meeple, on tile: [x, y]}");
    if (choice.token.empty())
        choice.action = Action::PutFigure;
    fields.finish();
}

void readBuyBack(const Node& node, Values& values, Choice& choice)
{
    Fields fields(node, "a figure to buy back", values);
    choice.player = fields.player("player");
    choice.figure = fields.text("figure");
    choice.holder = fields.player("from");
    fields.finish();
}

void readScore(const Node& node, Values& values, Choice& choice)
{
    Fields fields(node, "a tile to score", values);
    choice.at = fields.requiredSquare("on tile");
    fields.finish();
}

struct ChoiceKey
{
    std::string_view key;
    Action action;
    void (*read)(const Node&, Values&, Choice&);
};

constexpr std::array<ChoiceKey, 14> keys{{
    {"draw", Action::Draw, readTileName},
    {"place", Action::PlaceTile, readPlacement},
    {"meeple", Action::Deploy, readDeploy},
    {"take back", Action::TakeBack, readTakeBack},
    {"move", Action::MoveBeside, readMove},
    {"pass", Action::Pass, readPass},
    {"pick player", Action::PickPlayer, readPickPlayer},
    {"pick tile", Action::PickTile, readTileName},
    {"pick figure", Action::PickFigure, readPickFigure},
    {"pick feature", Action::PickFeature, readPickFeature},
    {"answer", Action::PickAnswer, readAnswer},
    {"put", Action::PutToken, readPut}, // or PutFigure
    {"buy back", Action::BuyBack, readBuyBack},
    {"score", Action::ScoreTile, readScore},
}};

std::optional<Choice> readPattern(const Node& node, Values& values)
{
    if (node.isScalar() && node.text() == "pass") {
        Choice pass;
        pass.place = node.place();
        return pass;
    }
    Fields fields(node, "an option", values);
    std::optional<Choice> choice = readChoice(fields);
    if (!choice && node.isMapping())
        values.fault(node.place(), "an option names a choice", "write one of: " + choiceKeys());
    fields.finish();
    return choice;
}

} // namespace

std::optional<Choice> readChoice(Fields& fields)
{
    std::optional<Choice> found;
    for (const ChoiceKey& key : keys) {
        const Node* node = fields.node(key.key);
        if (node == nullptr)
            continue;
        if (found) {
            fields.values().fault(node->place(), fields.what() + " has more than one choice",
                                  "make a step of each");
            continue;
        }
        found.emplace();
        found->action = key.action;
        found->place = node->text().empty() && node->isScalar() ? fields.place() : node->place();
        if (!isAny(*node))
            key.read(*node, fields.values(), *found);
    }
    return found;
}

std::vector<Choice> readPatterns(const Node& node, Values& values)
{
    std::vector<Choice> patterns;
    for (const Node& item : values.list(node, "options"))
        if (const auto pattern = readPattern(item, values))
            patterns.push_back(*pattern);
    return patterns;
}

std::string_view choiceKey(engine::Action action)
{
    if (action == Action::PutFigure)
        action = Action::PutToken;
    const auto found =
        std::find_if(keys.begin(), keys.end(), [&](const ChoiceKey& key) { return key.action == action; });
    return found == keys.end() ? std::string_view() : found->key;
}

std::string choiceKeys()
{
    std::string list;
    for (const ChoiceKey& key : keys)
        list.append(list.empty() ? "" : ", ").append(key.key);
    return list;
}

} // namespace glossator::cases
