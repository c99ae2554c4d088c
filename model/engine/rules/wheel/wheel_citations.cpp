// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with the wheel follow, and why something is not among the options.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/rules/wheel/wheel_rules.h"

namespace glossator::engine::rules {

/// The clauses that follow from one event; a visitor of Event::What.
class WheelRules::Annotator
{
public:
    Annotator(const WheelRules& rules, const Game& game, const State& state, Citations& cites)
        : m_rules(rules), m_game(game), m_state(state), m_cites(cites)
    {
    }

    void operator()(const GameBegan&) const
    {
        cite({"wheel-setup-board", "wheel-setup-tiles", "wheel-setup-crowns"});
    }
    void operator()(const FigureDeployed& deployed) const
    {
        if (m_rules.sectionAt(m_state, deployed.feature))
            cite({"wheel-crown-instead", "wheel-crown-one-each"});
    }
    void operator()(const Scored& scored) const
    {
        if (scored.feature == none)
            return;
        const TileId board = m_rules.boardOf(m_state);
        bool reaches = false;
        m_state.board.forEachPart(scored.feature, [&](FeatureId part) {
            reaches = reaches || m_state.board.node(part).tile == board;
        });
        if (reaches)
            cite({"wheel-setup-features"});
    }
    void operator()(const GameEnded&) const
    {
        for (std::size_t section = 0; section < sectionNames.size(); ++section)
            if (!followersOn(m_game, m_state, m_rules.areaOf(m_state, static_cast<Section>(section))).empty())
                return cite({"wheel-crown-end"});
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void cite(std::initializer_list<Clause> clauses) const { add(m_cites, clauses); }

    const WheelRules& m_rules;
    const Game& m_game;
    const State& m_state;
    Citations& m_cites;
};

void WheelRules::annotate(const Game& game, const State& state, Event& event) const
{
    std::visit(Annotator(*this, game, state, event.cites), event.what);
}

/// Why a figure cannot be lost to the plague.
Refusal WheelRules::explain(const Game&, const State& state, const Option& option) const
{
    Refusal refusal{Reason::NotAvailable, {"wheel-plague-one"}};
    if (option.action != Action::PickFigure || option.figure < 0 ||
        static_cast<std::size_t>(option.figure) >= state.figures.size())
        return refusal;
    const Place& place = state.figures[static_cast<std::size_t>(option.figure)].place;
    if (place.kind == PlaceKind::OnFeature && sectionAt(state, place.index))
        refusal.cites = {"wheel-plague-not-crown"};
    return refusal;
}

/// The core only knows that a crown space is not on the new tile; here it is known why it is not free.
void WheelRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    if (state.decision.topic != Topic::Wood || option.action != Action::Deploy ||
        !sectionAt(state, option.feature) || option.figureKind >= game.figureKinds().size())
        return;
    if (state.turn.figuresPlaced > 0) {
        refusal = {Reason::StepUsed, {"wheel-crown-instead"}};
        if (isWonder(game, state, state.turn.newTile))
            refusal.cites.emplace_back("woh-x-wheel-no-crown");
    } else if (!hasFreeCrown(game, state, option.feature)) {
        refusal = {Reason::FeatureOccupied, {"wheel-crown-one-each"}};
    } else if (!game.figureKinds()[option.figureKind].follower) {
        refusal = {Reason::WrongFeatureKind, {"wheel-crown-instead"}};
    } else {
        refusal = {Reason::SupplyEmpty, {"wheel-crown-instead"}};
    }
}

} // namespace glossator::engine::rules
