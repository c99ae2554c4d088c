// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/base/base_rules.h"
#include "model/engine/rules/base/base_score_citations.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

template <class What, std::size_t size>
using Table = std::array<ClauseRow<What>, size>;

FeatureKind kindOf(const State& state, FeatureId feature)
{
    return state.board.node(feature).kind;
}

// --- the turn

/// Other rules bring meeples of their own and put some of these elsewhere.
template <class Counts>
int countFirstPlayers(const Seen<GameBegan>& seen, Counts&& counts)
{
    return static_cast<int>(std::ranges::count_if(seen.state.figures, [&](const Figure& figure) {
        return figure.owner == 0 && seen.game.figureKinds()[figure.kind].id == "meeple" && counts(figure);
    }));
}

bool hasEightMeeples(const Seen<GameBegan>& seen)
{
    return countFirstPlayers(seen, [](const Figure&) { return true; }) == 8;
}

bool hasSevenInSupply(const Seen<GameBegan>& seen)
{
    return countFirstPlayers(
               seen, [](const Figure& figure) { return figure.place.kind == PlaceKind::Supply; }) == 7;
}

bool hasBoxOf72(const Seen<GameBegan>& seen)
{
    return seen.state.pile.size + static_cast<int>(seen.state.board.tiles().size()) == 72;
}

constexpr Table<GameBegan, 4> gameBegan{{
    {"base-setup-tile-count", hasBoxOf72},
    {"base-setup-eight-meeples", hasEightMeeples},
    {"base-setup-seven-in-supply", hasSevenInSupply},
    {"base-setup-scorer-at-zero", always},
}};

/// No rule has brought this turn, neither between the others nor after the last tile.
bool isOrdinary(const Seen<TurnBegan>& seen)
{
    return seen.what.number > 1 && seen.what.part == 0 && seen.state.turn.broughtBy == none &&
           seen.state.pile.size > 0;
}

constexpr Table<TurnBegan, 2> turnBegan{{
    {"base-turn-three-steps", always},
    {"base-turn-clockwise", isOrdinary},
}};

template <Phase phase>
bool begins(const Seen<PhaseBegan>& seen)
{
    return seen.what.phase == phase;
}

constexpr Table<PhaseBegan, 3> phaseBegan{{
    {"base-score-phase", begins<Phase::Score>},
    {"base-end-last-tile", begins<Phase::Final>},
    {"base-field-final-only", begins<Phase::Final>},
}};

constexpr Table<GameEnded, 2> gameEnded{{
    {"base-winner-most-points", always},
    {"base-winner-tie", [](const Seen<GameEnded>& seen) { return seen.what.winners.size() > 1; }},
}};

// --- tiles

bool isFirstDraw(const Seen<TileDrawn>& seen)
{
    return seen.state.turn.tilesDrawn == 1;
}

constexpr Table<TileDrawn, 1> tileDrawn{{{"base-draw-one-tile", isFirstDraw}}};

/// A tile can also leave the game where it fits, because some module forbids each of its places.
bool fitsNowhere(const Seen<TileDiscarded>& seen)
{
    return !seen.isExplained && !seen.state.board.fitsAnywhere(seen.game.tiles(), seen.what.kind);
}

constexpr Table<TileDiscarded, 1> tileDiscarded{{{"base-draw-no-fit", fitsNowhere}}};

bool isStart(const Seen<TilePlaced>& seen)
{
    return seen.what.player == nobody;
}

bool isInTurn(const Seen<TilePlaced>& seen)
{
    return seen.what.player != nobody;
}

constexpr Table<TilePlaced, 6> tilePlaced{{
    {"base-setup-start-tile", isStart},
    {"base-place-edge-match", isInTurn},
    {"base-place-touch-side", isInTurn},
    {"base-place-empty-square", isInTurn},
    {"base-place-any-turn", isInTurn},
    {"base-place-must-place", isInTurn},
}};

// --- figures

bool isFollower(const Game& game, const State& state, FigureId figure)
{
    return game.kindOf(state.figures[static_cast<std::size_t>(figure)]).follower;
}

template <FeatureKind kind>
bool isDeployedOn(const Seen<FigureDeployed>& seen)
{
    return kindOf(seen.state, seen.what.feature) == kind &&
           isFollower(seen.game, seen.state, seen.what.figure);
}

constexpr FeatureKinds ofBaseGame{FeatureKind::City, FeatureKind::Road, FeatureKind::Monastery,
                                  FeatureKind::Field};

bool isDeployed(const Seen<FigureDeployed>& seen)
{
    return ofBaseGame.has(kindOf(seen.state, seen.what.feature)) &&
           isFollower(seen.game, seen.state, seen.what.figure);
}

/// Other rules let a figure go to older tiles, and to where others stand.
bool isAsUsual(const Seen<FigureDeployed>& seen)
{
    return isDeployed(seen) && seen.state.board.node(seen.what.feature).tile == seen.state.turn.newTile;
}

