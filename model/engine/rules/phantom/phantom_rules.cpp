// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/phantom/phantom_rules.h"

#include "model/engine/rules/clause_table.h"
#include "model/engine/setup.h"

namespace glossator::engine::rules {

bool PhantomRules::actsAt(Moment moment) const
{
    return moment == Moment::TilePlaced || moment == Moment::FigureDeployed || moment == Moment::Veto ||
           moment == Moment::Annotate;
}

std::vector<FigureKindSpec> PhantomRules::figureKinds() const
{
    return {{std::string(phantomId),
             1,
             {FeatureKind::City, FeatureKind::Road, FeatureKind::Field, FeatureKind::Monastery}}};
}

void PhantomRules::bind(const Game& game, std::uint8_t, std::size_t firstWord)
{
    m_firstWord = firstWord;
    m_phantom = game.figureKind(phantomId).value();
}

void PhantomRules::setUp(Setup& setup) const
{
    setup.giveEach(phantomId, 1, {PlaceKind::Supply, nobody, none});
}

void PhantomRules::tilePlaced(Play& play, TileId) const
{
    play.state().words[m_firstWord] = 0;
}

/// The phantom is none of the meeples that a tile allows: once all of these are placed, a step of its own
/// follows; where it comes earlier, no other figure does.
void PhantomRules::figureDeployed(Play& play, FigureId figure) const
{
    State& state = play.state();
    TurnState& turn = state.turn;
    const Figure& placed = state.figures[static_cast<std::size_t>(figure)];
    if (placed.kind == m_phantom) {
        turn.figuresAllowed = turn.figuresPlaced;
        return;
    }
    if (!play.game().kindOf(placed).follower || turn.figuresPlaced < turn.figuresAllowed ||
        findInSupply(state, turn.player, m_phantom) == none)
        return;
    state.words[m_firstWord] = 1;
    turn.figuresAllowed = static_cast<std::uint8_t>(turn.figuresPlaced + 1);
}

bool PhantomRules::mayVeto(const State& state) const
{
    return state.decision.topic == Topic::Wood && state.turn.figuresPlaced > 0;
}

/// The phantom follows a figure only on the new tile.
std::optional<Refusal> PhantomRules::veto(const Game&, const State& state, const Option& option) const
{
    const bool isAllowed = isPhantom(option) ? state.board.node(option.feature).tile == state.turn.newTile
                                             : !isPhantomsStep(state);
    if (option.action == Action::Pass || isAllowed)
        return {};
    return Refusal{Reason::StepUsed, {}};
}

void PhantomRules::annotate(const Game&, const State& state, Event& event) const
{
    if (std::holds_alternative<GameBegan>(event.what))
        add(event.cites, {"phan-setup-one-each"});
    const auto* deployed = std::get_if<FigureDeployed>(&event.what);
    if (deployed == nullptr || state.figures[static_cast<std::size_t>(deployed->figure)].kind != m_phantom)
        return;
    add(event.cites, {"phan-like-a-meeple"});
    if (state.turn.figuresPlaced > 1)
        add(event.cites, {"phan-second-figure", "phan-other-feature"});
    else
        add(event.cites, {"phan-alone"});
}

void PhantomRules::cite(const Game&, const State& state, const Option& option, Refusal& refusal) const
{
    const bool isAsked = isPhantomsStep(state) || (isPhantom(option) && state.turn.figuresPlaced > 0);
    if (state.decision.topic != Topic::Wood || !isAsked || option.action == Action::Pass)
        return;
    if (refusal.reason == Reason::StepUsed)
        add(refusal.cites, {"phan-second-figure"});
    else if (isPhantom(option))
        add(refusal.cites, {"phan-other-feature"});
}

} // namespace glossator::engine::rules
