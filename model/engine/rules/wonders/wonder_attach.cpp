// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_rules.h"

namespace glossator::engine::rules {

namespace {

Task placeTask()
{
    Task task;
    task.kind = TaskKind::PlaceTile;
    return task;
}

/// Whether the waiting tile fits somewhere once the tile in hand lies at the placement.
bool makesRoom(const Game& game, const State& state, const Option& option, KindId waiting)
{
    Board board = state.board;
    board.place(game.tiles(), option.kind, {option.square, option.turn}, state.turn.number);
    return board.fitsAnywhere(game.tiles(), waiting);
}

} // namespace

/// A waiting wonder takes the place of the draw. Where it fits nowhere, tiles are drawn until one makes
/// room for it (woh-attach-no-fit-draw, -discard, -repeat).
bool WonderRules::beforeDraw(Play& play) const
{
    State& state = play.state();
    const std::int16_t waiting = m_wonders.waitingFor(state, state.turn.player);
    if (waiting == none)
        return drawForChoice(play);
    if (!state.board.fitsAnywhere(play.tiles(), state.aside[static_cast<std::size_t>(waiting)].kind)) {
        setHelping(state, true);
        return false;
    }
    play.takeInHand(waiting);
    play.next(placeTask());
    return true;
}

std::optional<Refusal> WonderRules::veto(const Game& game, const State& state, const Option& option) const
{
    if (!isHelping(state) || option.action != Action::PlaceTile || m_wonders.isWonder(option.kind))
        return {};
    const std::int16_t waiting = m_wonders.waitingFor(state, state.turn.player);
    if (waiting == none ||
        makesRoom(game, state, option, state.aside[static_cast<std::size_t>(waiting)].kind))
        return {};
    return Refusal{Reason::MakesNoRoom, {"woh-attach-no-fit-draw"}};
}

void WonderRules::tilePlaced(Play& play, TileId tile) const
{
    State& state = play.state();
    if (m_wonders.isWonder(state.board.tile(tile).kind)) {
        setHelping(state, false);
        mark(play, tile);
        state.turn.figuresAllowed = 2;
        return;
    }
    if (!isHelping(state))
        return;
    play.takeInHand(m_wonders.waitingFor(state, state.turn.player));
    play.next(placeTask());
}

void WonderRules::mark(Play& play, TileId tile) const
{
    const FigureId marker = findInSupply(play.state(), play.state().turn.player, m_meeple);
    if (marker != none)
        play.moveFigure(marker,
                        {PlaceKind::OnFeature, nobody, m_wonders.areaOf(play.tiles(), play.state(), tile)},
                        {"woh-attach-must-mark", "woh-attach-marker-centre", "woh-attach-marker-permanent",
                         "woh-setup-marker-purpose"});
}

} // namespace glossator::engine::rules
