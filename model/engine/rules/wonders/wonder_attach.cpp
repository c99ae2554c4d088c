// SPDX-License-Identifier: GPL-3.0-or-later
// A wonder that was gained goes on the board in place of a drawn tile, and is marked.
#include "model/engine/flow.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/wonders/wonder_figures.h"
#include "model/engine/rules/wonders/wonder_rules.h"

namespace glossator::engine::rules {

namespace {

/// Whether the waiting tile fits somewhere once the tile in hand lies at the placement.
bool makesRoom(const Game& game, const State& state, const Option& option, KindId waiting)
{
    Board board = state.board;
    board.place(game.tiles(), option.kind, {option.square, option.turn}, state.turn.number);
    return board.fitsAnywhere(game.tiles(), waiting);
}

/// A figure that an option takes from a supply: of whom, and of what kind.
struct Taken
{
    Player player = nobody;
    FigureKind kind = 0;
};

/// Nobody where the option takes none. Beside another figure goes one of the same player, or a neutral one.
Taken takenFromSupply(const State& state, const Option& option)
{
    const auto figure = static_cast<std::size_t>(option.figure);
    const bool hasFigure = option.figure >= 0 && figure < state.figures.size();
    switch (option.action) {
    case Action::Deploy:
    case Action::PutFigure:
        return {state.turn.player, option.figureKind};
    case Action::MoveBeside:
        return hasFigure ? Taken{state.figures[figure].owner, option.figureKind} : Taken{};
    case Action::PickFigure:
        return hasFigure && state.figures[figure].place.kind == PlaceKind::Supply
                   ? Taken{state.figures[figure].owner, state.figures[figure].kind}
                   : Taken{};
    default:
        return {};
    }
}

/// Figures that are no meeples do not go in place of the second meeple of a wonder.
Clause whyNoSecond(std::string_view figureKind)
{
    if (figureKind == "pig")
        return "woh-x-exp2-no-pig";
    return figureKind == "shepherd" ? "woh-x-exp9-no-shepherd" : "woh-x-exp2-no-builder";
}

} // namespace

void WonderRules::turnBegins(Play& play) const
{
    State& state = play.state();
    const WonderMemory memory = this->memory(state);
    memory.forgetTurn();
    if (!m_wonders.isAnyGained(state))
        return;
    memory.gained() = 1;
    rememberPoints(state);
    for (int w = 0; w < wonderCount; ++w)
        if (const auto wonder = static_cast<Wonder>(w);
            memory.isNew(wonder) && ownerOf(play.game(), state, wonder) == state.turn.player)
            memory.setNew(wonder, false);
}

/// A waiting wonder takes the place of the draw. Where it fits nowhere, tiles are drawn until one makes
/// room for it (woh-attach-no-fit-draw, -discard, -repeat).
bool WonderRules::beforeDraw(Play& play) const
{
    State& state = play.state();
    if (memory(state).gained() == 0)
        return false;
    const std::int16_t waiting = m_wonders.waitingFor(state, state.turn.player);
    if (waiting == none)
        return drawForChoice(play);
    if (canBePlaced(play.game(), state, state.aside[static_cast<std::size_t>(waiting)].kind)) {
        play.takeInHand(waiting);
        return true;
    }
    if (state.pile.size == 0 && memory(state).helping() == 0)
        return drawForChoice(play);
    memory(state).helping() = 1;
    return false;
}

/// Only a wonder that waits keeps its player from anything, and one that has a meeple already.
bool WonderRules::mayVeto(const State& state) const
{
    if (memory(state).gained() == 0)
        return false;
    return hasFirstMeeple(state) || memory(state).helper() != 0 || m_wonders.isAnyWaiting(state);
}

bool WonderRules::hasFirstMeeple(const State& state) const
{
    return state.turn.figuresPlaced > 0; // on an ordinary tile only the phantom follows a figure
}

std::optional<Refusal> WonderRules::veto(const Game& game, const State& state, const Option& option) const
{
    if (isKeptForMarker(state, option))
        return Refusal{Reason::FigureNeeded, whyKept()};
    if (isOnHelper(state, option))
        return Refusal{Reason::NotAvailable, {"woh-attach-no-fit-no-meeple"}};
    if (option.action == Action::Deploy && hasFirstMeeple(state) &&
        !game.figureKinds()[option.figureKind].follower)
        return Refusal{Reason::StepUsed, {whyNoSecond(game.figureKinds()[option.figureKind].id)}};
    if (memory(state).helping() == 0 || option.action != Action::PlaceTile || m_wonders.isWonder(option.kind))
        return {};
    const std::int16_t waiting = m_wonders.waitingFor(state, state.turn.player);
    if (makesRoom(game, state, option, state.aside[static_cast<std::size_t>(waiting)].kind))
        return {};
    return Refusal{Reason::MakesNoRoom, {"woh-attach-no-fit-draw"}};
}

bool WonderRules::isOnHelper(const State& state, const Option& option) const
{
    const int helper = memory(state).helper();
    return helper != 0 && option.action == Action::Deploy && option.feature != none &&
           state.board.node(option.feature).tile == helper - 1;
}

Citations WonderRules::whyKept() const
{
    return m_readings.twoWonders ? Citations{"woh-attach-must-mark", "woh-variant-second-mark"}
                                 : Citations{"woh-attach-must-mark"};
}

/// Each wonder that still waits needs a meeple of its owner to mark it, in the turns of others as well.
bool WonderRules::isKeptForMarker(const State& state, const Option& option) const
{
    const Taken taken = takenFromSupply(state, option);
    if (taken.player == nobody || taken.kind != m_marker)
        return false;
    const int waiting = m_wonders.countWaiting(state, taken.player);
    return waiting > 0 && countInSupply(state, taken.player, m_marker) <= waiting;
}

void WonderRules::tilePlaced(Play& play, TileId tile) const
{
    State& state = play.state();
    if (memory(state).gained() == 0)
        return;
    if (const auto wonder = m_wonders.wonderOf(state.board.tile(tile).kind)) {
        memory(state).helping() = 0;
        memory(state).setNew(*wonder, true);
        mark(play, tile);
        state.turn.figuresAllowed = 2;
        return;
    }
    const std::int16_t waiting = m_wonders.waitingFor(state, state.turn.player);
    if (memory(state).helping() == 0)
        return;
    memory(state).helper() = tile + 1;
    play.takeInHand(waiting);
    play.next(Task::of(TaskKind::PlaceTile));
}

void WonderRules::mark(Play& play, TileId tile) const
{
    const State& state = play.state();
    const Player player = state.turn.player;
    const FigureId marker = findInSupply(state, player, m_marker);
    if (marker == none)
        return;
    Citations cites{"woh-attach-marker-centre", "woh-attach-marker-permanent",
                    "woh-attach-marker-upside-down"};
    if (m_wonders.countOf(play.tiles(), state, player) > 0)
        cites.emplace_back("woh-variant-second-mark"); // with a single meeple of its own
    else
        add(cites, {"woh-attach-must-mark", "woh-setup-marker-purpose"});
    if (m_readings.marksWithPiece)
        cites.emplace_back("woh-setup-marker-any-piece");
    play.moveFigure(marker, {PlaceKind::OnFeature, nobody, m_wonders.areaOf(play.tiles(), state, tile)},
                    std::move(cites));
}

} // namespace glossator::engine::rules
