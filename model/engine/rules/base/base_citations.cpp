// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/base/base_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

void add(Citations& cites, std::initializer_list<Clause> clauses)
{
    cites.insert(cites.end(), clauses.begin(), clauses.end());
}

/// Picks the clauses of the base game for one kind of event.
class Annotator
{
public:
    Annotator(const Game& game, const State& state, Citations& cites)
        : m_game(game), m_state(state), m_cites(cites)
    {
    }

    void operator()(const GameBegan&)
    {
        add(m_cites, {"base-setup-tile-count", "base-setup-eight-meeples", "base-setup-seven-in-supply",
                      "base-setup-scorer-at-zero"});
    }
    void operator()(const TurnBegan& turn)
    {
        add(m_cites, {"base-turn-three-steps"});
        if (turn.number > 1)
            add(m_cites, {"base-turn-clockwise"});
    }
    void operator()(const PhaseBegan& phase)
    {
        if (phase.phase == Phase::Score)
            add(m_cites, {"base-score-phase"});
        if (phase.phase == Phase::Final)
            add(m_cites, {"base-end-last-tile", "base-field-final-only"});
    }
    void operator()(const TileDrawn&) { add(m_cites, {"base-draw-one-tile"}); }
    void operator()(const TileDiscarded&)
    {
        if (m_cites.empty())
            add(m_cites, {"base-draw-no-fit"});
    }
    void operator()(const TilePlaced& placed)
    {
        if (placed.player == nobody)
            add(m_cites, {"base-setup-start-tile"});
        else
            add(m_cites, {"base-place-edge-match", "base-place-touch-side", "base-place-empty-square",
                          "base-place-any-turn", "base-place-must-place"});
    }
    void operator()(const TileMoved&) {}
    void operator()(const FigureDeployed& deployed)
    {
        if (m_state.board.node(deployed.feature).kind == FeatureKind::Garden)
            return;
        add(m_cites, {"base-meeple-may-place", "base-meeple-new-tile-only", "base-meeple-from-supply",
                      "base-meeple-feature-unoccupied", role(m_state.board.node(deployed.feature).kind)});
        if (m_state.turn.figuresAllowed == 1)
            add(m_cites, {"base-meeple-one-per-turn"});
    }
    void operator()(const FigureMoved& moved)
    {
        if (moved.from.kind != PlaceKind::OnFeature || moved.to.kind != PlaceKind::Supply)
            return;
        if (m_state.phase == Phase::Final) {
            add(m_cites, {"base-final-meeple-removed"});
            return;
        }
        add(m_cites, {"base-score-meeple-returns"});
        if (m_state.board.node(moved.from.index).tile == m_state.turn.newTile)
            add(m_cites, {"base-score-same-turn-return"});
    }
    void operator()(const FeatureFinished& finished)
    {
        if (m_state.board.node(finished.feature).kind == FeatureKind::Garden)
            return;
        add(m_cites, {finishing(m_state.board.node(finished.feature).kind)});
        if (!m_state.board.isOccupiedFeature(finished.feature))
            add(m_cites, {"base-score-occupied-only"});
    }
    void operator()(const Scored& scored)
    {
        for (const Addend& addend : scored.sheet.addends())
            add(m_cites, {addend.cite});
        if (scored.from / 50 != scored.to / 50)
            add(m_cites, {"base-track-wrap"});
        if (scored.feature != none && !scored.majority.empty())
            addFeature(scored);
    }
    void operator()(const Chosen& chosen)
    {
        if (chosen.option.action == Action::Pass && m_state.decision.topic == Topic::Wood)
            add(m_cites, {"base-meeple-may-place"});
    }
    void operator()(const Withheld&) {}
    void operator()(const Refused&) {}
    void operator()(const GameEnded& ended)
    {
        add(m_cites, {"base-winner-most-points"});
        if (ended.winners.size() > 1)
            add(m_cites, {"base-winner-tie"});
    }

private:
    static Clause role(FeatureKind kind)
    {
        switch (kind) {
        case FeatureKind::City:
            return "base-role-knight";
        case FeatureKind::Road:
            return "base-role-highwayman";
        case FeatureKind::Monastery:
            return "base-role-monk";
        default:
            return "base-role-farmer";
        }
    }
    static Clause finishing(FeatureKind kind)
    {
        switch (kind) {
        case FeatureKind::City:
            return "base-city-finished";
        case FeatureKind::Road:
            return "base-road-finished";
        default:
            return "base-monastery-finished";
        }
    }
    void addFeature(const Scored& scored)
    {
        const FeatureKind kind = m_state.board.node(scored.feature).kind;
        std::size_t winners = 0;
        for (const Share& share : scored.majority)
            winners += share.wins ? 1 : 0;
        add(m_cites, {kind == FeatureKind::Field ? "base-field-majority" : "base-majority-most"});
        if (winners > 1)
            add(m_cites, {"base-majority-tie"});
        if (winners < scored.majority.size())
            add(m_cites, {"base-majority-others-none"});
        if (scored.player != m_state.turn.player && m_state.phase != Phase::Final)
            add(m_cites, {"base-score-any-players-turn"});
        if (m_state.phase == Phase::Final)
            add(m_cites, {"base-final-majority"});
        if (kind == FeatureKind::Field)
            addField(scored);
        else if (crossesItself(scored.feature))
            add(m_cites, {"base-feature-tile-once"});
        for (const Share& share : scored.majority)
            if (share.strength > 1)
                return add(m_cites, {"base-meeple-join-later"});
        if (scored.majority.size() > 1)
            add(m_cites, {"base-meeple-join-later"});
    }
    void addField(const Scored& scored)
    {
        add(m_cites, {"base-final-fields", "base-farmer-stays", "base-field-borders"});
        const auto cities = m_state.board.finishedCitiesBeside(m_game.tiles(), scored.feature);
        int touches = 0;
        int unfinished = 0;
        m_state.board.forEachPart(scored.feature, [&](FeatureId part) {
            const FeatureId first = m_state.board.tile(m_state.board.node(part).tile).firstFeature;
            for (const std::uint8_t local : m_state.board.spec(m_game.tiles(), part).touches)
                (m_state.board.isFinished(static_cast<FeatureId>(first + local)) ? touches : unfinished) += 1;
        });
        if (touches > static_cast<int>(cities.size()))
            add(m_cites, {"base-field-city-once"});
        if (unfinished > 0)
            add(m_cites, {"base-field-unfinished-city-none"});
        if (std::any_of(cities.begin(), cities.end(), [&](FeatureId city) { return fieldsBeside(city) > 1; }))
            add(m_cites, {"base-field-city-many-fields"});
    }
    [[nodiscard]] int fieldsBeside(FeatureId city) const
    {
        std::vector<FeatureId> fields;
        for (const FeatureNode& node : m_state.board.features()) {
            if (node.kind != FeatureKind::Field)
                continue;
            const PlacedTile& placed = m_state.board.tile(node.tile);
            for (const std::uint8_t local : m_game.tiles()[placed.kind].kind.features[node.local].touches)
                if (m_state.board.rootOf(static_cast<FeatureId>(placed.firstFeature + local)) == city &&
                    std::find(fields.begin(), fields.end(), node.root) == fields.end())
                    fields.push_back(node.root);
        }
        return static_cast<int>(fields.size());
    }
    [[nodiscard]] bool crossesItself(FeatureId feature) const
    {
        int squares = 0;
        m_state.board.forEachPart(feature, [&](FeatureId part) {
            squares += static_cast<int>(m_state.board.spec(m_game.tiles(), part).squares.size());
        });
        return squares > m_state.board.sizeOf(m_game.tiles(), feature);
    }

