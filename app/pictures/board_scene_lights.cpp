// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_scene_builder.h"
#include "app/pictures/board_view.h"

// What is lit on the board: features and squares.
namespace glossator::pictures {

/// The part of a feature, and with the place of an abbot the monastery that it belongs to.
std::vector<std::size_t> BoardSceneBuilder::litWith(const engine::State& state, engine::FeatureId part) const
{
    const engine::FeatureNode& node = state.board.node(part);
    std::vector<std::size_t> lit{node.local};
    if (node.kind != engine::FeatureKind::Abbacy)
        return lit;
    const auto& features = m_game.tiles()[state.board.tile(node.tile).kind].kind.features;
    for (std::size_t i = 0; i < features.size(); ++i)
        if (features[i].kind == engine::FeatureKind::Monastery)
            lit.push_back(i);
    return lit;
}

std::vector<Highlight> BoardSceneBuilder::glow(const engine::State& state, engine::FeatureId feature,
                                               HighlightStyle style, double strength) const
{
    std::vector<Highlight> glow;
    if (feature < 0 || static_cast<std::size_t>(feature) >= state.board.features().size())
        return glow;
    state.board.forEachPart(feature, [&](engine::FeatureId part) {
        const engine::FeatureNode& node = state.board.node(part);
        for (const std::size_t local : litWith(state, part))
            glow.push_back({static_cast<std::size_t>(node.tile), static_cast<int>(local), style, strength});
    });
    return glow;
}

QRectF BoardSceneBuilder::printedPart(const engine::State& state, engine::FeatureId part) const
{
    const engine::PlacedTile& tile = state.board.tile(state.board.node(part).tile);
    const TileGeometry& geometry = m_shapes.of(m_game.tiles()[tile.kind].kind);
    QRectF printed;
    for (const std::size_t local : litWith(state, part))
        printed |= turning(tile.turn).map(geometry.features[local].outline).boundingRect();
    return printed.translated(cornerOf(tile.square));
}

std::vector<QRectF> BoardSceneBuilder::printedParts(const engine::State& state,
                                                    engine::FeatureId feature) const
{
    std::vector<QRectF> parts;
    state.board.forEachPart(feature,
                            [&](engine::FeatureId part) { parts.push_back(printedPart(state, part)); });
    return parts;
}

std::vector<SquareMark> BoardSceneBuilder::squares(engine::KindId kind, engine::Placement where,
                                                   HighlightStyle style, double strength) const
{
    std::vector<SquareMark> marks;
    for (const engine::TurnedSquare& square : m_game.tiles()[kind].turns[where.turn & 3U])
        marks.push_back({{static_cast<std::int16_t>(where.square.x + square.offset.x),
                          static_cast<std::int16_t>(where.square.y + square.offset.y)},
                         style,
                         strength});
    return marks;
}

} // namespace glossator::pictures
