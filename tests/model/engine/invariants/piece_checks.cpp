// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/invariants/checks.h"

#include <algorithm>

namespace glossator::invariants {

using engine::Figure;
using engine::PlaceKind;

namespace {

bool isOnBoard(const engine::State& state, engine::FigureId figure)
{
    return figure >= 0 && static_cast<std::size_t>(figure) < state.figures.size() &&
           state.figures[static_cast<std::size_t>(figure)].place.kind == PlaceKind::OnFeature;
}

/// Whether a player's figure stands on tokens that lie on the tile.
bool isOnTokens(const engine::Game& game, const engine::State& state, const Figure& figure)
{
    return game.kindOf(figure).follower &&
           std::any_of(state.tokenPiles.begin(), state.tokenPiles.end(),
                       [&](const engine::TokenPile& pile) { return pile.tile == figure.place.index; });
}

bool isAcrobat(const engine::Game& game, const engine::State& state, const Figure& figure)
{
    const auto& marks = game.tiles()[state.board.tile(figure.place.index).kind].kind.marks;
    return game.kindOf(figure).follower &&
           std::find(marks.begin(), marks.end(), "acrobat-space") != marks.end() &&
           std::count_if(state.figures.begin(), state.figures.end(), [&](const Figure& other) {
               return other.place == figure.place && game.kindOf(other).follower;
           }) <= 3;
}

bool isPossible(const engine::Game& game, const engine::State& state, const Figure& figure)
{
    switch (figure.place.kind) {
    case PlaceKind::Supply:
        return figure.place.player == figure.owner && figure.place.index == engine::none;
    case PlaceKind::OnFeature: {
        const auto id = figure.place.index;
        if (id < 0 || static_cast<std::size_t>(id) >= state.board.features().size())
            return false;
        const engine::FeatureKind kind = state.board.node(id).kind;
        return kind == engine::FeatureKind::Area || game.figureKinds()[figure.kind].standsOn.has(kind);
    }
    case PlaceKind::WithFigure:
        return game.kindOf(figure).neutral && isOnBoard(state, figure.place.index);
    case PlaceKind::OnTile:
        return figure.place.index >= 0 &&
               static_cast<std::size_t>(figure.place.index) < state.board.tiles().size() &&
               (game.kindOf(figure).neutral || isOnTokens(game, state, figure) ||
                isAcrobat(game, state, figure));
    case PlaceKind::HeldBy:
        return game.kindOf(figure).follower && figure.place.player >= 0 &&
               figure.place.player < game.players() && figure.place.player != figure.owner;
    case PlaceKind::OnTrack:
        return figure.place.index >= 0;
    case PlaceKind::BesideTrack:
        return figure.place.index >= 0 && figure.place.index < 50 &&
               (!game.kindOf(figure).follower || figure.place.index % 5 == 0);
    case PlaceKind::OutOfGame: // a second scoring figure, once the sum is made
        return state.phase == engine::Phase::Over && game.kindOf(figure).strength == 0;
    default:
        return false;
    }
}

int startTiles(const engine::Game& game)
{
    int count = 0;
    for (engine::KindId kind = 0; kind < game.tiles().size(); ++kind)
        count += game.tiles()[kind].kind.count;
    return count;
}

} // namespace

std::string figureFaults(const engine::Game& game, const engine::State& state)
{
    std::string text;
    const engine::State box = game.unpack();
    if (box.figures.size() != state.figures.size())
        return "the number of figures has changed\n";
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (figure.kind != box.figures[i].kind || figure.owner != box.figures[i].owner)
            text += "figure " + std::to_string(i) + " is another one\n";
        if (!isPossible(game, state, figure))
            text += "figure " + std::to_string(i) + " is in an impossible place\n";
    }
    return text;
}

std::string tokenFaults(const engine::Game& game, const engine::State& state)
{
    std::string text;
    for (std::size_t kind = 0; kind < game.tokenKinds().size(); ++kind) {
        int count = 0;
        for (engine::Player holder = engine::nobody; holder < game.players(); ++holder)
            count += state.tokens[game.tokenSlot(static_cast<engine::TokenKind>(kind), holder)];
        for (const engine::TokenPile& pile : state.tokenPiles)
            count += pile.kind == kind ? pile.count : 0;
        if (count != game.tokenKinds()[kind].count)
            text += "tokens were lost or made: " + game.tokenKinds()[kind].id + "\n";
    }
    return text;
}

std::string pointFaults(const engine::Game& game, const engine::State& state, const Ledger& ledger)
{
    std::string text = ledger.faults();
    if (!state.bonuses.empty() && state.turn.now.part != engine::RoundPart::Features)
        text += "bonuses wait though no feature is being scored\n";
    for (engine::Player player = 0; player < game.players(); ++player)
        if (state.points(player) != ledger.points(player))
            text += "player " + std::to_string(player) + " has " + std::to_string(state.points(player)) +
                    " points, awarded were " + std::to_string(ledger.points(player)) + "\n";
    return text;
}

std::string moduleFaults(const engine::Game& game, const engine::State& state)
{
    std::string text;
    for (const auto& module : game.modules())
        for (const std::string& fault : module->faults(game, state))
            text += fault + "\n";
    return text;
}

std::string tileFaults(const engine::Game& game, const engine::State& state, const Ledger& ledger)
{
    const engine::State box = game.unpack();
    const int unused = startTiles(game) - box.pile.size - static_cast<int>(box.aside.size());
    int inPile = 0;
    for (const std::uint8_t count : state.pile.counts)
        inPile += count;
    const bool inHand = state.turn.tileInHand != engine::none && state.turn.fromAside == engine::none;
    const int found = inPile + static_cast<int>(state.board.tiles().size() + state.aside.size()) +
                      ledger.discarded() + unused + (inHand ? 1 : 0);
    std::string text;
    if (inPile != state.pile.size)
        text += "the pile's size is not the sum of its counts\n";
    if (found != startTiles(game))
        text += std::to_string(found) + " tiles instead of " + std::to_string(startTiles(game)) + "\n";
    return text;
}

} // namespace glossator::invariants
