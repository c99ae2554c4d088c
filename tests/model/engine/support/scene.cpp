// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/support/scene.h"

#include <algorithm>
#include <sstream>

namespace glossator::support {

using engine::PlaceKind;

namespace {

constexpr std::array<std::string_view, engine::maxPlayers> colours{"red",    "blue",  "green",
                                                                   "yellow", "black", "pink"};

engine::DeclaredTile tileFrom(const engine::Game& game, const std::vector<std::string>& word)
{
    engine::DeclaredTile tile{tileCalled(game, word.at(0)), squareAt(word.at(1)), 0};
    if (word.size() > 3)
        tile.turn = static_cast<engine::Turn>(std::stoi(word[3]));
    return tile;
}

engine::DeclaredFigure figureFrom(const engine::Game& game, std::vector<std::string> word)
{
    engine::DeclaredFigure figure;
    figure.owner = playerCalled(word.at(0));
    if (figure.owner == engine::nobody)
        word.insert(word.begin(), "nobody");
    if (game.figureKind(word.at(1))) {
        figure.kind = word[1];
        word.erase(word.begin() + 1);
    }
    if (word.at(1) == "on") {
        figure.place = PlaceKind::OnTile;
        figure.square = squareAt(word.at(2));
        return figure;
    }
    if (word.at(1) == "held") {
        figure.place = PlaceKind::HeldBy;
        figure.holder = playerCalled(word.at(2));
        return figure;
    }
    if (word.at(1) == "with") {
        figure.place = PlaceKind::WithFigure;
        word.erase(word.begin() + 1);
    }
    if (word.at(1) == "home") {
        figure.place = PlaceKind::Supply;
        return figure;
    }
    if (word.at(1) == "track") {
        figure.place = PlaceKind::OnTrack;
        figure.space = std::stoi(word.at(2));
        return figure;
    }
    if (word.at(1) == "beside") {
        figure.place = PlaceKind::BesideTrack;
        figure.space = std::stoi(word.at(2));
        return figure;
    }
    figure.feature = word.at(1);
    figure.square = squareAt(word.at(2));
    return figure;
}

engine::DeclaredAside asideFrom(const engine::Game& game, const std::vector<std::string>& word)
{
    engine::DeclaredAside aside{tileCalled(game, word.at(0)), PlaceKind::Display, engine::nobody};
    if (word.at(1) == "display")
        return aside;
    aside.place = word.at(1) == "kept" ? PlaceKind::Reserve : PlaceKind::InFront;
    aside.player = playerCalled(word.at(2));
    return aside;
}

engine::DeclaredSupply supplyFrom(const std::vector<std::string>& word)
{
    engine::DeclaredSupply supply;
    supply.player = playerCalled(word.at(0));
    if (word.size() > 2)
        supply.kind = word[1];
    supply.count = std::stoi(word.back());
    return supply;
}

} // namespace

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);)
        if (part.find_first_not_of(' ') != std::string::npos)
            parts.push_back(part);
    return parts;
}

std::vector<std::string> words(std::string_view text)
{
    return split(text, ' ');
}

engine::Player playerCalled(std::string_view colour)
{
    const auto found = std::find(colours.begin(), colours.end(), colour);
    return found == colours.end() ? engine::nobody : static_cast<engine::Player>(found - colours.begin());
}

std::string colourOf(engine::Player player)
{
    return player < 0 ? "nobody" : std::string(colours[static_cast<std::size_t>(player)]);
}

std::string tileCalled(const engine::Game& game, std::string_view name)
{
    const std::string ending = ":" + std::string(name);
    for (int kind = 0; kind < game.tiles().size(); ++kind) {
        const std::string& id = game.tiles()[static_cast<engine::KindId>(kind)].kind.id;
        if (id == name || id.ends_with(ending))
            return id;
    }
    return std::string(name);
}

engine::Square squareAt(std::string_view text)
{
    const auto numbers = split(text, ',');
    return {static_cast<std::int16_t>(std::stoi(numbers.at(0))),
            static_cast<std::int16_t>(std::stoi(numbers.at(1)))};
}

engine::Position positionOf(const Scene& scene, const engine::Game& game)
{
    engine::Position position;
    for (const std::string& tile : split(scene.tiles, ';'))
        position.tiles.push_back(tileFrom(game, words(tile)));
    for (const std::string& figure : split(scene.figures, ';'))
        position.figures.push_back(figureFrom(game, words(figure)));
    for (const std::string& card : split(scene.cards, ';'))
        position.cards.push_back(card.substr(card.find_first_not_of(' ')));
    for (const std::string& tile : split(scene.aside, ';'))
        position.aside.push_back(asideFrom(game, words(tile)));
    for (const std::string& supply : split(scene.supplies, ';'))
        position.supplies.push_back(supplyFrom(words(supply)));
    for (const std::string& tokens : split(scene.tokens, ';')) {
        const auto word = words(tokens);
        position.tokens.push_back({playerCalled(word.at(0)), word.at(1), std::stoi(word.at(2))});
    }
    for (const std::string& pile : split(scene.piles, ';')) {
        const auto word = words(pile);
        position.tokenPiles.push_back({squareAt(word.at(1)), word.at(0), std::stoi(word.at(2))});
    }
    for (const std::string& tile : split(scene.draws, ';'))
        position.order.push_back(tileCalled(game, words(tile).at(0)));
    position.onlyOrder = !position.order.empty();
    position.scores = scene.scores;
    position.toPlay = playerCalled(scene.toPlay);
    position.turnNumber = scene.turnNumber;
    return position;
}

} // namespace glossator::support
