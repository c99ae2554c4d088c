// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/base/base_rules.h"

#include "model/engine/play.h"
#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr int meeplesInSupply = 7;

void addCity(const Game& game, const State& state, FeatureId city, bool final, ScoreSheet& sheet)
{
    const bool finished = state.board.isFinished(city) && !final;
    const int each = finished ? 2 : 1;
    sheet.add(Counted::Tiles, state.board.sizeOf(game.tiles(), city), each,
              finished ? "base-city-score" : "base-final-cities");
    sheet.add(Counted::Pennants, state.board.whole(city).pennants, each,
              finished ? "base-city-pennant" : "base-final-cities");
}

void addRoad(const Game& game, const State& state, FeatureId road, bool final, ScoreSheet& sheet)
{
    sheet.add(Counted::Tiles, state.board.sizeOf(game.tiles(), road), 1,
              final ? "base-final-roads" : "base-road-score");
}

void addMonastery(const State& state, FeatureId monastery, bool final, ScoreSheet& sheet)
{
    const Clause clause = final ? "base-final-monasteries" : "base-monastery-score";
    sheet.add(Counted::Monastery, 1, 1, clause);
    sheet.add(Counted::SurroundingTiles, 8 - state.board.whole(monastery).openEnds, 1, clause);
}

void addField(const Game& game, const State& state, FeatureId field, ScoreSheet& sheet)
{
    sheet.add(Counted::Cities, static_cast<int>(state.board.finishedCitiesBeside(game.tiles(), field).size()),
              3, "base-field-city-three");
}

/// The order of the final scoring by feature kind; fields come last.
int finalRank(FeatureKind kind)
{
    return kind == FeatureKind::Field ? 1 : 0;
}

} // namespace

bool BaseRules::actsAt(Moment moment) const
{
    return moment == Moment::Sheet || moment == Moment::FinalScoring || moment == Moment::Annotate;
}

std::string_view BaseRules::roleOn(const FeatureSpec& feature) const
{
    switch (feature.kind) {
    case FeatureKind::City:
        return "knight";
    case FeatureKind::Road:
        return "highwayman";
    case FeatureKind::Monastery:
        return "monk";
    case FeatureKind::Field:
        return "farmer";
    default:
        return {};
    }
}

std::vector<FigureKindSpec> BaseRules::figureKinds() const
{
    return {
        {"meeple", 1, {FeatureKind::City, FeatureKind::Road, FeatureKind::Field, FeatureKind::Monastery}}};
}

void BaseRules::setUp(Setup& setup) const
{
    setup.giveEach("meeple", 1, {PlaceKind::OnTrack, nobody, 0});
    setup.giveEach("meeple", meeplesInSupply, {PlaceKind::Supply, nobody, none});
}

void BaseRules::sheet(const Game& game, const State& state, FeatureId feature, bool final,
                      ScoreSheet& sheet) const
{
    switch (state.board.node(feature).kind) {
    case FeatureKind::City:
        return addCity(game, state, feature, final, sheet);
    case FeatureKind::Road:
        return addRoad(game, state, feature, final, sheet);
    case FeatureKind::Monastery:
        return addMonastery(state, feature, final, sheet);
    case FeatureKind::Field:
        return addField(game, state, feature, sheet);
    default:
        return;
    }
}

void BaseRules::finalScoring(Play& play) const
{
    const State& state = play.state();
    std::vector<FeatureId> occupied;
    for (const FeatureNode& node : state.board.features())
        if (node.figures > 0 && node.kind != FeatureKind::Area)
            occupied.push_back(node.root);
    std::stable_sort(occupied.begin(), occupied.end(), [&](FeatureId a, FeatureId b) {
        return finalRank(state.board.node(a).kind) < finalRank(state.board.node(b).kind);
    });
    for (auto feature = occupied.rbegin(); feature != occupied.rend(); ++feature)
        play.next(Task::about(TaskKind::FinalFeature, *feature));
}

} // namespace glossator::engine::rules
