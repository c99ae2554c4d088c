// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with shepherds follow, and what is wrong with a declared position.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/hills_sheep/hills_sheep_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

/// The clauses that follow from one event; a visitor of Event::What.
class HillsSheepRules::Annotator
{
public:
    Annotator(const HillsSheepRules& rules, const Game& game, const State& state, Citations& cites)
        : m_rules(rules), m_game(game), m_state(state), m_cites(cites)
    {
    }

    void operator()(const GameBegan&) const
    {
        cite({"exp9-setup-eighteen-tiles", "exp9-setup-bag", "exp9-setup-tokens", "exp9-setup-shepherd"});
    }
    void operator()(const FigureDeployed& deployed) const
    {
        const Figure& figure = m_state.figures[static_cast<std::size_t>(deployed.figure)];
        if (figure.kind == m_rules.m_shepherd) {
            cite({"exp9-shepherd-instead"});
            if (m_state.board.isOccupiedFeature(deployed.feature))
                cite({"exp9-shepherd-with-farmers"});
        } else if (m_game.kindOf(figure).follower && m_rules.hasShepherd(m_state, deployed.feature)) {
            cite({"exp9-farmer-with-shepherd"});
        }
    }
    void operator()(const Chosen& chosen) const
    {
        const Decision& asked = m_state.decision;
        if (asked.topic != Topic::OfModule || asked.module != m_rules.m_number ||
            static_cast<Question>(asked.code) != Question::Flock)
            return;
        cite({"exp9-flock-extended"});
        if (m_state.turn.figuresPlaced > 0)
            cite({"exp9-flock-after-meeple"});
        if (chosen.option.answer == Stable)
            cite({"exp9-stable-points"});
    }
    void operator()(const Scored& scored) const
    {
        if (m_state.phase == Phase::Final && scored.feature != none &&
            m_rules.hasShepherd(m_state, scored.feature))
            cite({"exp9-shepherd-no-meeple"});
    }
    void operator()(const GameEnded&) const
    {
        if (std::ranges::any_of(m_state.figures,
                                [&](const Figure& figure) { return m_rules.isInField(figure); }))
            cite({"exp9-end-nothing"});
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void cite(std::initializer_list<Clause> clauses) const { add(m_cites, clauses); }

    const HillsSheepRules& m_rules;
    const Game& m_game;
    const State& m_state;
    Citations& m_cites;
};

void HillsSheepRules::annotate(const Game& game, const State& state, Event& event) const
{
    std::visit(Annotator(*this, game, state, event.cites), event.what);
}

Refusal HillsSheepRules::explain(const Game&, const State& state, const Option&) const
{
    const bool isDrawn = static_cast<Question>(state.decision.code) == Question::Token;
    return {Reason::NotAvailable, {isDrawn ? "exp9-setup-tokens" : "exp9-flock-extended"}};
}

/// Between the questions of this module a flock may have no sheep for a moment.
std::vector<std::string> HillsSheepRules::faults(const Game&, const State& state) const
{
    std::vector<std::string> found;
    if (state.decision.topic == Topic::OfModule && state.decision.module == m_number)
        return found;
    const auto isFlock = [&](const TokenPile& pile) {
        return pile.kind >= m_firstToken && pile.kind < m_firstToken + flockTokens.size();
    };
    for (const TokenPile& pile : state.tokenPiles) {
        if (!isFlock(pile))
            continue;
        if (pile.kind == tokenKind(wolf))
            found.emplace_back("a wolf stays on the board, which would go back into the bag at once");
        if (std::ranges::none_of(state.figures, [&](const Figure& figure) {
                return isInField(figure) && state.board.node(figure.place.index).tile == pile.tile;
            }))
            found.emplace_back("sheep lie on a tile without a shepherd");
    }
    for (const Figure& figure : state.figures)
        if (isInField(figure) && std::ranges::none_of(state.tokenPiles, [&](const TokenPile& pile) {
                return isFlock(pile) && pile.tile == state.board.node(figure.place.index).tile;
            }))
            found.push_back("the shepherd of player " + std::to_string(figure.owner + 1) + " has no sheep");
    return found;
}

} // namespace glossator::engine::rules
