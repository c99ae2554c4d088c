// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/fairy/fairy_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

bool has(const Options& options, Action action)
{
    return std::ranges::any_of(options, [&](const Option& option) { return option.action == action; });
}

/// Whether a feature was finished by the tile just placed and is going to be scored.
bool isAboutToBeScored(const Board& board, FeatureId feature)
{
    const FeatureKind kind = board.node(feature).kind;
    return kind != FeatureKind::Field && kind != FeatureKind::Area && board.isFinished(feature);
}

} // namespace

/// The clauses that follow from one event; a visitor of Event::What.
class FairyRules::Annotator
{
public:
    Annotator(const FairyRules& rules, const Game& game, const State& state, Citations& cites)
        : m_rules(rules), m_game(game), m_state(state), m_cites(cites)
    {
    }

    void operator()(const GameBegan&) const { cite({"exp3-fairy-beside-board", "exp3-fairy-neutral"}); }
    /// A further part of a turn is no start of a turn.
    void operator()(const TurnBegan& began) const
    {
        const FigureId companion = m_rules.companionOf(m_state);
        if (m_game.isInDoubleTurn(m_state) && companion != none &&
            m_state.figures[static_cast<std::size_t>(companion)].owner == began.player)
            cite({"exp3-fairy-double-turn"});
    }
    /// What the player could have done instead; the decision is still open.
    void operator()(const Chosen& chosen) const
    {
        const Action action = chosen.option.action;
        if (action != Action::MoveBeside && action != Action::TakeBack)
            return;
        Options options;
        m_game.options(m_state, options);
        if (has(options, Action::MoveBeside) && has(options, Action::TakeBack))
            cite({"exp3-fairy-not-with-abbot"});
        if (action == Action::MoveBeside && !has(options, Action::Deploy))
            cite({"exp3-fairy-without-placing"});
    }
    /// Her tile keeps nobody from a feature.
    void operator()(const FigureDeployed& deployed) const
    {
        const TileId tile = m_rules.tileLeftTo(m_state);
        bool isBeside = false;
        m_state.board.forEachPart(deployed.feature, [&](FeatureId part) {
            isBeside = isBeside || m_state.board.node(part).tile == tile;
        });
        if (tile != none && isBeside)
            cite({"exp3-fairy-no-meeple"});
    }
    void operator()(const FigureMoved& moved) const
    {
        if (moved.figure != m_rules.fairyOf(m_state))
            return;
        if (moved.to.kind == PlaceKind::OnTile && m_state.phase != Phase::Final)
            cite({"exp3-fairy-stays", "exp3-fairy-unassigned"});
        if (moved.to.kind == PlaceKind::WithFigure && isAboutToBeScored(m_state.board, placeOfCompanion()))
            cite({"exp3-fairy-move-before-scoring"});
    }
    void operator()(const Scored& scored) const
    {
        if (scored.feature == none || m_rules.companionOf(m_state) == none)
            return;
        const FeatureId place = placeOfCompanion();
        if (m_state.board.rootOf(place) == m_state.board.rootOf(scored.feature))
            cite({"exp3-fairy-no-meeple"});
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void cite(std::initializer_list<Clause> clauses) const { add(m_cites, clauses); }
    [[nodiscard]] FeatureId placeOfCompanion() const
    {
        return m_state.figures[static_cast<std::size_t>(m_rules.companionOf(m_state))].place.index;
    }

    const FairyRules& m_rules;
    const Game& m_game;
    const State& m_state;
    Citations& m_cites;
};

void FairyRules::annotate(const Game& game, const State& state, Event& event) const
{
    std::visit(Annotator(*this, game, state, event.cites), event.what);
}

/// The core only knows that a figure is not among the options; here it is known why.
void FairyRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    if (option.action != Action::MoveBeside || option.figureKind != m_fairy)
        return;
    const bool isAfterFigure = refusal.reason == Reason::StepUsed || refusal.reason == Reason::NotAsked;
    if (isAfterFigure && state.turn.figuresPlaced > 0)
        refusal.cites.emplace_back("exp3-fairy-instead");
    const bool isFigure =
        option.figure >= 0 && static_cast<std::size_t>(option.figure) < state.figures.size();
    if (refusal.reason != Reason::NotAvailable || !isFigure)
        return;
    const Figure& figure = state.figures[static_cast<std::size_t>(option.figure)];
    refusal.cites.emplace_back("exp3-fairy-beside-meeple");
    if (!game.kindOf(figure).follower)
        refusal.cites.emplace_back("exp3-fairy-not-builder-pig");
    else if (figure.owner != state.turn.player)
        refusal.reason = Reason::NotYours;
}

} // namespace glossator::engine::rules
