// SPDX-License-Identifier: GPL-3.0-or-later
// Where shrines may lie, and who wins a challenge.
#include "model/engine/rules/shrines/shrine_rules.h"

#include "model/engine/play.h"
#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view shrineMark = "shrine";
/// The city of the count is not played, and one shrine is not in this box.
constexpr std::string_view countTiles = "count:";
constexpr std::string_view shrineOfAnotherBox = "cult-shrines:06";

bool isShrine(const FeatureSpec& feature)
{
    return feature.kind == FeatureKind::Monastery &&
           std::ranges::find(feature.marks, shrineMark) != feature.marks.end();
}

} // namespace

bool ShrineRules::actsAt(Moment moment) const
{
    return moment == Moment::Veto || moment == Moment::FeatureScored || moment == Moment::Annotate;
}

void ShrineRules::prepareTiles(std::vector<TileKind>& kinds) const
{
    for (TileKind& kind : kinds)
        if (kind.box == id() && (kind.id.starts_with(countTiles) || kind.id == shrineOfAnotherBox))
            kind.count = 0;
}

void ShrineRules::bind(const Game& game, std::uint8_t, std::size_t)
{
    m_hasBuilding.clear();
    for (int kind = 0; kind < game.tiles().size(); ++kind) {
        const auto& features = game.tiles()[static_cast<KindId>(kind)].kind.features;
        m_hasBuilding.push_back(std::ranges::find(features, FeatureKind::Monastery, &FeatureSpec::kind) !=
                                features.end());
    }
}

std::string_view ShrineRules::roleOn(const FeatureSpec& feature) const
{
    return rules::isShrine(feature) ? "heretic" : std::string_view();
}

bool ShrineRules::isShrine(const Game& game, const State& state, FeatureId feature)
{
    return rules::isShrine(state.board.spec(game.tiles(), feature));
}

bool ShrineRules::mayVeto(const State& state) const
{
    const KindId kind = state.turn.tileInHand; // none: a tile that lies aside is asked about
    return kind == none || m_hasBuilding[static_cast<std::size_t>(kind)];
}

/// A shrine never comes next to several monasteries, nor a monastery next to several shrines; and an older
/// building gets no second neighbour either.
std::optional<Refusal> ShrineRules::veto(const Game& game, const State& state, const Option& option) const
{
    if (option.action != Action::PlaceTile)
        return {};
    const CompiledKind& tile = game.tiles()[option.kind];
    for (const int index : tile.surrounded) {
        const FeatureSpec& feature = tile.kind.features[static_cast<std::size_t>(index)];
        if (feature.kind != FeatureKind::Monastery)
            continue;
        const Square offset = tile.turns[option.turn][feature.squares.front()].offset;
        const Square at{static_cast<std::int16_t>(option.square.x + offset.x),
                        static_cast<std::int16_t>(option.square.y + offset.y)};
        const bool isOwnShrine = rules::isShrine(feature);
        const std::vector<FeatureId> found = buildingsAround(game, state, at, !isOwnShrine);
        const Clause limit = isOwnShrine ? "exp6-shrine-one-monastery" : "exp6-shrine-one-shrine";
        if (found.size() > 1)
            return Refusal{Reason::NotAvailable, {limit}};
        if (!found.empty() && hasNeighbour(game, state, found.front()))
            return Refusal{Reason::NotAvailable, {"exp6-open-second-shrine", limit}};
    }
    return {};
}

std::vector<FeatureId> ShrineRules::buildingsAround(const Game& game, const State& state, Square at,
                                                    bool areShrines)
{
    std::vector<FeatureId> found = featuresAround(game, state, at, FeatureKind::Monastery);
    std::erase_if(found, [&](FeatureId id) { return isShrine(game, state, id) != areShrines; });
    return found;
}

/// Whether a building of the other kind is next to this one already.
bool ShrineRules::hasNeighbour(const Game& game, const State& state, FeatureId building)
{
    const Square at = state.board.standingSquare(game.tiles(), building);
    return !buildingsAround(game, state, at, !isShrine(game, state, building)).empty();
}

std::vector<FeatureId> ShrineRules::rivalsOf(const Game& game, const State& state, FeatureId feature)
{
    if (state.board.node(feature).kind != FeatureKind::Monastery)
        return {};
    const Square at = state.board.standingSquare(game.tiles(), feature);
    std::vector<FeatureId> found = buildingsAround(game, state, at, !isShrine(game, state, feature));
    std::erase_if(found, [&](FeatureId other) { return !state.board.isOccupiedFeature(other); });
    return found;
}

/// Whoever is finished at the same time is scored as well.
void ShrineRules::featureScored(Play& play, FeatureId feature) const
{
    for (const FeatureId rival : rivalsOf(play.game(), play.state(), feature))
        if (!play.state().board.isFinished(rival))
            sendHome(play, rival);
}

void ShrineRules::sendHome(Play& play, FeatureId loser)
{
    const State& state = play.state();
    for (const Share& share : sharesOf(play.game(), state, loser))
        play.tell([&] {
            return Event{Withheld{share.player, loser, Gift::Points},
                         {"exp6-challenge-first", "exp6-challenge-loser"}};
        });
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const Figure& figure = state.figures[i];
            figure.place.kind == PlaceKind::OnFeature && figure.place.index == loser)
            play.moveFigure(static_cast<FigureId>(i), {PlaceKind::Supply, figure.owner, none},
                            {"exp6-challenge-loser"});
}

} // namespace glossator::engine::rules