bool isOnlyOne(const Seen<FigureDeployed>& seen)
{
    return isDeployed(seen) && seen.state.turn.figuresAllowed == 1;
}

constexpr Table<FigureDeployed, 9> figureDeployed{{
    {"base-meeple-may-place", isDeployed},
    {"base-meeple-new-tile-only", isAsUsual},
    {"base-meeple-from-supply", isDeployed},
    {"base-meeple-feature-unoccupied", isAsUsual},
    {"base-role-knight", isDeployedOn<FeatureKind::City>},
    {"base-role-highwayman", isDeployedOn<FeatureKind::Road>},
    {"base-role-monk", isDeployedOn<FeatureKind::Monastery>},
    {"base-role-farmer", isDeployedOn<FeatureKind::Field>},
    {"base-meeple-one-per-turn", isOnlyOne},
}};

/// Home for no other reason than that the feature is scored.
bool isScoredHome(const Seen<FigureMoved>& seen)
{
    return !seen.isExplained && seen.what.from.kind == PlaceKind::OnFeature &&
           seen.what.to.kind == PlaceKind::Supply && isFollower(seen.game, seen.state, seen.what.figure);
}

bool returns(const Seen<FigureMoved>& seen)
{
    return isScoredHome(seen) && seen.state.phase != Phase::Final;
}

bool returnsAtOnce(const Seen<FigureMoved>& seen)
{
    return returns(seen) && seen.state.board.node(seen.what.from.index).tile == seen.state.turn.newTile;
}

bool isRemoved(const Seen<FigureMoved>& seen)
{
    return isScoredHome(seen) && seen.state.phase == Phase::Final;
}

constexpr Table<FigureMoved, 3> figureMoved{{
    {"base-score-meeple-returns", returns},
    {"base-score-same-turn-return", returnsAtOnce},
    {"base-final-meeple-removed", isRemoved},
}};

bool passesWood(const Seen<Chosen>& seen)
{
    return seen.what.option.action == Action::Pass && seen.state.decision.topic == Topic::Wood;
}

constexpr Table<Chosen, 1> chosen{{{"base-meeple-may-place", passesWood}}};

// --- features

template <FeatureKind kind>
bool isFinished(const Seen<FeatureFinished>& seen)
{
    return kindOf(seen.state, seen.what.feature) == kind;
}

bool isFinishedAndFree(const Seen<FeatureFinished>& seen)
{
    return ofBaseGame.has(kindOf(seen.state, seen.what.feature)) &&
           !seen.state.board.isOccupiedFeature(seen.what.feature);
}

constexpr Table<FeatureFinished, 4> featureFinished{{
    {"base-city-finished", isFinished<FeatureKind::City>},
    {"base-road-finished", isFinished<FeatureKind::Road>},
    {"base-monastery-finished", isFinished<FeatureKind::Monastery>},
    {"base-score-occupied-only", isFinishedAndFree},
}};

/// Finds the table of an event.
class Annotator
{
public:
    Annotator(const Game& game, const State& state, Citations& cites)
        : m_game(game), m_state(state), m_cites(cites)
    {
    }
    void operator()(const GameBegan& what) { look(gameBegan, what); }
    void operator()(const TurnBegan& what) { look(turnBegan, what); }
    void operator()(const PhaseBegan& what) { look(phaseBegan, what); }
    void operator()(const TileDrawn& what) { look(tileDrawn, what); }
    void operator()(const TileDiscarded& what) { look(tileDiscarded, what); }
    void operator()(const TilePlaced& what) { look(tilePlaced, what); }
    void operator()(const TileMoved&) {}
    void operator()(const FigureDeployed& what) { look(figureDeployed, what); }
    void operator()(const FigureMoved& what) { look(figureMoved, what); }
    void operator()(const FeatureFinished& what) { look(featureFinished, what); }
    void operator()(const Scored& what) { citeScored(seen(what), m_cites); }
    void operator()(const Chosen& what) { look(chosen, what); }
    void operator()(const Withheld&) {}
    void operator()(const RoundEnded&) {}
    void operator()(const CardTurned&) {}
    void operator()(const TileActivated&) {}
    void operator()(const TokensMoved&) {}
    void operator()(const Paid&) {}
    void operator()(const Refused&) {}
    void operator()(const GameEnded& what) { look(gameEnded, what); }

private:
    template <class What>
    Seen<What> seen(const What& what) const
    {
        return {m_game, m_state, what, !m_cites.empty()};
    }
    template <class What, std::size_t size>
    void look(const Table<What, size>& table, const What& what)
    {
        rules::cite<What>(table, seen(what), m_cites);
    }

    const Game& m_game;
    const State& m_state;
    Citations& m_cites;
};

} // namespace

void BaseRules::annotate(const Game& game, const State& state, Event& event) const
{
    std::visit(Annotator(game, state, event.cites), event.what);
}

} // namespace glossator::engine::rules
