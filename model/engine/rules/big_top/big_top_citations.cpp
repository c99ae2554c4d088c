// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with a circus follow, and why something is not among the options.
#include "model/engine/rules/big_top/big_top_rules.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"

namespace glossator::engine::rules {

/// The clauses that follow from one event; a visitor of Event::What.
class BigTopRules::Annotator
{
public:
    Annotator(const BigTopRules& rules, const State& state, Citations& cites)
        : m_rules(rules), m_state(state), m_cites(cites)
    {
    }

    void operator()(const GameBegan&) const
    {
        cite({"exp10-setup-twenty-tiles", "exp10-setup-shuffle", "exp10-setup-ringmaster",
              "exp10-setup-beside-board"});
    }
    void operator()(const TilePlaced& placed) const
    {
        if (placed.player != nobody && m_rules.hasCircus(m_state, placed.tile))
            cite({"exp10-circus-as-usual"});
    }
    void operator()(const FigureDeployed& deployed) const
    {
        const FigureKind kind = m_state.figures[static_cast<std::size_t>(deployed.figure)].kind;
        if (kind == m_rules.m_ringmaster)
            cite({"exp10-ringmaster-as-meeple"});
        if (m_rules.hasCircus(m_state, m_state.board.node(deployed.feature).tile))
            cite({"exp10-circus-as-usual"});
    }
    /// Other rules may take an acrobat away.
    void operator()(const FigureMoved& moved) const
    {
        if (moved.from.kind == PlaceKind::OnTile && m_rules.hasAcrobats(m_state, moved.from.index) &&
            moved.to.kind == PlaceKind::HeldBy)
            cite({"exp10-acrobat-fn-captured"});
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void cite(std::initializer_list<Clause> clauses) const { add(m_cites, clauses); }

    const BigTopRules& m_rules;
    const State& m_state;
    Citations& m_cites;
};

void BigTopRules::annotate(const Game&, const State& state, Event& event) const
{
    std::visit(Annotator(*this, state, event.cites), event.what);
}

Refusal BigTopRules::explain(const Game&, const State&, const Option&) const
{
    return {Reason::NotAvailable, {"exp10-setup-animal-tokens"}};
}

/// The core only knows that something is not among the options; here it is known why.
void BigTopRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    if (state.decision.topic != Topic::Wood)
        return;
    if (option.action == Action::ScoreTile)
        citePyramid(game, state, option, refusal);
    else if (option.action == Action::PutFigure)
        citeAcrobat(game, state, option, refusal);
    else if (option.action == Action::Deploy && refusal.reason == Reason::WrongFeatureKind &&
             game.figureKinds()[option.figureKind].id == ringmasterId)
        refusal.cites.emplace_back("exp10-ringmaster-as-meeple");
}

void BigTopRules::citePyramid(const Game& game, const State& state, const Option& option,
                              Refusal& refusal) const
{
    const TileId tile = state.board.tileAt(option.square);
    if (!hasAcrobats(state, tile))
        return;
    if (state.turn.figuresPlaced > 0) {
        refusal.cites.emplace_back("exp10-pyramid-instead");
        if (isWonder(game, state, state.turn.newTile))
            refusal.cites.emplace_back("woh-x-exp10-no-pyramid-scoring");
    } else if (acrobatsOn(state, tile).size() < pyramidSize) {
        refusal.cites.emplace_back("exp10-pyramid-complete");
    }
}

void BigTopRules::citeAcrobat(const Game& game, const State& state, const Option& option,
                              Refusal& refusal) const
{
    const TileId tile = state.board.tileAt(option.square);
    if (hasCircus(state, tile))
        return refusal.cites.push_back("exp10-circus-as-usual");
    if (!hasAcrobats(state, tile))
        return;
    if (state.turn.figuresPlaced > 0) {
        refusal.cites.emplace_back("exp10-acrobat-instead");
        if (isWonder(game, state, state.turn.newTile))
            refusal.cites.emplace_back("woh-x-exp10-one-acrobat-instead");
    } else if (option.figureKind != m_meeple) {
        refusal.cites.emplace_back("exp10-acrobat-fn-normal-meeples");
    } else if (acrobatsOn(state, tile).size() == pyramidSize) {
        refusal.cites.emplace_back("exp10-acrobat-three");
    } else if (!state.board.areAdjoining(game.tiles(), tile, state.turn.newTile)) {
        refusal.reason = Reason::OutOfReach;
        refusal.cites.emplace_back("exp10-acrobat-where");
    } else {
        refusal.reason = Reason::SupplyEmpty;
    }
}

} // namespace glossator::engine::rules
