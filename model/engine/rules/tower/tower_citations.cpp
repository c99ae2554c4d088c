// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with towers follow, and why something is not among the options.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/rules/tower/tower_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

bool isFigure(const State& state, FigureId figure)
{
    return figure >= 0 && static_cast<std::size_t>(figure) < state.figures.size();
}

void refuse(Refusal& refusal, Reason reason, Clause clause)
{
    refusal.reason = reason;
    refusal.cites.push_back(clause);
}

} // namespace

/// The clauses that follow from one event; a visitor of Event::What.
class TowerRules::Annotator
{
public:
    Annotator(const TowerRules& rules, const Game& game, const State& state, Citations& cites)
        : m_rules(rules), m_game(game), m_state(state), m_cites(cites)
    {
    }

    void operator()(const GameBegan&) const
    {
        cite({"exp4-setup-eighteen-tiles", "exp4-setup-shuffle", "exp4-setup-pieces"});
        if (m_rules.piecesOf(m_game, m_state, nobody) > 0)
            cite({"exp4-setup-rest-box"});
    }
    void operator()(const Chosen& chosen) const
    {
        const Decision& asked = m_state.decision;
        if (asked.topic == Topic::OfModule && asked.module == m_rules.m_number &&
            chosen.option.action == Action::Pass)
            cite({"exp4-capture-optional"});
    }
    /// A prisoner who was just bought back can be the figure that is placed.
    void operator()(const FigureDeployed& deployed) const
    {
        const Figure& placed = m_state.figures[static_cast<std::size_t>(deployed.figure)];
        if (m_rules.hasPaidRansom(m_state) && findInSupply(m_state, placed.owner, placed.kind) == none)
            cite({"exp4-ransom-free-at-once"});
    }
    void operator()(const GameEnded&) const
    {
        if (std::ranges::any_of(m_state.tokenPiles, [&](const TokenPile& pile) {
                return pile.kind == m_rules.m_piece && topOf(m_game, m_state, pile.tile) != none;
            }))
            cite({"exp4-top-stays"});
        if (std::ranges::any_of(m_state.figures,
                                [](const Figure& figure) { return figure.place.kind == PlaceKind::HeldBy; }))
            cite({"exp4-capture-prisoner-no-points"});
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void cite(std::initializer_list<Clause> clauses) const { add(m_cites, clauses); }

    const TowerRules& m_rules;
    const Game& m_game;
    const State& m_state;
    Citations& m_cites;
};

void TowerRules::annotate(const Game& game, const State& state, Event& event) const
{
    std::visit(Annotator(*this, game, state, event.cites), event.what);
}

/// Why a figure cannot be captured, or exchanged.
Refusal TowerRules::explain(const Game& game, const State& state, const Option& option) const
{
    if (option.action != Action::PickFigure || !isFigure(state, option.figure))
        return {Reason::NotAvailable, {}};
    if (static_cast<Question>(state.decision.code) == Question::Exchange)
        return {Reason::NotAvailable, {"exp4-exchange-at-once"}};
    const Figure& figure = state.figures[static_cast<std::size_t>(option.figure)];
    if (isMarker(game, state, figure))
        return {Reason::NotAvailable, {"woh-x-exp4-marker-safe"}};
    if (!game.kindOf(figure).follower)
        return {Reason::NotAvailable, {"exp4-capture-meeples-only"}};
    const TileId tile = workplaceOf(game, state, figure);
    if (tile == none)
        return {Reason::NotAvailable, {}};
    Refusal refusal{Reason::OutOfReach, {"exp4-capture-lines"}};
    if (sightOf(game, state, capturingTower(state), tile).crossesWonder)
        refusal.cites.emplace_back("woh-x-exp4-one-tile");
    return refusal;
}

/// The core only knows that something is not among the options; here it is known why.
void TowerRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    if (state.decision.topic != Topic::Wood || state.decision.who != state.turn.player)
        return;
    if (option.action == Action::PutToken && option.token == m_piece)
        citeToken(game, state, option, refusal);
    else if (option.action == Action::PutFigure)
        citeFigure(game, state, option, refusal);
    else if (option.action == Action::BuyBack && isFigure(state, option.figure))
        citeRansom(game, state, option, refusal);
}

void TowerRules::citeToken(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    const TileId tile = state.board.tileAt(option.square);
    if (state.turn.figuresPlaced > 0)
        refusal.cites.emplace_back("exp4-build-instead");
    else if (!isFoundation(state, tile))
        refusal.cites.emplace_back("exp4-build-foundation");
    else if (topOf(game, state, tile) != none)
        refusal.cites.emplace_back("exp4-top-closes");
    else if (piecesOf(game, state, state.turn.player) == 0)
        refuse(refusal, Reason::SupplyEmpty, "exp4-build-own-piece");
}

void TowerRules::citeFigure(const Game& game, const State& state, const Option& option,
                            Refusal& refusal) const
{
    const TileId tile = state.board.tileAt(option.square);
    const bool isMeeple =
        option.figureKind < game.figureKinds().size() && game.figureKinds()[option.figureKind].follower;
    if (state.turn.figuresPlaced > 0 || !isMeeple)
        refusal.cites.emplace_back("exp4-top-instead");
    else if (tile == none || heightOf(state, tile) == 0)
        refusal.cites.emplace_back("exp4-top-needs-piece");
    else if (topOf(game, state, tile) != none)
        refusal.cites.emplace_back("exp4-top-closes");
    else if (findInSupply(state, state.turn.player, option.figureKind) == none)
        refusal.reason = Reason::SupplyEmpty;
}

void TowerRules::citeRansom(const Game& game, const State& state, const Option& option,
                            Refusal& refusal) const
{
    const Figure& figure = state.figures[static_cast<std::size_t>(option.figure)];
    const Player player = state.turn.player;
    if (figure.owner != player) {
        refuse(refusal, Reason::NotYours, "exp4-ransom-three-points");
    } else if (figure.place.kind != PlaceKind::HeldBy) {
        refusal.cites.emplace_back("exp4-ransom-three-points");
    } else if (hasPaidRansom(state)) {
        refuse(refusal, Reason::StepUsed, "exp4-ransom-own-turn");
        if (game.isInDoubleTurn(state))
            refusal.cites.emplace_back("msg-fn-once-ransom");
    } else if (state.turn.figuresPlaced > 0) {
        refuse(refusal, Reason::StepUsed, "exp4-ransom-fn-moment");
    } else if (payingFigures(state, player, ransom).empty()) {
        refuse(refusal, Reason::TooFewPoints, "exp4-ransom-too-few");
        if (state.points(player) >= ransom)
            refusal.cites.emplace_back("exp4-ransom-fn-one-figure");
    }
}

} // namespace glossator::engine::rules
