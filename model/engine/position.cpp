// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/position.h"

#include "model/engine/flow.h"
#include "model/engine/position_figures.h"
#include "model/engine/position_landscape.h"
#include "model/engine/position_limits.h"
#include "model/engine/position_piles.h"

#include <algorithm>

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

std::string inPile(int copies)
{
    return copies == 1 ? "this card is in the pile once"
                       : "this card is in the pile " + std::to_string(copies) + " times";
}

/// Each module's cards lie in the declared order on top of its pile.
void stackCards(PositionDraft& draft)
{
    std::vector<bool> isFound(draft.position.cards.size(), false);
    for (const auto& module : draft.game.modules()) {
        const auto names = module->cardNames();
        std::vector<std::uint8_t> cards;
        for (std::size_t i = 0; i < isFound.size(); ++i)
            if (const auto card = std::ranges::find(names, draft.position.cards[i]); card != names.end()) {
                const auto number = static_cast<std::uint8_t>(card - names.begin());
                if (const int copies = module->copiesOf(number); std::ranges::count(cards, number) >= copies)
                    draft.fault(PositionPart::Card, i, inPile(copies), "name it no more often");
                cards.push_back(number);
                isFound[i] = true;
            }
        if (!cards.empty())
            module->stackCards(draft.state, cards);
    }
    for (std::size_t i = 0; i < isFound.size(); ++i)
        if (!isFound[i])
            draft.fault(PositionPart::Card, i,
                        "no expansion of this game has a card \"" + draft.position.cards[i] + "\"",
                        "name the cards of its expansions");
}

void assemble(PositionDraft& draft)
{
    PositionLandscape(draft).lay();
    PositionPiles piles(draft);
    piles.layAside();
    PositionFigures(draft).put();
    piles.orderPile();
    stackCards(draft);
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
