// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/flow.h"
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/wonders/wonder_figures.h"
#include "model/engine/rules/wonders/wonder_pairs.h"
#include "model/engine/rules/wonders/wonder_printed.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// Whether a tile comes from a box whose rules are not played with.
bool isBorrowed(const Game& game, const TileKind& kind)
{
    const auto modules = game.modules();
    return !kind.box.empty() && std::none_of(modules.begin(), modules.end(),
                                             [&](const auto& module) { return module->id() == kind.box; });
}

/// The advice on how many tiles to play with, without the rules of the boxes that they come from.
void citeTileNumber(const Game& game, const State& state, bool twoWonders, Citations& cites)
{
    constexpr int advised = 90;
    constexpr int advisedInVariant = 120;
    const int tiles = state.pile.size + static_cast<int>(state.board.tiles().size());
    if (tiles < (twoWonders ? advisedInVariant : advised))
        return;
    add(cites, {twoWonders ? "woh-variant-min-tiles" : "woh-setup-min-tiles"});
    for (std::size_t kind = 0; kind < state.pile.counts.size() && !twoWonders; ++kind)
        if (state.pile.counts[kind] > 0 && isBorrowed(game, game.tiles()[static_cast<KindId>(kind)].kind))
            return add(cites, {"woh-setup-fn-original-wording"});
}

/// Whether the display has wonders of both sets.
bool areMixed(const State& state, const WonderLookup& wonders)
{
    std::array<bool, 2> sets{};
    for (const TileAside& tile : state.aside)
        if (const auto wonder = wonders.wonderOf(tile.kind))
            sets.at(isOfFirstSet(*wonder) ? 0 : 1) = true;
    return sets[0] && sets[1];
}

void citeSetup(const Game& game, const State& state, const WonderLookup& wonders,
               const WonderReadings& readings, Citations& cites)
{
    const int wanted = game.players() * (readings.twoWonders ? 2 : 1);
    const auto displayed =
        static_cast<int>(std::count_if(state.aside.begin(), state.aside.end(),
                                       [&](const TileAside& tile) { return wonders.isDisplayed(tile); }));
    add(cites, {"woh-setup-scorer-at-zero", "woh-setup-six-in-supply", "woh-setup-display-face-up"});
    if (displayed < wonders.countKinds())
        add(cites, {"woh-setup-discard-unused"});
    if (readings.marksWithPiece)
        add(cites, {"woh-setup-marker-any-piece"});
    if (readings.twoWonders)
        add(cites,
            {"woh-variant-ten-meeples", "woh-variant-pair-at-ten", "woh-variant-one-at-start",
             "woh-variant-two-extra-meeples", "woh-variant-for-experienced", "woh-gain-variant-pointer"});
    else
        add(cites, {"woh-setup-nine-meeples", "woh-setup-pair-at-ten", "woh-setup-extra-meeple"});
    if (readings.twoWonders && displayed == wanted)
        add(cites, {"woh-variant-display"});
    if (!readings.twoWonders && displayed == wanted)
        add(cites, {"woh-setup-wonders-equal-players"});
    if (displayed != wanted)
        add(cites, {"woh-setup-alternative-any-number"});
    constexpr std::size_t baseAndWonders = 2;
    if (readings.twoWonders && game.modules().size() > baseAndWonders)
        add(cites, {"woh-variant-fn-or-use-rules"});
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

} // namespace

/// The clauses that follow from one event; a visitor of Event::What.
class WonderRules::Annotator
{
public:
    Annotator(const WonderRules& rules, const Game& game, const State& state, Citations& cites)
        : m_rules(rules), m_game(game), m_state(state), m_cites(cites)
    {
    }

