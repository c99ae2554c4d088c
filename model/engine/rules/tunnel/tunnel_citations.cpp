// SPDX-License-Identifier: GPL-3.0-or-later
// The names of what is asked, the clauses that events of a game with tunnels follow, and why something is not
// among the options.
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/tunnel/tunnel_rules.h"

#include <array>

namespace glossator::engine::rules {

namespace {

/// Nobody has more of them.
constexpr std::array<std::string_view, 3> colourNames{"first colour", "second colour", "third colour"};

} // namespace

std::string_view TunnelRules::topicName(std::uint8_t code) const
{
    return static_cast<Question>(code) == Question::Opening ? "tunnel" : "which colour";
}

std::span<const std::string_view> TunnelRules::answerNames(std::uint8_t code) const
{
    if (static_cast<Question>(code) == Question::Colour)
        return colourNames;
    return {};
}

void TunnelRules::annotate(const Game& game, const State& state, Event& event) const
{
    const auto cite = [&](std::initializer_list<Clause> clauses) { add(event.cites, clauses); };
    if (std::holds_alternative<GameBegan>(event.what)) {
        cite({"tunnel-setup-four-tiles", "tunnel-setup-tokens"});
        if (game.players() == 2)
            cite({"tunnel-setup-two-players"});
        if (game.players() == 3)
            cite({"tunnel-setup-three-players"});
    }
    if (const auto* chosen = std::get_if<Chosen>(&event.what))
        if (chosen->option.action == Action::Pass && state.decision.topic == Topic::OfModule &&
            state.decision.module == m_number)
            cite({"tunnel-claim-one"});
    const auto* scored = std::get_if<Scored>(&event.what);
    if (scored == nullptr || scored->feature == none)
        return;
    bool hasOpening = false;
    bool hasFree = false;
    bool isOthers = false;
    state.board.forEachPart(scored->feature, [&](FeatureId part) {
        if (!isOpening(game, state, part))
            return;
        hasOpening = true;
        hasFree = hasFree || !isClaimed(state, part);
        for (int token = 0; token < colours * tokensEach; ++token)
            if (state.words[wordOf(0, token)] == part + 1)
                isOthers = isOthers || token / tokensEach % game.players() != scored->player;
    });
    if (hasOpening && state.board.isFinished(scored->feature))
        cite({"tunnel-score-visible", "tunnel-goes-on"});
    if (isOthers && state.board.isFinished(scored->feature))
        cite({"tunnel-for-everybody"});
    if (hasFree)
        cite({"tunnel-road-open"});
}

Refusal TunnelRules::explain(const Game& game, const State& state, const Option& option) const
{
    if (option.action == Action::PickFeature && isOpening(game, state, option.feature))
        return {Reason::FeatureOccupied, {"tunnel-claim-unclaimed"}};
    return {Reason::NotAvailable, {"tunnel-claim-unclaimed"}};
}

/// A token is put down after the meeples; what is tried before, or once more, is refused.
void TunnelRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    if (state.decision.topic != Topic::Wood || option.action != Action::PutToken || option.token != m_token)
        return;
    if (!hasPlaced(state)) {
        refusal.cites.emplace_back("tunnel-claim-fn-when");
        return;
    }
    refusal.reason = Reason::StepUsed;
    refusal.cites.emplace_back("tunnel-claim-one");
    if (game.isInDoubleTurn(state))
        add(refusal.cites, {"msg-fn-once-tunnel", "msg-fn-once-per-double-turn"});
}

/// Which opening a token lies on, and its colour, is known only where it was put there in the game.
std::vector<std::string> TunnelRules::faults(const Game&, const State& state) const
{
    int lying = 0;
    for (const TokenPile& pile : state.tokenPiles)
        lying += pile.kind == m_token ? pile.count : 0;
    int known = 0;
    for (int colour = 0; colour < colours; ++colour)
        known += tokensOut(state, colour);
    if (lying == known)
        return {};
    return {"tunnel tokens lie on the board whose openings are not told; let the case put them down"};
}

} // namespace glossator::engine::rules
