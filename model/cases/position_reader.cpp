// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/position_reader.h"

#include "model/cases/place_reader.h"
#include "model/engine/position_limits.h"

namespace glossator::cases {

namespace {

using engine::PlaceKind;
using sources::Node;

/// More figures of one kind than any player ever has.
constexpr int mostFigures = 20;
constexpr int mostTokens = 99;

/// Runs `read(colour, value)` for every entry of a mapping from players to something.
template <class Read>
void forEachPlayer(const Node& node, const std::string& what, Values& values, Read&& read)
{
    if (!node.isMapping())
        return values.fault(node.place(), what + " are written by player", "write {red: ..., blue: ...}");
    for (const auto& [key, value] : node.entries())
        if (const auto player = values.player(key))
            read(*player, value);
}

std::optional<DeclaredTile> readTile(const Node& node, Values& values)
{
    Fields fields(node, "a tile", values);
    const auto tile = fields.requiredName("tile");
    const auto at = fields.requiredSquare("at");
    const auto turn = fields.turn("turn");
    fields.finish();
    if (!tile || !at)
        return std::nullopt;
    return DeclaredTile{tile->text, *at, turn.value_or(0), node.place()};
}

bool canBeDeclared(PlaceKind kind)
{
    return kind == PlaceKind::OnFeature || kind == PlaceKind::BesideTrack || kind == PlaceKind::OnTrack ||
           kind == PlaceKind::Supply || kind == PlaceKind::WithFigure || kind == PlaceKind::OnTile ||
           kind == PlaceKind::HeldBy || kind == PlaceKind::OutOfGame;
}

bool isWhole(const PlaceName& where)
{
    const bool needsFeature = where.kind == PlaceKind::OnFeature || where.kind == PlaceKind::WithFigure;
    return !needsFeature || (where.at && !where.on.empty());
}

std::optional<DeclaredFigure> readFigure(const Node& node, Values& values)
{
    Fields fields(node, "a figure", values);
    DeclaredFigure figure;
    figure.player = fields.player("player");
    if (fields.has("figure"))
        figure.figure = fields.text("figure");
    figure.count = fields.integer("count", 1, mostFigures).value_or(1);
    const std::size_t before = values.faults().size();
    const auto where = readPlace(fields);
    fields.finish();
    const bool whole = where && isWhole(*where);
    if ((!whole || !canBeDeclared(where->kind)) && values.faults().size() == before)
        values.fault(node.place(), "it is not said where this figure is",
                     "write at: [x, y] with on: a feature, or beside: a space, or in: supply or box");
    if (!whole)
        return std::nullopt;
    figure.where = where->kind;
    figure.at = where->at.value_or(engine::Square{});
    figure.on = where->on;
    figure.space = where->index.value_or(0);
    figure.holder = where->player;
    figure.place = node.place();
    return figure;
}

/// "home", or the space of the track beside which a player's pair waits.
void readPair(Colour player, const Node& node, Values& values, DeclaredPosition& position)
{
    DeclaredFigure figure;
    figure.player = player;
    figure.count = 2;
    figure.place = node.place();
    figure.where = PlaceKind::Supply;
    if (!node.isScalar() || node.text() != "home") {
        const auto space = values.integer(node, 0, engine::lastTrackSpace);
        if (!space)
            return;
        figure.where = PlaceKind::BesideTrack;
        figure.space = *space;
    }
    position.figures.push_back(figure);
}

void readAside(const Node& node, PlaceKind where, std::optional<Colour> player, Values& values,
               DeclaredPosition& position)
{
    for (const Name& name : values.names(node))
        position.aside.push_back({name.text, where, player, name.place});
}

void readPieces(Fields& fields, Values& values, DeclaredPosition& position)
{
    if (const Node* node = fields.node("pairs"))
        forEachPlayer(*node, "pairs", values,
                      [&](Colour player, const Node& value) { readPair(player, value, values, position); });
    if (const Node* node = fields.node("figures"))
        for (const Node& item : values.list(*node, "figures"))
            if (const auto figure = readFigure(item, values))
                position.figures.push_back(*figure);
    if (const Node* node = fields.node("supplies"))
        position.supplies = readSupplies(*node, values);
    if (const Node* node = fields.node("tokens"))
        position.tokens = readTokens(*node, values);
    if (const Node* node = fields.node("on tiles"))
        position.tokenPiles = readTokenPiles(*node, values);
    if (const Node* node = fields.node("scores"))
        position.scores = readScores(*node, values);
}

void readAsides(Fields& fields, Values& values, DeclaredPosition& position)
{
    if (const Node* node = fields.node("display")) {
        position.displayGiven = true;
        readAside(*node, PlaceKind::Display, std::nullopt, values, position);
    }
    const auto byPlayer = [&](std::string_view key, PlaceKind where) {
        if (const Node* node = fields.node(key))
            forEachPlayer(*node, std::string(key), values, [&](Colour player, const Node& value) {
                readAside(value, where, player, values, position);
            });
    };
    byPlayer("in front", PlaceKind::InFront);
    byPlayer("reserve", PlaceKind::Reserve);
}

void readPile(const Node& node, Values& values, DeclaredPosition& position)
{
    if (!node.isMapping()) {
        position.next = values.names(node);
        position.rest.emplace();
        return;
    }
    Fields fields(node, "a pile", values);
    position.next = fields.names("next");
    if (fields.has("rest"))
        position.rest = fields.names("rest");
    fields.finish();
}

} // namespace

std::vector<DeclaredTile> readTiles(const Node& node, Values& values)
{
    std::vector<DeclaredTile> tiles;
    for (const Node& item : values.list(node, "tiles"))
        if (const auto tile = readTile(item, values))
            tiles.push_back(*tile);
    return tiles;
}

std::vector<DeclaredScore> readScores(const Node& node, Values& values)
{
    std::vector<DeclaredScore> scores;
    forEachPlayer(node, "scores", values, [&](Colour player, const Node& value) {
        if (const auto points = values.integer(value, 0, engine::highestScore))
            scores.push_back({player, *points, value.place()});
    });
    return scores;
}

std::vector<DeclaredSupply> readSupplies(const Node& node, Values& values)
{
    std::vector<DeclaredSupply> supplies;
    forEachPlayer(node, "supplies", values, [&](Colour player, const Node& value) {
        if (value.isMapping()) {
            for (const auto& [figure, number] : value.entries())
                if (const auto count = values.integer(number, 0, mostFigures))
                    supplies.push_back({player, figure.text(), *count, number.place()});
        } else if (const auto count = values.integer(value, 0, mostFigures)) {
            supplies.push_back({player, "meeple", *count, value.place()});
        }
    });
    return supplies;
}

std::vector<DeclaredTokens> readTokens(const Node& node, Values& values)
{
    std::vector<DeclaredTokens> tokens;
    forEachPlayer(node, "tokens", values, [&](Colour player, const Node& value) {
        if (!value.isMapping())
            return values.fault(value.place(), "tokens are written by kind", "write {wine: 2, cloth: 1}");
        for (const auto& [token, number] : value.entries())
            if (const auto count = values.integer(number, 0, mostTokens))
                tokens.push_back({player, {token.text(), token.place()}, *count});
    });
    return tokens;
}

std::vector<DeclaredTokenPile> readTokenPiles(const Node& node, Values& values)
{
    std::vector<DeclaredTokenPile> piles;
    for (const Node& item : values.list(node, "tokens on tiles")) {
        Fields fields(item, "tokens on a tile", values);
        const auto at = fields.requiredSquare("at");
        const auto token = fields.requiredName("token");
        const int count = fields.integer("count", 0, mostTokens).value_or(1);
        fields.finish();
        if (at && token)
            piles.push_back({*at, *token, count});
    }
    return piles;
}

DeclaredPosition readPosition(const Node& node, Values& values)
{
    DeclaredPosition position;
    position.place = node.place();
    position.toPlayPlace = node.place();
    Fields fields(node, "a position", values);
    if (const Node* tiles = fields.required("tiles"))
        position.tiles = readTiles(*tiles, values);
    readPieces(fields, values, position);
    readAsides(fields, values, position);
    if (const Node* pile = fields.node("pile"))
        readPile(*pile, values, position);
    position.cards = fields.names("cards");
    if (const Node* toPlay = fields.node("to play")) {
        position.toPlay = values.player(*toPlay);
        position.toPlayPlace = toPlay->place();
    }
    position.turnNumber = fields.integer("turn number", 1, engine::lastTurn).value_or(1);
    fields.finish();
    return position;
}

} // namespace glossator::cases
