// SPDX-License-Identifier: GPL-3.0-or-later
// Openings, the tokens on them, and the roads that they join.
#include "model/engine/rules/tunnel/tunnel_rules.h"

#include "model/engine/rules/clause_table.h"
#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

bool TunnelRules::actsAt(Moment moment) const
{
    return moment == Moment::TurnBegins || moment == Moment::WoodEnds || moment == Moment::Annotate;
}

/// A road goes on behind an opening.
void TunnelRules::prepareTiles(std::vector<TileKind>& kinds) const
{
    for (TileKind& kind : kinds)
        for (FeatureSpec& feature : kind.features)
            feature.openInside = static_cast<std::uint8_t>(std::ranges::count(feature.innerEnds, openingEnd));
}

std::vector<TokenKindSpec> TunnelRules::tokenKinds() const
{
    return {{std::string(tokenId), colours * tokensEach}};
}

void TunnelRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_token = game.tokenKind(tokenId).value();
}

int TunnelRules::coloursEach(const Game& game) const
{
    return game.players() <= 3 ? colours / game.players() : 1;
}

void TunnelRules::setUp(Setup& setup) const
{
    setup.giveEachTokens(m_token, coloursEach(setup.game()) * tokensEach);
}

void TunnelRules::turnBegins(Play& play) const
{
    play.state().words[m_firstWord] = 0;
}

bool TunnelRules::isOpening(const Game& game, const State& state, FeatureId feature) const
{
    return feature >= 0 && static_cast<std::size_t>(feature) < state.board.features().size() &&
           state.board.spec(game.tiles(), feature).openInside > 0;
}

bool TunnelRules::isClaimed(const State& state, FeatureId opening) const
{
    for (int token = 0; token < colours * tokensEach; ++token)
        if (state.words[wordOf(0, token)] == opening + 1)
            return true;
    return false;
}

std::vector<FeatureId> TunnelRules::freeOpenings(const Game& game, const State& state) const
{
    std::vector<FeatureId> found;
    for (std::size_t i = 0; i < state.board.features().size(); ++i)
        if (const auto feature = static_cast<FeatureId>(i);
            isOpening(game, state, feature) && !isClaimed(state, feature))
            found.push_back(feature);
    return found;
}

int TunnelRules::tokensOut(const State& state, int colour) const
{
    int out = 0;
    for (int token = 0; token < tokensEach; ++token)
        out += state.words[wordOf(colour, token)] != 0 ? 1 : 0;
    return out;
}

std::vector<int> TunnelRules::coloursLeft(const Game& game, const State& state, Player player) const
{
    std::vector<int> left;
    bool hasWhole = false;
    for (int nth = 0; nth < coloursEach(game); ++nth) {
        const int colour = player + nth * game.players();
        const int out = tokensOut(state, colour);
        if (out == tokensEach || (out == 0 && hasWhole))
            continue;
        hasWhole = hasWhole || out == 0;
        left.push_back(colour);
    }
    return left;
}

void TunnelRules::woodEnds(Play& play) const
{
    const State& state = play.state();
    const Player player = state.turn.player;
    if (coloursLeft(play.game(), state, player).empty() || freeOpenings(play.game(), state).empty())
        return;
    if (hasPlaced(state)) {
        play.tell([&] {
            Citations cites{"tunnel-claim-one"};
            if (play.game().isInDoubleTurn(state))
                add(cites, {"msg-fn-once-tunnel", "msg-fn-once-per-double-turn"});
            return Event{Withheld{player, none, Gift::Other}, std::move(cites)};
        });
        return;
    }
    Task ask = Task::of(TaskKind::OfModule);
    ask.module = m_number;
    play.next(ask);
}

void TunnelRules::run(Play& play, const Task&) const
{
    play.ask(
        {Topic::OfModule, play.state().turn.player, m_number, static_cast<std::uint8_t>(Question::Opening)});
}

void TunnelRules::options(const Game& game, const State& state, Options& out) const
{
    if (static_cast<Question>(state.decision.code) == Question::Colour) {
        for (const int colour : coloursLeft(game, state, state.turn.player))
            out.push_back(Option::pickAnswer(static_cast<std::uint8_t>(colour / game.players())));
        return;
    }
    for (const FeatureId opening : freeOpenings(game, state))
        out.push_back(Option::pickFeature(opening));
    out.push_back(Option::pass());
}

bool TunnelRules::choose(Play& play, const Decision& asked, const Option& option) const
{
    if (asked.topic != Topic::OfModule)
        return false;
    State& state = play.state();
    const Player player = state.turn.player;
    if (static_cast<Question>(asked.code) == Question::Colour) {
        put(play, static_cast<FeatureId>(picked(state)), player + option.answer * play.game().players());
        return true;
    }
    if (option.action == Action::Pass)
        return true;
    const std::vector<int> left = coloursLeft(play.game(), state, player);
    if (left.size() == 1) {
        put(play, option.feature, left.front());
        return true;
    }
    picked(state) = option.feature;
    play.ask({Topic::OfModule, player, m_number, static_cast<std::uint8_t>(Question::Colour)});
    return true;
}

/// The second token of a colour joins the roads at both.
void TunnelRules::put(Play& play, FeatureId opening, int colour) const
{
    State& state = play.state();
    const int out = tokensOut(state, colour);
    const TileId tile = state.board.node(opening).tile;
    Citations cites{"tunnel-claim-one", "tunnel-claim-unclaimed"};
    if (tile != state.turn.newTile)
        cites.emplace_back("tunnel-claim-any-tile");
    if (state.turn.figuresPlaced > 0)
        cites.emplace_back("tunnel-claim-besides-meeple");
    cites.emplace_back(out == 0 ? "tunnel-one-token-open" : "tunnel-pair-joins");
    state.words[m_firstWord] = 1;
    picked(state) = 0;
    state.words[wordOf(colour, out)] = opening + 1;
    if (out > 0) {
        const auto other = static_cast<FeatureId>(state.words[wordOf(colour, 0)] - 1);
        state.board.link(other, opening);
        state.turn.linked = opening;
    }
    play.putToken(m_token, state.turn.player, tile, std::move(cites));
}

} // namespace glossator::engine::rules
