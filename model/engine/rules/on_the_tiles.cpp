// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view wonderMark = "wonder"; ///< of the area of each

} // namespace

std::vector<bool> kindsWithMark(const TileSet& tiles, std::string_view mark)
{
    std::vector<bool> found;
    for (int kind = 0; kind < tiles.size(); ++kind) {
        const auto& marks = tiles[static_cast<KindId>(kind)].kind.marks;
        found.push_back(std::ranges::find(marks, mark) != marks.end());
    }
    return found;
}

bool isWonder(const Game& game, const State& state, TileId tile)
{
    const auto& features = game.tiles()[state.board.tile(tile).kind].kind.features;
    return std::ranges::any_of(features, [](const FeatureSpec& feature) {
        return std::ranges::find(feature.marks, wonderMark) != feature.marks.end();
    });
}

bool isMarker(const Game& game, const State& state, const Figure& figure)
{
    return figure.place.kind == PlaceKind::OnFeature &&
           state.board.hasMark(game.tiles(), figure.place.index, wonderMark);
}

TileId workplaceOf(const Game& game, const State& state, const Figure& figure)
{
    const FigureKindSpec& kind = game.kindOf(figure);
    if (!kind.follower)
        return none;
    if (figure.place.kind == PlaceKind::OnTile)
        return figure.place.index;
    if (figure.place.kind != PlaceKind::OnFeature)
        return none;
    const FeatureNode& node = state.board.node(figure.place.index);
    return kind.standsOn.has(node.kind) ? node.tile : TileId{none};
}

std::optional<Square> squareUnder(const Game& game, const State& state, const Figure& figure)
{
    switch (figure.place.kind) {
    case PlaceKind::OnFeature:
        return state.board.standingSquare(game.tiles(), figure.place.index);
    case PlaceKind::OnTile:
        return state.board.tile(figure.place.index).square;
    case PlaceKind::WithFigure:
        return squareUnder(game, state, state.figures[static_cast<std::size_t>(figure.place.index)]);
    default:
        return std::nullopt;
    }
}

FeatureId otherPlace(const Game& game, const State& state, FeatureId feature)
{
    const FeatureNode& node = state.board.node(feature);
    if (plainKind(node.kind) != FeatureKind::Monastery)
        return none;
    const PlacedTile& placed = state.board.tile(node.tile);
    const auto& features = game.tiles()[placed.kind].kind.features;
    for (std::size_t i = 0; i < features.size(); ++i)
        if (features[i].kind != node.kind && plainKind(features[i].kind) == FeatureKind::Monastery &&
            features[i].squares == features[node.local].squares)
            return static_cast<FeatureId>(placed.firstFeature + static_cast<FeatureId>(i));
    return none;
}

std::vector<FeatureId> featuresAround(const Game& game, const State& state, Square square, FeatureKind kind)
{
    std::vector<FeatureId> found;
    state.board.forEachAround(game.tiles(), square, [&](FeatureId id) {
        if (state.board.node(id).kind == kind)
            found.push_back(id);
    });
    return found;
}

std::vector<Square> unbrokenLines(const State& state, Square from)
{
    std::vector<Square> found;
    for (const Side side : allSides)
        for (Square at = neighbour(from, side); state.board.isOccupied(at); at = neighbour(at, side))
            found.push_back(at);
    return found;
}

} // namespace glossator::engine::rules
