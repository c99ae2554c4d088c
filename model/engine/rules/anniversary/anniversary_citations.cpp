// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that the events and refusals of a game with arrow tiles follow.
#include "model/engine/rules/anniversary/anniversary_rules.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

constexpr std::array<ClauseRow<GameBegan>, 4> beganClauses{{
    {"ann-no-prior-knowledge", always},
    {"ann-contents-fifteen-tiles", always},
    {"ann-contents-three-groups", always},
    {"ann-setup-shuffle", always},
}};

Clause roleClause(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::City:
        return "ann-roles-knights";
    case FeatureKind::Road:
        return "ann-roles-highwaymen";
    case FeatureKind::Monastery:
        return "ann-roles-monks";
    case FeatureKind::Field:
        return "ann-roles-farmers";
    default:
        return {};
    }
}

} // namespace

/// Other rules give names of their own to those who stand on some features.
void AnniversaryRules::citeRole(const Game& game, const State& state, const FigureDeployed& what,
                                Citations& cites) const
{
    const FeatureSpec& feature = state.board.spec(game.tiles(), what.feature);
    const Clause clause = roleClause(feature.kind);
    const std::string_view ours = roleOn(feature);
    if (!m_hasNewRoleNames)
        add(cites, {"ann-roles-wiki-convention"});
    else if (!clause.empty() && (ours.empty() || ours == roleOf(game, state, what.figure)))
        add(cites, {clause, "ann-roles-rules-same"});
}

void AnniversaryRules::annotate(const Game& game, const State& state, Event& event) const
{
    if (const auto* began = std::get_if<GameBegan>(&event.what))
        rules::cite<GameBegan>(beganClauses, {game, state, *began}, event.cites);
    if (const auto* deployed = std::get_if<FigureDeployed>(&event.what)) {
        if (isAnyUsable(state))
            citeDeployed(game, state, *deployed, event.cites);
        if (!roleOf(game, state, deployed->figure).empty())
            citeRole(game, state, *deployed, event.cites);
    }
    if (const auto* moved = std::get_if<FigureMoved>(&event.what);
        moved != nullptr && moved->from.kind == PlaceKind::Supply && moved->to.kind == PlaceKind::OnFeature &&
        followersOn(game, state, moved->to.index).size() > 2)
        add(event.cites, {"ann-add-fn-other-expansions"});
    if (const auto* placed = std::get_if<TilePlaced>(&event.what);
        placed != nullptr && placed->player != nobody && m_arrows.of(state.board.tile(placed->tile).kind))
        add(event.cites, {"ann-place-normal-rules", "ann-place-direction-matters"});
    if (std::holds_alternative<TurnBegan>(event.what))
        citeTurnBegan(game, state, event.cites);
    if (const auto* chosen = std::get_if<Chosen>(&event.what);
        chosen != nullptr && isDeclined(state, chosen->option))
        add(event.cites, {"ann-open-extra-turn-declined"});
    if (const auto* scored = std::get_if<Scored>(&event.what);
        scored != nullptr && scored->feature != none && !scored->majority.empty())
        citeScored(state, *scored, event.cites);
}

/// An extra turn, or the tile of message 7 before one.
void AnniversaryRules::citeTurnBegan(const Game& game, const State& state, Citations& cites) const
{
    if (game.isForExtraTile(state) && word(state, ExtraTurnDue) != 0)
        add(cites, {"ann-open-message-tile-first"});
    if (state.turn.broughtBy != m_number)
        return;
    add(cites, {"ann-extra-turn", "ann-extra-turn-order", "ann-summary-extra-turn"});
    if (word(state, AfterDoubleTurn) != 0)
        add(cites, {"ann-x-exp2-finish-double-turn"});
    if (state.pile.size == 0)
        citeEmptyPile(game, state, cites);
}

/// What the player has aside comes into play. A kept tile would have gone to the next player after any turn
/// but that of a tile of several squares.
void AnniversaryRules::citeEmptyPile(const Game& game, const State& state, Citations& cites)
{
    add(cites, {"ann-open-extra-turn-empty-pile"});
    const KindId last = state.board.tile(static_cast<TileId>(state.board.tiles().size() - 1)).kind;
    if (game.tiles()[last].kind.squares.size() == 1 &&
        std::ranges::find(state.aside, Place{PlaceKind::Reserve, state.turn.player, none},
                          &TileAside::place) != state.aside.end())
        add(cites, {"ann-open-last-kept-tile"});
}

void AnniversaryRules::citeDeployed(const Game& game, const State& state, const FigureDeployed& what,
                                    Citations& cites) const
{
    if (!game.kindOf(state.figures[static_cast<std::size_t>(what.figure)]).follower)
        return;
    const std::optional<Symbol> symbol = symbolBehind(game, state, what.figure);
    if (!symbol)
        return add(cites, {"ann-meeple-normal"});
    add(cites, {"ann-meeple-additional-option", "ann-x-general-regular-features"});
    const bool isSpecial = otherPlace(game, state, what.feature) != none;
    if (isSpecial)
        add(cites, {symbol == Symbol::AddMeeple ? Clause("ann-x-special-monastery-same-position")
                                                : Clause("ann-x-special-monastery-place")});
    if (symbol == Symbol::AddMeeple)
        add(cites, {"ann-arrow-add-meeple", "ann-summary-add", "ann-summary-add-max-two"});
    else
        citePlaced(game, state, what, cites);
}

