// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/base/base_score_citations.h"

#include "model/engine/rules/base/base_rules.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

/// What matters about a scored feature, looked up once for the whole table.
struct Facts
{
    bool isField = false;
    bool isFinal = false;
    bool isAnothersTurn = false;
    bool crossesItself = false; ///< lies on one of its squares twice
    std::size_t winners = 0;
    std::size_t players = 0;
    bool hasMoreFigures = false; ///< than one
    // Of a field:
    std::size_t cities = 0;          ///< finished ones beside it
    std::size_t finishedTouches = 0; ///< times that it touches one
    std::size_t otherTouches = 0;    ///< times that it touches an unfinished one
    bool sharesCity = false;         ///< another field lies beside one of its cities
};

std::size_t fieldsBeside(const Game& game, const State& state, FeatureId city)
{
    std::vector<FeatureId> fields;
    for (const FeatureNode& node : state.board.features()) {
        if (node.kind != FeatureKind::Field || std::ranges::find(fields, node.root) != fields.end())
            continue;
        const PlacedTile& placed = state.board.tile(node.tile);
        const auto& touches = game.tiles()[placed.kind].kind.features[node.local].touches;
        if (std::ranges::any_of(touches, [&](std::uint8_t local) {
                return state.board.rootOf(static_cast<FeatureId>(placed.firstFeature + local)) == city;
            }))
            fields.push_back(node.root);
    }
    return fields.size();
}

bool crossesItself(const Game& game, const State& state, FeatureId feature)
{
    int squares = 0;
    state.board.forEachPart(feature, [&](FeatureId part) {
        squares += static_cast<int>(state.board.spec(game.tiles(), part).squares.size());
    });
    return squares > state.board.sizeOf(game.tiles(), feature);
}

void lookAtCities(const Game& game, const State& state, FeatureId field, Facts& facts)
{
    const std::vector<FeatureId> cities = state.board.finishedCitiesBeside(game.tiles(), field);
    facts.cities = cities.size();
    facts.sharesCity =
        std::ranges::any_of(cities, [&](FeatureId city) { return fieldsBeside(game, state, city) > 1; });
    state.board.forEachPart(field, [&](FeatureId part) {
        const FeatureId first = state.board.tile(state.board.node(part).tile).firstFeature;
        for (const std::uint8_t local : state.board.spec(game.tiles(), part).touches)
            (state.board.isFinished(static_cast<FeatureId>(first + local)) ? facts.finishedTouches
                                                                           : facts.otherTouches) += 1;
    });
}

Facts factsOf(const Seen<Scored>& seen)
{
    const auto& [game, state, scored, explained] = seen;
    Facts facts;
    facts.isField = state.board.node(scored.feature).kind == FeatureKind::Field;
    facts.isFinal = state.phase == Phase::Final;
    facts.isAnothersTurn = scored.player != state.turn.player;
    facts.winners = static_cast<std::size_t>(std::ranges::count_if(scored.majority, &Share::wins));
    facts.players = scored.majority.size();
    facts.hasMoreFigures = std::ranges::count_if(state.figures, [&](const Figure& figure) {
                               return figure.place.kind == PlaceKind::OnFeature &&
                                      seen.state.board.rootOf(figure.place.index) ==
                                          seen.state.board.rootOf(seen.what.feature) &&
                                      seen.game.kindOf(figure).strength > 0;
                           }) > 1;
    if (facts.isField)
        lookAtCities(game, state, scored.feature, facts);
    else
        facts.crossesItself = crossesItself(game, state, scored.feature);
    return facts;
}

struct FactRow
{
    Clause clause;
    bool (*follows)(const Facts&);
};

constexpr auto scoredFeature = std::to_array<FactRow>({
    {"base-field-majority", [](const Facts& f) { return f.isField; }},
    {"base-majority-most", [](const Facts& f) { return !f.isField && f.hasMoreFigures; }},
    {"base-majority-tie", [](const Facts& f) { return f.winners > 1; }},
    {"base-majority-others-none", [](const Facts& f) { return f.winners < f.players; }},
    {"base-score-any-players-turn", [](const Facts& f) { return f.isAnothersTurn && !f.isFinal; }},
    {"base-final-majority", [](const Facts& f) { return f.isFinal; }},
    {"base-final-fields", [](const Facts& f) { return f.isField; }},
    {"base-farmer-stays", [](const Facts& f) { return f.isField; }},
    {"base-field-borders", [](const Facts& f) { return f.isField; }},
    {"base-field-city-once", [](const Facts& f) { return f.finishedTouches > f.cities; }},
    {"base-field-unfinished-city-none", [](const Facts& f) { return f.otherTouches > 0; }},
    {"base-field-city-many-fields", [](const Facts& f) { return f.sharesCity; }},
    {"base-feature-tile-once", [](const Facts& f) { return f.crossesItself; }},
    {"base-meeple-join-later", [](const Facts& f) { return f.hasMoreFigures; }},
});

} // namespace

void citeScored(const Seen<Scored>& seen, Citations& cites)
{
    const Scored& scored = seen.what;
    cites.reserve(cites.size() + scored.sheet.addends().size() + scoredFeature.size() + 1);
    for (const Addend& addend : scored.sheet.addends())
        cites.push_back(addend.cite);
    if (scored.from / trackSpaces != scored.to / trackSpaces)
        cites.emplace_back("base-track-wrap");
    if (scored.feature == none || scored.majority.empty())
        return;
    const Facts facts = factsOf(seen);
    for (const FactRow& row : scoredFeature)
        if (row.follows(facts))
            cites.push_back(row.clause);
}

} // namespace glossator::engine::rules