    void operator()(const GameBegan&) const
    {
        citeSetup(m_game, m_state, m_rules.m_wonders, m_rules.m_readings, m_cites);
        citeTileNumber(m_game, m_state, m_rules.m_readings.twoWonders, m_cites);
        if (areMixed(m_state, m_rules.m_wonders))
            cite({"woh-setup-mix-sets"});
    }
    void operator()(const TurnBegan& began) const
    {
        if (m_rules.m_readings.placesAfterPile && m_state.pile.size == 0 &&
            m_rules.m_wonders.waitingFor(m_state, began.player) != none &&
            m_rules.keptBy(m_state, began.player).empty())
            cite({"woh-open-left-at-the-end"});
    }
    void operator()(const PhaseBegan& began) const
    {
        if (began.phase == Phase::Draw && takesTheDraw())
            cite({"woh-attach-instead-of-draw"});
        if (began.phase != Phase::Final || m_rules.m_readings.placesAfterPile)
            return;
        for (Player player = 0; player < m_game.players(); ++player)
            if (m_rules.m_wonders.waitingFor(m_state, player) != none)
                cite({"woh-open-left-at-the-end"});
    }
    void operator()(const TilePlaced& placed) const
    {
        const auto wonder = m_rules.m_wonders.wonderOf(m_state.board.tile(placed.tile).kind);
        if (!wonder)
            return;
        citePrinted(m_game, m_state, *wonder, placed.tile, m_cites);
        if (placed.player == nobody)
            return;
        cite({isHelping() ? "woh-open-helper-scoring" : "woh-attach-instead-of-draw"});
        if (!m_rules.keptBy(m_state, placed.player).empty())
            cite({"woh-open-reserve-beside-wonder"});
        cite({"woh-attach-normal-rules", "woh-attach-fn-no-extra-limits", "woh-intro-five-space-tile"});
        if (isBesideWonder(m_game, m_state, m_rules.m_wonders, placed.tile))
            cite({"woh-attach-fn-adjacent-wonders", "woh-attach-official-adjacent"});
    }
    void operator()(const FeatureFinished& finished) const
    {
        citeRoadEnds(m_game, m_state, m_rules.m_wonders, finished.feature, m_cites);
    }
    /// Who draws tiles for a wonder, or two to choose from, does not draw the one tile of a turn.
    void operator()(const TileDrawn&) const
    {
        if (isHelping())
            cite({"woh-attach-no-fit-draw", "woh-attach-no-fit-rare"});
        if (isHelping() || m_rules.memory(m_state).drewTwo() != 0)
            std::erase(m_cites, "base-draw-one-tile");
    }
    void operator()(const TileDiscarded&) const
    {
        if (isHelping())
            cite({"woh-attach-no-fit-discard", "woh-attach-no-fit-repeat"});
    }
    void operator()(const FigureDeployed& deployed) const
    {
        if (!m_rules.m_wonders.isOnNewTile(m_state))
            return;
        const Figure& figure = m_state.figures[static_cast<std::size_t>(deployed.figure)];
        if (comesAfterMeeples(m_game.kindOf(figure)))
            return cite({"woh-x-general-after-placement"});
        cite({"woh-meeples-up-to-two"});
        const FeatureNode& node = m_state.board.node(deployed.feature);
        if (node.tile == m_state.turn.newTile)
            cite({"woh-meeples-feature-types"});
        else if (node.kind != FeatureKind::Area) // a symbol brings nobody there
            cite({"woh-x-general-mixed-mechanics", m_state.board.whole(deployed.feature).figures > 1
                                                       ? Clause("woh-x-ann-add-meeple")
                                                       : Clause("woh-x-ann-place-meeple")});
        if (figure.kind != m_rules.m_meeple)
            cite({"woh-x-general-allowed-figures"});
        if (m_state.turn.figuresPlaced < 2)
            return;
        cite({"woh-meeples-different-features", "woh-x-general-one-action", "woh-x-general-zero-one-two"});
        if (shareSquare(m_game, m_state, deployed.feature))
            cite({"woh-meeples-same-square", "woh-meeples-fn-any-two"});
    }
    void operator()(const Chosen& chosen) const
    {
        const Decision& asked = m_state.decision;
        if (asked.topic == Topic::OfModule && asked.module == m_rules.m_number &&
            asked.code == static_cast<std::uint8_t>(Question::Recipient))
            cite({m_rules.pairs(m_state).arrivedAtPairs().empty() ? "woh-open-fifty"
                                                                  : "woh-gain-tie-active-decides"});
        if (chosen.option.action == Action::Pass && m_rules.m_wonders.isOnNewTile(m_state))
            cite({"woh-meeples-optional", "woh-x-general-zero-one-two"});
    }
    void operator()(const Scored& scored) const
    {
        if (scored.feature == none)
            return;
        citeScoredSquares(m_game, m_state, m_rules.m_wonders, scored.feature, m_cites);
        if (usesBorrowedMark(scored.feature))
            cite({m_rules.m_readings.twoWonders ? "woh-variant-ignore-expansion-rules"
                                                : "woh-setup-ignore-expansion-rules"});
        if (m_state.board.node(scored.feature).kind == FeatureKind::Field)
            citeCut(scored.feature);
        if (m_state.phase == Phase::Final && m_rules.paysAtTheEnd(m_game, m_state))
            cite({"woh-final-then-normal"});
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void cite(std::initializer_list<Clause> clauses) const { add(m_cites, clauses); }
    /// Whether a part of the feature shows what only rules that are not played with would look at.
    [[nodiscard]] bool usesBorrowedMark(FeatureId feature) const
    {
        bool uses = false;
        m_state.board.forEachPart(feature, [&](FeatureId part) {
            const TileKind& kind =
                m_game.tiles()[m_state.board.tile(m_state.board.node(part).tile).kind].kind;
            uses =
                uses || (!m_state.board.spec(m_game.tiles(), part).marks.empty() && isBorrowed(m_game, kind));
        });
        return uses;
    }
    /// The fields that a different cut would join (woh-clar-cutting-agree).
    void citeCut(FeatureId field) const
    {
        m_state.board.forEachPart(field, [&](FeatureId part) {
            const FeatureSpec& spec = m_state.board.spec(m_game.tiles(), part);
            const bool isCut =
                m_rules.m_wonders.wonderOf(m_state.board.tile(m_state.board.node(part).tile).kind) ==
                    Wonder::CircusMaximus &&
                std::find(cutFields.begin(), cutFields.end(), spec.name) != cutFields.end();
            if (!isCut)
                return;
            cite({"woh-clar-cutting-agree"});
            if (m_rules.m_readings.fieldsAsPrinted)
                cite({"woh-clar-cutting-variation"});
        });
    }
    /// Whether a wonder that waits in front of the active player goes on the board and nothing is drawn.
    [[nodiscard]] bool takesTheDraw() const
    {
        const std::int16_t waiting = m_rules.m_wonders.waitingFor(m_state, m_state.turn.player);
        return waiting != none &&
               canBePlaced(m_game, m_state, m_state.aside[static_cast<std::size_t>(waiting)].kind);
    }
    [[nodiscard]] bool isHelping() const { return m_rules.memory(m_state).helping() != 0; }

    const WonderRules& m_rules;
    const Game& m_game;
    const State& m_state;
    Citations& m_cites;
};

void WonderRules::annotate(const Game& game, const State& state, Event& event) const
{
    std::visit(Annotator(*this, game, state, event.cites), event.what);
}

/// Whether somebody owns a wonder that pays when the game ends.
bool WonderRules::paysAtTheEnd(const Game& game, const State& state) const
{
    const auto all = effects();
    return std::any_of(all.begin(), all.end(), [&](const Effect& effect) {
        return effect.moment == EffectMoment::GameEnd && ownerOf(game, state, effect.wonder) != nobody;
    });
}

} // namespace glossator::engine::rules
