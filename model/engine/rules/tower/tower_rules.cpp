// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces, building, and the ransom.
#include "model/engine/rules/tower/tower_rules.h"

#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/setup.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr int piecesInBox = 30;
/// Pieces of each player, by the number of players.
constexpr std::array<int, maxPlayers + 1> piecesEach{0, 0, 10, 9, 7, 6, 5};

} // namespace

bool TowerRules::actsAt(Moment moment) const
{
    return moment == Moment::TurnBegins || moment == Moment::Wood || moment == Moment::Annotate;
}

std::vector<TokenKindSpec> TowerRules::tokenKinds() const
{
    return {{std::string(pieceId), piecesInBox}};
}

void TowerRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_piece = game.tokenKind(pieceId).value();
    m_isFoundation = kindsWithMark(game.tiles(), foundationMark);
}

void TowerRules::setUp(Setup& setup) const
{
    setup.giveEachTokens(m_piece, piecesEach.at(static_cast<std::size_t>(setup.game().players())));
}

void TowerRules::turnBegins(Play& play) const
{
    play.state().words[m_firstWord] = 0;
}

bool TowerRules::isFoundation(const State& state, TileId tile) const
{
    return tile != none && m_isFoundation[static_cast<std::size_t>(state.board.tile(tile).kind)];
}

FigureId TowerRules::topOf(const Game& game, const State& state, TileId tile)
{
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].place == Place{PlaceKind::OnTile, nobody, tile} &&
            !game.kindOf(state.figures[i]).neutral)
            return static_cast<FigureId>(i);
    return none;
}

int TowerRules::piecesOf(const Game& game, const State& state, Player player) const
{
    return state.tokens[game.tokenSlot(m_piece, player)];
}

void TowerRules::woodOptions(const Game& game, const State& state, Options& out) const
{
    const Player player = state.turn.player;
    if (state.turn.figuresPlaced > 0)
        return;
    if (!hasPaidRansom(state) && !payingFigures(state, player, ransom).empty())
        for (Player holder = 0; holder < game.players(); ++holder)
            addPrisoners(state, player, holder, out, Option::buyBack);
    const bool hasPiece = piecesOf(game, state, player) > 0;
    for (std::size_t i = 0; i < state.board.tiles().size(); ++i) {
        const auto tile = static_cast<TileId>(i);
        if (!isFoundation(state, tile) || topOf(game, state, tile) != none)
            continue;
        const Square square = state.board.tile(tile).square;
        if (hasPiece)
            out.push_back(Option::putToken(m_piece, square));
        for (std::size_t kind = 0; kind < game.figureKinds().size() && heightOf(state, tile) > 0; ++kind)
            if (game.figureKinds()[kind].follower &&
                findInSupply(state, player, static_cast<FigureKind>(kind)) != none)
                out.push_back(Option::putFigure(static_cast<FigureKind>(kind), square));
    }
}

bool TowerRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    const State& state = play.state();
    switch (option.action) {
    case Action::PutToken:
        if (option.token != m_piece)
            return false;
        build(play, state.board.tileAt(option.square));
        return true;
    case Action::PutFigure:
        if (!isFoundation(state, state.board.tileAt(option.square)))
            return false;
        stand(play, option.figureKind, state.board.tileAt(option.square));
        return true;
    case Action::BuyBack:
        buyBack(play, option.figure);
        return true;
    case Action::PickFigure:
        if (asked.topic != Topic::OfModule)
            return false;
        if (static_cast<Question>(asked.code) == Question::Capture)
            capture(play, option.figure);
        else
            exchange(play, option.figure);
        return true;
    default:
        return asked.topic == Topic::OfModule;
    }
}

void TowerRules::build(Play& play, TileId tile) const
{
    State& state = play.state();
    Citations cites{"exp4-build-instead"};
    if (play.isHeard()) {
        cites.emplace_back(heightOf(state, tile) == 0 ? "exp4-build-foundation" : "exp4-build-open-tower");
        if (tile != state.turn.newTile)
            cites.emplace_back("exp4-build-anywhere");
    }
    play.putToken(m_piece, state.turn.player, tile, std::move(cites));
    state.words[m_firstWord + 1] = tile + 1;
    askWhoIsCaptured(play);
}

void TowerRules::stand(Play& play, FigureKind kind, TileId tile) const
{
    State& state = play.state();
    ++state.turn.figuresPlaced;
    play.moveFigure(findInSupply(state, state.turn.player, kind), {PlaceKind::OnTile, nobody, tile},
                    {"exp4-top-instead", "exp4-top-closes"});
}

/// The wood step goes on afterwards, so that the figure can be placed.
void TowerRules::buyBack(Play& play, FigureId figure) const
{
    State& state = play.state();
    state.words[m_firstWord] = 1;
    play.next(Task::of(TaskKind::Wood));
    Task release = Task::of(TaskKind::OfModule);
    release.module = m_number;
    release.value = figure;
    play.next(release);
    const Figure& prisoner = state.figures[static_cast<std::size_t>(figure)];
    play.pay({prisoner.owner,
              prisoner.place.player,
              ransom,
              none,
              {"exp4-ransom-three-points", "exp4-ransom-own-turn", "exp4-ransom-captor"}});
}

/// A prisoner whose ransom is paid comes home.
void TowerRules::run(Play& play, const Task& task) const
{
    const FigureId figure = task.value;
    play.moveFigure(figure,
                    {PlaceKind::Supply, play.state().figures[static_cast<std::size_t>(figure)].owner, none},
                    {"exp4-ransom-free-at-once", "exp4-ransom-fn-moment"});
}

bool TowerRules::mayStand(const Game& game, const State& state, FigureKind kind, Place place) const
{
    if (!game.figureKinds()[kind].follower)
        return false;
    return place.kind == PlaceKind::HeldBy ||
           (place.kind == PlaceKind::OnTile && heightOf(state, place.index) > 0 &&
            topOf(game, state, place.index) == none);
}

std::vector<std::string> TowerRules::faults(const Game& game, const State& state) const
{
    std::vector<std::string> found;
    for (const TokenPile& pile : state.tokenPiles)
        if (pile.kind == m_piece && !isFoundation(state, pile.tile))
            found.emplace_back("a tower stands on a tile without a tower foundation");
    if (state.decision.topic == Topic::OfModule && state.decision.module == m_number)
        return found;
    const auto holds = [&](Player holder, Player owner) {
        return std::ranges::any_of(state.figures, [&](const Figure& figure) {
            return figure.owner == owner && figure.place == Place{PlaceKind::HeldBy, holder, none};
        });
    };
    for (Player one = 0; one < game.players(); ++one)
        for (Player other = 0; other < one; ++other)
            if (holds(one, other) && holds(other, one))
                found.push_back("players " + std::to_string(other + 1) + " and " + std::to_string(one + 1) +
                                " hold prisoners of each other, who would have been exchanged");
    return found;
}

} // namespace glossator::engine::rules
