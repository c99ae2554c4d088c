// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/board_scene.h"
#include "app/pictures/score_track_picture.h"
#include "app/pictures/stand_room.h"
#include "app/pictures/tile_shapes.h"
#include "model/engine/game.h"

#include <optional>
#include <string_view>

namespace glossator::pictures {

/// Whether a figure in such a place is part of the picture of the board.
[[nodiscard]] bool isOnBoard(engine::PlaceKind place);
/// Whether a figure is: one beside another figure is as long as that one is.
[[nodiscard]] bool standsOnBoard(const engine::State& state, engine::FigureId figure);

/// Puts a state of the engine on the table: which tile lies where, where each figure stands, and the
/// score track. The game and the shapes must outlive it.
class BoardSceneBuilder
{
public:
    /// `colours` give the picture's player for each engine::Player; missing ones keep their number.
    BoardSceneBuilder(const engine::Game& game, std::vector<int> colours, TileShapes& shapes);

    /// Tiles in the order of their ids, and the figures on them but for `without`.
    [[nodiscard]] BoardScene board(const engine::State& state, engine::FigureId without = engine::none) const;
    /// Scoring figures and those that wait beside the track, but for `without`.
    [[nodiscard]] ScoreTrackScene track(const engine::State& state,
                                        engine::FigureId without = engine::none) const;

    /// The figure on its feature, as a piece of the board.
    [[nodiscard]] Piece piece(const engine::State& state, engine::FigureId figure) const;
    /// The figure where it would be if it came to its place now.
    [[nodiscard]] Piece tried(const engine::State& state, const engine::Figure& figure) const;
    /// The room on a feature for figures, with none there yet.
    [[nodiscard]] StandRoom roomOn(const engine::State& state, engine::FeatureId feature) const;
    /// All printed parts of a joined feature.
    [[nodiscard]] std::vector<Highlight> glow(const engine::State& state, engine::FeatureId feature,
                                              HighlightStyle style, double strength = 1.0) const;
    /// What is printed of a feature on one tile, in board coordinates, of which the middle of it is a part.
    [[nodiscard]] QRectF printedPart(const engine::State& state, engine::FeatureId part) const;
    /// And on all.
    [[nodiscard]] std::vector<QRectF> printedParts(const engine::State& state,
                                                   engine::FeatureId feature) const;
    /// A place upon the feature, in board coordinates.
    [[nodiscard]] QPointF middleOf(const engine::State& state, engine::FeatureId feature) const;
    /// A tile that would lie there, less than opaque.
    [[nodiscard]] PlacedTile ghost(engine::KindId kind, engine::Placement where, double opacity) const;
    /// Every square that the tile would cover.
    [[nodiscard]] std::vector<SquareMark> squares(engine::KindId kind, engine::Placement where,
                                                  HighlightStyle style, double strength = 1.0) const;

    [[nodiscard]] int colourOf(engine::Player player) const;
    [[nodiscard]] Figure figureOf(engine::FigureKind kind) const;
    [[nodiscard]] const engine::Game& game() const { return m_game; }

    /// Tokens that lie on tiles, those in front last.
    [[nodiscard]] std::vector<TokenStack> stacks(const engine::State& state) const;
    /// Where tokens of a kind lie on a tile: in its middle if there are none.
    [[nodiscard]] QPointF stackOn(const engine::State& state, engine::TileId tile,
                                  engine::TokenKind kind) const;

private:
    /// How a figure stands, or would stand, on the feature that is its place.
    [[nodiscard]] Pose poseOf(const engine::State& state, const engine::Figure& figure) const;
    /// Where a figure that is `nth` in its place, from 0, stands on a tile and on none of its features.
    [[nodiscard]] QPointF spotOn(const engine::State& state, const engine::Figure& figure, int nth) const;
    [[nodiscard]] std::vector<std::size_t> litWith(const engine::State& state, engine::FeatureId part) const;
    void addTile(BoardScene& scene, const PlacedTile& tile) const;
    /// In the order of the piles.
    [[nodiscard]] std::vector<TokenStack> piledStacks(const engine::State& state) const;
    [[nodiscard]] std::vector<QPointF> standsOf(const engine::State& state) const;
    /// Where a figure stands that is beside another one.
    [[nodiscard]] QPointF beside(const engine::State& state, engine::FigureId figure) const;
    /// Where a figure stands on top of the tokens of a tile.
    [[nodiscard]] QPointF topOf(const engine::State& state, engine::TileId tile) const;
    [[nodiscard]] std::optional<QPointF> landmarkOf(const engine::PlacedTile& tile,
                                                    std::string_view mark) const;
    [[nodiscard]] static QPointF middleOf(const engine::PlacedTile& tile);
    [[nodiscard]] QPointF footOf(const engine::PlacedTile& tile) const;
    [[nodiscard]] PlacedTile placed(const engine::State& state, std::size_t tile) const;
    [[nodiscard]] QPointF stand(const engine::State& state, engine::FeatureId feature, int nth) const;
    [[nodiscard]] QPointF standApart(const engine::State& state, const std::vector<engine::Figure>& there,
                                     std::size_t which) const;
    [[nodiscard]] std::vector<Piece> neighbours(const engine::State& state, engine::FeatureId feature) const;
    [[nodiscard]] std::vector<engine::Figure> thereWith(const engine::State& state,
                                                        const engine::Figure& figure) const;
    [[nodiscard]] Piece pieceAt(const engine::State& state, const engine::Figure& figure, QPointF at) const;
    [[nodiscard]] Piece placed(const engine::State& state, const std::vector<engine::Figure>& there,
                               std::size_t which) const;
    [[nodiscard]] QPointF lastStand(const engine::State& state, engine::FeatureId feature) const;

    const engine::Game& m_game;
    std::vector<int> m_colours;
    TileShapes& m_shapes;
};

} // namespace glossator::pictures