void AnniversaryRules::citePlaced(const Game& game, const State& state, const FigureDeployed& what,
                                  Citations& cites)
{
    const FeatureNode& node = state.board.node(what.feature);
    add(cites, {"ann-arrow-place-meeple", "ann-summary-place", "ann-arrow-place-anywhere",
                "ann-arrow-place-feature-types"});
    if (node.kind == FeatureKind::Field && state.board.isFinished(what.feature))
        add(cites, {"ann-arrow-place-fields-open"});
    if (isSurrounded(node.kind))
        add(cites, {"ann-arrow-place-fn-zmg-monasteries"});
    if (game.kindOf(state.figures[static_cast<std::size_t>(what.figure)]).id == "abbot")
        add(cites, {"ann-arrow-place-abbot"});
}

void AnniversaryRules::citeScored(const State& state, const Scored& scored, Citations& cites) const
{
    bool hasArrow = false;
    state.board.forEachPart(scored.feature, [&](FeatureId part) {
        const PlacedTile& tile = state.board.tile(state.board.node(part).tile);
        hasArrow = hasArrow || m_arrows.of(tile.kind).has_value();
    });
    if (hasArrow)
        add(cites, {state.phase == Phase::Final ? Clause("ann-final-normal") : Clause("ann-score-normal")});
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (figure.owner == scored.player && isAdded(state, static_cast<FigureId>(i)) &&
            standsOn(state, figure, scored.feature))
            return add(cites, {"ann-arrow-add-extra-majority", "ann-x-special-monastery-fn-homage"});
    }
}

/// An acrobat pyramid is no feature that a majority decides. Beside the new tile the box's own rules decide.
void AnniversaryRules::citePyramid(const Game& game, const State& state, const Option& option,
                                   Refusal& refusal) const
{
    const TileId tile = state.board.tileAt(option.square);
    if (tile == none || state.board.areAdjoining(game.tiles(), tile, state.turn.newTile) ||
        !isUsable(state, Symbol::AddMeeple))
        return;
    const auto& marks = game.tiles()[state.board.tile(tile).kind].kind.marks;
    const bool hasOwn = std::ranges::any_of(state.figures, [&](const Figure& figure) {
        return figure.owner == state.turn.player && figure.place == Place{PlaceKind::OnTile, nobody, tile};
    });
    if (hasOwn && std::ranges::find(marks, "acrobat-space") != marks.end())
        add(refusal.cites,
            {"ann-x-exp10-no-acrobats", "ann-x-exp10-majority-reason", "ann-x-exp10-needs-official"});
}

/// Why a meeple may not go where it was sent, where a symbol would let it go far.
void AnniversaryRules::cite(const Game& game, const State& state, const Option& option,
                            Refusal& refusal) const
{
    if (state.decision.topic == Topic::Wood && option.action == Action::PutFigure)
        return citePyramid(game, state, option, refusal);
    if (state.decision.topic != Topic::Wood || option.action != Action::Deploy ||
        (refusal.reason != Reason::NotOnNewTile && refusal.reason != Reason::FeatureOccupied &&
         refusal.reason != Reason::WrongFeatureKind))
        return;
    const FeatureNode& node = state.board.node(option.feature);
    const bool isFar = node.tile != state.turn.newTile;
    if (isFar && word(state, Limit) != 0 && !isAnyUsable(state))
        for (const Clause clause : whyNoSymbol(game, state))
            refusal.cites.push_back(clause);
    const FigureKindSpec& kind = game.figureKinds()[option.figureKind];
    if (!isAnyUsable(state) || !kind.follower)
        return;
    if (!regular.has(node.kind)) {
        refusal = {Reason::WrongFeatureKind,
                   {"ann-x-general-regular-features", "ann-x-general-special-areas"}};
        if (isUsable(state, Symbol::AddMeeple) && state.board.isOccupiedFeature(option.feature))
            add(refusal.cites, {"woh-x-ann-not-marker"});
    } else if (isFar && !kind.standsOn.has(node.kind)) {
        refusal = {Reason::WrongFeatureKind, {"ann-x-general-regular-features"}};
    } else if (isFar && findInSupply(state, state.turn.player, option.figureKind) == none) {
        refusal = {Reason::SupplyEmpty, {"base-meeple-from-supply"}};
    } else if (isUsable(state, Symbol::AddMeeple)) {
        refuseJoining(game, state, option.feature, refusal);
    } else if (isFar) {
        refuseSettling(game, state, option.feature, refusal);
    }
}

void AnniversaryRules::refuseJoining(const Game& game, const State& state, FeatureId at, Refusal& refusal)
{
    const FeatureId other = otherPlace(game, state, at);
    if (other != none && state.board.isOccupiedFeature(other))
        refusal = {Reason::FeatureOccupied,
                   {"ann-x-special-monastery-same-position", "ann-x-special-monastery-fn-no-mix"}};
    if (!state.board.isOccupiedFeature(at))
        return;
    if (followersOn(game, state, at).size() > 1)
        refusal = {Reason::FeatureOccupied,
                   {"ann-arrow-add-no-third", "ann-summary-add-max-two", "ann-add-fn-max-two"}};
    else
        refusal = {Reason::FeatureOccupied, {"ann-arrow-add-meeple", "ann-summary-add"}};
}

void AnniversaryRules::refuseSettling(const Game& game, const State& state, FeatureId at, Refusal& refusal)
{
    const FeatureId other = otherPlace(game, state, at);
    if (state.board.isOccupiedFeature(at) || (other != none && state.board.isOccupiedFeature(other)))
        refusal = {Reason::FeatureOccupied, {"ann-arrow-place-not-occupied"}};
    else // the feature is finished, or it would be offered
        refusal = {Reason::NotAvailable,
                   {state.board.node(at).kind == FeatureKind::Field
                        ? Clause("ann-arrow-place-fn-zmg-fields")
                        : Clause("ann-arrow-place-not-complete")}};
    if (refusal.reason == Reason::NotAvailable && other != none)
        add(refusal.cites, {"ann-x-special-monastery-fn-complete"});
}

} // namespace glossator::engine::rules