    const Game& m_game;
    const State& m_state;
    Citations& m_cites;
};

} // namespace

void BaseRules::annotate(const Game& game, const State& state, Event& event) const
{
    std::visit(Annotator(game, state, event.cites), event.what);
}

void BaseRules::cite(const Game& game, const State& state, const Option& option, Refusal& refusal) const
{
    Citations& cites = refusal.cites;
    switch (refusal.reason) {
    case Reason::SquareOccupied:
        return add(cites, {"base-place-empty-square"});
    case Reason::TouchesNothing:
        return add(cites, {"base-place-touch-side", "base-place-no-corner-only"});
    case Reason::EdgeDiffers:
        return add(cites, {"base-place-edge-match"});
    case Reason::OtherTileInHand:
        return add(cites, {"base-draw-one-tile"});
    case Reason::NotOnNewTile:
        return add(cites, {"base-meeple-new-tile-only"});
    case Reason::SupplyEmpty:
        return add(cites, {"base-meeple-from-supply"});
    case Reason::WrongFeatureKind:
        if (game.figureKinds()[option.figureKind].id == "meeple")
            add(cites, {"base-meeple-feature-kinds"});
        return;
    case Reason::FeatureOccupied:
        add(cites, {"base-meeple-feature-unoccupied"});
        if (state.board.whole(option.feature).nodes > 1)
            add(cites, {"base-meeple-connected-counts"});
        return;
    case Reason::NotAsked:
        add(cites, {"base-turn-three-steps"});
        if (state.decision.topic == Topic::PlaceTile && option.action == Action::Pass)
            add(cites, {"base-place-must-place"});
        return;
    case Reason::TileNotInPile:
        return add(cites, {"base-draw-one-tile", "base-setup-tile-count"});
    case Reason::NoSuchFeature:
        return add(cites, {"base-meeple-new-tile-only"});
    case Reason::NoSuchFigure:
        return add(cites, {"base-meeple-from-supply"});
    case Reason::StepUsed:
        return add(cites, {"base-meeple-one-per-turn"});
    case Reason::NotAvailable:
        if (state.decision.topic == Topic::Wood)
            add(cites, {"base-meeple-may-place"});
        return;
    case Reason::GameOver:
        return add(cites, {"base-end-last-tile"});
    default:
        return;
    }
}

} // namespace glossator::engine::rules
