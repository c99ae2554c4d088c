// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/position_builder.h"

#include <algorithm>

namespace glossator::cases {

namespace {

using engine::PlaceKind;
using engine::PositionPart;

/// The index of the square of a tile that lies on a square of the board, or none.
int squareIndex(const engine::CompiledKind& kind, const DeclaredTile& tile, engine::Square at)
{
    const auto& squares = kind.turns[tile.turn & 3];
    for (std::size_t i = 0; i < squares.size(); ++i)
        if (tile.at.x + squares[i].offset.x == at.x && tile.at.y + squares[i].offset.y == at.y)
            return static_cast<int>(i);
    return engine::none;
}

} // namespace

PositionBuilder::PositionBuilder(const engine::Game& game, const Case& theCase, sources::Faults& faults)
    : m_game(game), m_case(theCase), m_declared(*theCase.position), m_names(game, theCase.players),
      m_faults(faults)
{
}

std::optional<engine::State> PositionBuilder::build(engine::Listener& listener)
{
    const std::size_t before = m_faults.size();
    addTiles();
    addFigures();
    addAside();
    addSupplies();
    addTokens();
    addTokenPiles();
    addScores();
    addPile();
    addCards();
    addToPlay();
    if (m_faults.size() > before)
        return std::nullopt;
    auto state = engine::declare(m_game, m_position, &listener);
    if (state)
        return std::move(*state);
    for (const engine::PositionFault& fault : state.error())
        note(fault);
    return std::nullopt;
}

void PositionBuilder::addTiles()
{
    for (const DeclaredTile& tile : m_declared.tiles)
        m_position.tiles.push_back({tile.tile, tile.at, tile.turn});
}

void PositionBuilder::addFigures()
{
    for (const DeclaredFigure& figure : m_declared.figures)
        addFigure(figure);
}

void PositionBuilder::addFigure(const DeclaredFigure& figure)
{
    engine::DeclaredFigure declared;
    declared.owner = figure.player ? m_names.player(*figure.player) : engine::nobody;
    declared.kind = figure.figure;
    declared.place = figure.where;
    declared.square = figure.at;
    declared.space = figure.space;
    if (figure.holder)
        declared.holder = m_names.player(*figure.holder);
    if (figure.where == PlaceKind::OnFeature || figure.where == PlaceKind::WithFigure)
        declared.feature = featureName(figure);
    for (int i = 0; i < figure.count; ++i) {
        m_position.figures.push_back(declared);
        m_figurePlaces.push_back(figure.place);
    }
}

std::string PositionBuilder::featureName(const DeclaredFigure& figure)
{
    for (const DeclaredTile& tile : m_declared.tiles) {
        const auto id = m_game.tiles().find(tile.tile);
        const int square = id ? squareIndex(m_game.tiles()[*id], tile, figure.at) : engine::none;
        if (square == engine::none)
            continue;
        const engine::TileKind& kind = m_game.tiles()[*id].kind;
        const auto found = featuresNamed(kind, square, figure.on);
        if (found.size() == 1)
            return kind.features[found.front()].name;
        const std::string what = found.empty()
                                     ? "the tile " + kind.id + " has no feature \"" + figure.on + "\""
                                     : "\"" + figure.on + "\" is not one feature here";
        m_faults.push_back({figure.place, what, "its features are " + featureList(kind)});
        return figure.on;
    }
    return figure.on;
}

/// What is not said of the display is as the setup makes it, without the tiles that lie elsewhere.
void PositionBuilder::addAside()
{
    const auto add = [&](const std::string& tile, PlaceKind where, engine::Player player,
                         const sources::Place& place) {
        m_position.aside.push_back({tile, where, player});
        m_asidePlaces.push_back(place);
    };
    for (const DeclaredAside& tile : m_declared.aside)
        add(tile.tile, tile.where, tile.player ? m_names.player(*tile.player) : engine::nobody, tile.place);
    m_position.onlyAside = m_declared.displayGiven;
    if (m_declared.displayGiven || m_position.aside.empty())
        return;
    const auto isElsewhere = [&](const std::string& id) {
        return std::any_of(m_declared.aside.begin(), m_declared.aside.end(),
                           [&](const auto& t) { return t.tile == id; }) ||
               std::any_of(m_declared.tiles.begin(), m_declared.tiles.end(),
                           [&](const auto& t) { return t.tile == id; });
    };
    for (const engine::TileAside& tile : m_game.unpack().aside)
        if (const std::string& id = m_game.tiles()[tile.kind].kind.id;
            tile.place.kind == PlaceKind::Display && !isElsewhere(id))
            add(id, PlaceKind::Display, engine::nobody, m_declared.place);
}

void PositionBuilder::addSupplies()
{
    for (const DeclaredSupply& supply : m_declared.supplies)
        m_position.supplies.push_back({m_names.player(supply.player), supply.figure, supply.count});
}

void PositionBuilder::addTokens()
{
    for (const DeclaredTokens& tokens : m_declared.tokens)
        if (const auto kind = m_names.tokenKind(tokens.token.text))
            m_position.tokens.push_back({m_names.player(tokens.player), tokens.token.text, tokens.count});
        else
            m_faults.push_back({tokens.token.place, kind.error().what, kind.error().right});
}

void PositionBuilder::addTokenPiles()
{
    for (const DeclaredTokenPile& pile : m_declared.tokenPiles)
        if (const auto kind = m_names.tokenKind(pile.token.text))
            m_position.tokenPiles.push_back({pile.at, pile.token.text, pile.count});
        else
            m_faults.push_back({pile.token.place, kind.error().what, kind.error().right});
}

void PositionBuilder::addScores()
{
    m_position.scores.assign(m_case.players.size(), 0);
    m_scorePlaces.assign(m_case.players.size(), m_declared.place);
    for (const DeclaredScore& score : m_declared.scores) {
        const auto seat = static_cast<std::size_t>(m_names.player(score.player));
        m_position.scores[seat] = score.points;
        m_scorePlaces[seat] = score.place;
    }
}

void PositionBuilder::addPile()
{
    for (const Name& tile : m_declared.next) {
        m_position.order.push_back(tile.text);
        m_orderPlaces.push_back(tile.place);
    }
    m_position.onlyOrder = m_declared.rest.has_value();
    if (!m_declared.rest)
        return;
    for (const Name& tile : *m_declared.rest) {
        m_position.rest.push_back(tile.text);
        m_orderPlaces.push_back(tile.place);
    }
}

void PositionBuilder::addCards()
{
    for (const Name& card : m_declared.cards)
        m_position.cards.push_back(card.text);
}

void PositionBuilder::addToPlay()
{
    m_position.toPlay = m_declared.toPlay ? m_names.player(*m_declared.toPlay) : engine::Player{0};
    m_position.turnNumber = m_declared.turnNumber;
}

void PositionBuilder::note(const engine::PositionFault& fault)
{
    m_faults.push_back({placeOf(fault), fault.what, fault.right});
}

sources::Place PositionBuilder::placeOf(const engine::PositionFault& fault) const
{
    const auto pick = [&](const std::vector<sources::Place>& places) {
        return fault.index < places.size() ? places[fault.index] : m_declared.place;
    };
    switch (fault.part) {
    case PositionPart::Tile:
        return fault.index < m_declared.tiles.size() ? m_declared.tiles[fault.index].place : m_declared.place;
    case PositionPart::Figure:
        return pick(m_figurePlaces);
    case PositionPart::Aside:
        return pick(m_asidePlaces);
    case PositionPart::Supply:
        return fault.index < m_declared.supplies.size() ? m_declared.supplies[fault.index].place
                                                        : m_declared.place;
    case PositionPart::Tokens:
        return fault.index < m_declared.tokens.size() ? m_declared.tokens[fault.index].token.place
                                                      : m_declared.place;
    case PositionPart::TokenPile:
        return fault.index < m_declared.tokenPiles.size() ? m_declared.tokenPiles[fault.index].token.place
                                                          : m_declared.place;
    case PositionPart::Score:
        return pick(m_scorePlaces);
    case PositionPart::Order:
        return pick(m_orderPlaces);
    case PositionPart::Card:
        return fault.index < m_declared.cards.size() ? m_declared.cards[fault.index].place : m_declared.place;
    case PositionPart::ToPlay:
        return m_declared.toPlayPlace;
    case PositionPart::Whole:
        break;
    }
    return m_declared.place;
}

} // namespace glossator::cases
