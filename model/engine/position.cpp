// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/position.h"

#include "model/engine/flow.h"
#include "model/engine/position_figures.h"
#include "model/engine/position_landscape.h"
#include "model/engine/position_limits.h"
#include "model/engine/position_piles.h"

namespace glossator::engine {

namespace {

void checkWhole(PositionDraft& draft)
{
    if (draft.position.toPlay < 0 || draft.position.toPlay >= draft.game.players())
        draft.fault(PositionPart::ToPlay, 0, "no such player is at the table", "name one of the players");
    for (const auto& module : draft.game.modules())
        for (std::string& what : module->faults(draft.game, draft.state))
            draft.fault(PositionPart::Whole, 0, std::move(what));
}

void assemble(PositionDraft& draft)
{
    PositionLandscape(draft).lay();
    PositionPiles piles(draft);
    piles.layAside();
    PositionFigures(draft).put();
    piles.orderPile();
    checkWhole(draft);
}

void beginTurn(const Game& game, const Position& position, State& state, Listener* listener)
{
    state.turn.number = static_cast<std::int16_t>(position.turnNumber - 1);
    Play play(game, state, listener);
    play.next(Task::turnOf(position.toPlay));
    Flow(play).run();
}

} // namespace

tl::expected<State, std::vector<PositionFault>> declare(const Game& game, const Position& position,
                                                        Listener* listener)
{
    if (std::vector<PositionFault> beyond = limitFaults(game, position); !beyond.empty())
        return tl::unexpected(std::move(beyond));
    PositionDraft draft(game, position);
    assemble(draft);
    if (!draft.faults.empty())
        return tl::unexpected(std::move(draft.faults));
    State state = std::move(draft.state);
    beginTurn(game, position, state, listener);
    return state;
}

} // namespace glossator::engine
