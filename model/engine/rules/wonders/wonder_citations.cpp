// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

void add(Citations& cites, std::initializer_list<Clause> clauses)
{
    cites.insert(cites.end(), clauses.begin(), clauses.end());
}

void citeSetup(const Game& game, const State& state, bool twoWonders, Citations& cites)
{
    if (twoWonders)
        add(cites, {"woh-variant-ten-meeples", "woh-variant-pair-at-ten", "woh-variant-one-at-start",
                    "woh-variant-display"});
    else
        add(cites, {"woh-setup-nine-meeples", "woh-setup-pair-at-ten"});
    add(cites, {"woh-setup-scorer-at-zero", "woh-setup-six-in-supply", "woh-setup-display-face-up",
                "woh-setup-discard-unused"});
    const int wonders = static_cast<int>(state.aside.size());
    if (wonders == game.players())
        add(cites, {"woh-setup-wonders-equal-players"});
    else
        add(cites, {"woh-setup-alternative-any-number"});
}

/// Whether another wonder lies beside the tile, along an edge or at a corner.
bool isBesideWonder(const Game& game, const State& state, const WonderLookup& wonders, TileId tile)
{
    const PlacedTile& placed = state.board.tile(tile);
    for (std::size_t i = 0; i < game.tiles()[placed.kind].kind.squares.size(); ++i)
        for (const Square square : around(state.board.squareOf(game.tiles(), tile, static_cast<int>(i)))) {
            const TileId other = state.board.tileAt(square);
            if (other != none && other != tile && wonders.isWonder(state.board.tile(other).kind))
                return true;
        }
    return false;
}

/// Whether two figures deployed this turn stand on features that share a square of the tile.
bool shareSquare(const Game& game, const State& state, FeatureId feature)
{
    const auto& squares = state.board.spec(game.tiles(), feature).squares;
    return std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        if (figure.place.kind != PlaceKind::OnFeature || figure.place.index == feature ||
            state.board.node(figure.place.index).tile != state.turn.newTile ||
            state.board.node(figure.place.index).kind == FeatureKind::Area)
            return false;
        const auto& others = state.board.spec(game.tiles(), figure.place.index).squares;
        return std::find_first_of(squares.begin(), squares.end(), others.begin(), others.end()) !=
               squares.end();
    });
}

bool isOnWonder(const State& state, const WonderLookup& wonders)
{
    return state.turn.newTile != none && wonders.isWonder(state.board.tile(state.turn.newTile).kind);
}

} // namespace

void WonderRules::annotate(const Game& game, const State& state, Event& event) const
{
    Citations& cites = event.cites;
    if (std::holds_alternative<GameBegan>(event.what))
        citeSetup(game, state, m_twoWonders, cites);
    if (const auto* placed = std::get_if<TilePlaced>(&event.what);
        placed && m_wonders.isWonder(state.board.tile(placed->tile).kind) && placed->player != nobody) {
        add(cites, {"woh-attach-instead-of-draw", "woh-attach-normal-rules", "woh-attach-fn-no-extra-limits",
                    "woh-intro-five-space-tile"});
        if (isBesideWonder(game, state, m_wonders, placed->tile))
            add(cites, {"woh-attach-fn-adjacent-wonders", "woh-attach-official-adjacent"});
    }
    if (const auto* discarded = std::get_if<TileDiscarded>(&event.what); discarded && isHelping(state))
        add(cites, {"woh-attach-no-fit-discard", "woh-attach-no-fit-repeat"});
    if (const auto* drawn = std::get_if<TileDrawn>(&event.what); drawn && isHelping(state))
        add(cites, {"woh-attach-no-fit-draw", "woh-attach-no-fit-rare"});
    if (const auto* deployed = std::get_if<FigureDeployed>(&event.what);
        deployed && isOnWonder(state, m_wonders)) {
        add(cites, {"woh-meeples-up-to-two", "woh-meeples-feature-types"});
        if (state.turn.figuresPlaced == 2)
            add(cites, {"woh-meeples-different-features", "woh-x-general-one-action"});
        if (state.turn.figuresPlaced == 2 && shareSquare(game, state, deployed->feature))
            add(cites, {"woh-meeples-same-square", "woh-meeples-fn-any-two"});
    }
    if (const auto* chosen = std::get_if<Chosen>(&event.what)) {
        if (chosen->option.action == Action::PickPlayer)
            add(cites, {"woh-gain-tie-active-decides"});
        if (chosen->option.action == Action::Pass && isOnWonder(state, m_wonders))
            add(cites, {"woh-meeples-optional", "woh-x-general-zero-one-two"});
    }
    if (const auto* scored = std::get_if<Scored>(&event.what);
        scored && state.phase == Phase::Final && scored->feature == none)
        add(cites, {"woh-final-wonders-first", "woh-wonder-two-timings"});
}

/// Why something is not among the answers to one of this module's questions.
Refusal WonderRules::explain(const Game&, const State& state, const Option&) const
{
    switch (static_cast<Question>(state.decision.code)) {
    case Question::Recipient:
        return {Reason::NotAvailable, {"woh-gain-tie-active-decides", "woh-gain-tie-drop-out"}};
    case Question::WhichWonder:
        return {Reason::NotAvailable, {"woh-gain-choose-wonder", "woh-setup-display-face-up"}};
    case Question::WhichTile:
        break;
    }
    return {Reason::NotAvailable, {"woh-abu-simbel-two-choices"}};
}

void WonderRules::cite(const Game&, const State& state, const Option& option, Refusal& refusal) const
{
    Citations& cites = refusal.cites;
    const bool wonder = isOnWonder(state, m_wonders) && state.decision.topic == Topic::Wood;
    if (!wonder)
        return;
    if (refusal.reason == Reason::FeatureOccupied && state.turn.figuresPlaced == 1)
        add(cites, {"woh-meeples-different-features"});
    if (refusal.reason == Reason::WrongFeatureKind &&
        state.board.node(option.feature).kind == FeatureKind::Area)
        add(cites, {"woh-attach-marker-centre", "woh-meeples-feature-types"});
    if (refusal.reason == Reason::NotOnNewTile &&
        state.board.tile(state.board.node(option.feature).tile).placedInTurn == state.turn.number)
        add(cites, {"woh-attach-no-fit-no-meeple"});
    if (refusal.reason == Reason::StepUsed)
        add(cites, {"woh-x-general-no-swap-for-second", "woh-x-general-one-action"});
    if (refusal.reason == Reason::StepUsed && option.action == Action::TakeBack)
        add(cites, {"woh-x-abbot-no-removal"});
}

} // namespace glossator::engine::rules
