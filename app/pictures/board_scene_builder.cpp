// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_scene_builder.h"

#include "app/pictures/counter_room.h"
#include "app/pictures/figure_names.h"
#include "app/pictures/tile_symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace glossator::pictures {

namespace {

/// From the middle of a figure to those of one that stands beside it: the first where there is room.
constexpr std::array besideFigure{QPointF(0.37, 0.02),  QPointF(-0.37, 0.02), QPointF(0.25, 0.03),
                                  QPointF(-0.25, 0.03), QPointF(0.03, 0.3),   QPointF(0.03, -0.3)};
constexpr double figureRoom = 0.34; ///< squares from the middle of a figure to that of the next
constexpr double tileEdge = 0.12;   ///< squares from the middle of a figure to the edge of its square
constexpr QPointF middleOfSquare(0.5, 0.5);
constexpr QPointF onTop(0.0, -0.16); ///< from the top of a stack to the middle of a figure on it
/// Two acrobats side by side and the third one on their shoulders.
constexpr std::array<QPointF, 3> inPyramid{QPointF(-0.12, 0.06), QPointF(0.12, 0.06), QPointF(0, -0.17)};

/// Prints differ among this many copies; more would only fill the cache.
constexpr std::uint32_t varieties = 4;

/// A figure on a wonder's own ground marks it.
Pose poseOn(const engine::Game& game, const engine::State& state, const engine::Figure& figure)
{
    switch (state.board.node(figure.place.index).kind) {
    case engine::FeatureKind::Field:
    case engine::FeatureKind::Abbacy:
        return Pose::Lying;
    case engine::FeatureKind::Area:
        return state.board.hasMark(game.tiles(), figure.place.index, "wonder") ? Pose::UpsideDown
                                                                               : Pose::Standing;
    default:
        return Pose::Standing;
    }
}

/// A place for the foot of a pyramid from which none of it leaves the square.
QPointF withRoom(QPointF foot, engine::Square square)
{
    return {std::clamp(foot.x(), square.x + 0.32, square.x + 0.68),
            std::clamp(foot.y(), square.y + 0.42, square.y + 0.78)};
}

bool areTogether(const engine::Game& game, const engine::Figure& a, const engine::Figure& b)
{
    return a.place == b.place && game.kindOf(a).neutral == game.kindOf(b).neutral;
}

std::uint32_t seedAt(engine::Square square)
{
    return static_cast<std::uint32_t>(square.x * 7 + square.y * 13 + 1024) % varieties;
}

} // namespace

bool isOnBoard(engine::PlaceKind place)
{
    return place == engine::PlaceKind::OnFeature || place == engine::PlaceKind::WithFigure ||
           place == engine::PlaceKind::OnTile;
}

bool standsOnBoard(const engine::State& state, engine::FigureId figure)
{
    const engine::Place& place = state.figures[static_cast<std::size_t>(figure)].place;
    if (place.kind == engine::PlaceKind::WithFigure)
        return standsOnBoard(state, place.index);
    return isOnBoard(place.kind);
}

BoardSceneBuilder::BoardSceneBuilder(const engine::Game& game, std::vector<int> colours, TileShapes& shapes)
    : m_game(game), m_colours(std::move(colours)), m_shapes(shapes)
{
}

int BoardSceneBuilder::colourOf(engine::Player player) const
{
    const auto seat = static_cast<std::size_t>(player);
    return player >= 0 && seat < m_colours.size() ? m_colours[seat] : player;
}

Figure BoardSceneBuilder::figureOf(engine::FigureKind kind) const
{
    return figureOfKind(m_game.figureKinds()[kind].id);
}

PlacedTile BoardSceneBuilder::placed(const engine::State& state, std::size_t tile) const
{
    const engine::PlacedTile& lying = state.board.tiles()[tile];
    return ghost(lying.kind, {lying.square, lying.turn}, 1.0);
}

PlacedTile BoardSceneBuilder::ghost(engine::KindId kind, engine::Placement where, double opacity) const
{
    return {&m_game.tiles()[kind].kind, where.square, where.turn, seedAt(where.square), opacity};
}

BoardScene BoardSceneBuilder::board(const engine::State& state, engine::FigureId without) const
{
    BoardScene scene;
    for (std::size_t i = 0; i < state.board.tiles().size(); ++i)
        addTile(scene, placed(state, i));
    scene.stacks = stacks(state);
    for (engine::FigureId i = 0; i < static_cast<engine::FigureId>(state.figures.size()); ++i)
        if (i != without && standsOnBoard(state, i))
            scene.pieces.push_back(piece(state, i));
    return scene;
}

void BoardSceneBuilder::addTile(BoardScene& scene, const PlacedTile& tile) const
{
    scene.tiles.push_back(tile);
    for (const QRectF& symbol : symbolsOf(*tile.kind, m_shapes.of(*tile.kind), tile.turn))
        scene.symbols.push_back(symbol.translated(tile.square.x, tile.square.y));
}

Piece BoardSceneBuilder::pieceAt(const engine::State& state, const engine::Figure& figure, QPointF at) const
{
    const bool mayLie = figure.place.kind == engine::PlaceKind::OnFeature;
    return {figureOf(figure.kind), colourOf(figure.owner), mayLie ? poseOf(state, figure) : Pose::Standing,
            at};
}

/// Those in the place of a figure, and of its sort: somebody's or nobody's.
std::vector<engine::Figure> BoardSceneBuilder::thereWith(const engine::State& state,
                                                         const engine::Figure& figure) const
{
    std::vector<engine::Figure> there;
    std::ranges::copy_if(state.figures, std::back_inserter(there),
                         [&](const engine::Figure& other) { return areTogether(m_game, other, figure); });
    return there;
}

Piece BoardSceneBuilder::piece(const engine::State& state, engine::FigureId figure) const
{
    const engine::Figure& wooden = state.figures[static_cast<std::size_t>(figure)];
    if (wooden.place.kind == engine::PlaceKind::WithFigure)
        return pieceAt(state, wooden, beside(state, figure));
    const auto before = std::ranges::count_if(
        state.figures.begin(), state.figures.begin() + figure,
        [&](const engine::Figure& other) { return areTogether(m_game, other, wooden); });
    return placed(state, thereWith(state, wooden), static_cast<std::size_t>(before));
}

Piece BoardSceneBuilder::tried(const engine::State& state, const engine::Figure& figure) const
{
    std::vector<engine::Figure> there = thereWith(state, figure);
    there.push_back(figure);
    return placed(state, there, there.size() - 1);
}

Piece BoardSceneBuilder::placed(const engine::State& state, const std::vector<engine::Figure>& there,
                                std::size_t which) const
{
    const engine::Figure& figure = there[which];
    if (figure.place.kind == engine::PlaceKind::OnTile)
        return pieceAt(state, figure, spotOn(state, figure, static_cast<int>(which)));
    return pieceAt(state, figure,
                   m_game.kindOf(figure).neutral ? lastStand(state, figure.place.index)
                                                 : standApart(state, there, which));
}

/// On the same square and clear of all other figures, where there is such a spot.
QPointF BoardSceneBuilder::beside(const engine::State& state, engine::FigureId figure) const
{
    const engine::FigureId host = state.figures[static_cast<std::size_t>(figure)].place.index;
    const QPointF middle = piece(state, host).at;
    std::vector<QPointF> others;
    for (engine::FigureId i = 0; i < static_cast<engine::FigureId>(state.figures.size()); ++i)
        if (i != host &&
            state.figures[static_cast<std::size_t>(i)].place.kind == engine::PlaceKind::OnFeature)
            others.push_back(piece(state, i).at);
    const QRectF square = QRectF(std::floor(middle.x()), std::floor(middle.y()), 1, 1)
                              .adjusted(tileEdge, tileEdge, -tileEdge, -tileEdge);
    const auto hasRoom = [&](QPointF way) {
        const QPointF at = middle + way;
        return square.contains(at) && std::ranges::none_of(others, [&](QPointF other) {
                   return std::hypot(at.x() - other.x(), at.y() - other.y()) < figureRoom;
               });
    };
    const auto* const way = std::ranges::find_if(besideFigure, hasRoom);
    return middle + (way == besideFigure.end() ? besideFigure.front() : *way);
}

/// Only farmers lie, not what stands beside them.
Pose BoardSceneBuilder::poseOf(const engine::State& state, const engine::Figure& figure) const
{
    const Figure drawn = figureOf(figure.kind);
    return drawn == Figure::Pig || drawn == Figure::Shepherd ? Pose::Standing : poseOn(m_game, state, figure);
}

QPointF BoardSceneBuilder::middleOf(const engine::PlacedTile& tile)
{
    return QPointF(tile.square.x, tile.square.y) + middleOfSquare;
}

/// Where the tile shows what a mark that begins like this stands for, or none.
std::optional<QPointF> BoardSceneBuilder::landmarkOf(const engine::PlacedTile& tile,
                                                     std::string_view mark) const
{
    for (const Landmark& landmark : m_shapes.of(m_game.tiles()[tile.kind].kind).landmarks)
        if (landmark.mark.starts_with(mark))
            return turning(tile.turn).map(landmark.at) + QPointF(tile.square.x, tile.square.y);
    return std::nullopt;
}

/// On the picture of the foundation, where the tile shows one.
QPointF BoardSceneBuilder::footOf(const engine::PlacedTile& tile) const
{
    return landmarkOf(tile, "tower").value_or(middleOf(tile));
}

/// Of a figure that stands on a tile and on none of its features: the circus, one of a pyramid of acrobats,
/// or whoever is on top of a stack.
QPointF BoardSceneBuilder::spotOn(const engine::State& state, const engine::Figure& figure, int nth) const
{
    const engine::PlacedTile& tile = state.board.tile(figure.place.index);
    if (m_game.kindOf(figure).neutral)
        return landmarkOf(tile, "circus-space").value_or(middleOf(tile));
    if (const auto ring = landmarkOf(tile, "acrobat-space"))
        return withRoom(*ring, tile.square) + inPyramid.at(static_cast<std::size_t>(nth) % inPyramid.size());
    return topOf(state, figure.place.index);
}

std::vector<TokenStack> BoardSceneBuilder::stacks(const engine::State& state) const
{
    std::vector<TokenStack> stacks = piledStacks(state);
    std::ranges::stable_sort(stacks, {}, [](const TokenStack& stack) { return stack.at.y(); });
    return stacks;
}

QPointF BoardSceneBuilder::stackOn(const engine::State& state, engine::TileId tile,
                                   engine::TokenKind kind) const
{
    const auto pile = std::ranges::find_if(state.tokenPiles, [&](const engine::TokenPile& each) {
        return each.tile == tile && each.kind == kind;
    });
    if (pile == state.tokenPiles.end())
        return middleOf(state.board.tile(tile));
    return piledStacks(state)[static_cast<std::size_t>(pile - state.tokenPiles.begin())].at;
}

/// Counters keep clear of the figures and of each other.
std::vector<TokenStack> BoardSceneBuilder::piledStacks(const engine::State& state) const
{
    std::vector<TokenStack> stacks;
    if (state.tokenPiles.empty())
        return stacks;
    CounterRoom room(standsOf(state));
    for (const engine::TokenPile& pile : state.tokenPiles) {
        const engine::PlacedTile& tile = state.board.tile(pile.tile);
        TokenStack stack{footOf(tile), pile.count, m_game.tokenKinds()[pile.kind].id};
        if (!stack.isOfBlocks())
            stack.at = room.take(stack.at, tile.square);
        stacks.push_back(std::move(stack));
    }
    return stacks;
}

std::vector<QPointF> BoardSceneBuilder::standsOf(const engine::State& state) const
{
    std::vector<QPointF> stands;
    for (engine::FigureId i = 0; i < static_cast<engine::FigureId>(state.figures.size()); ++i)
        if (standsOnBoard(state, i))
            stands.push_back(piece(state, i).at);
    return stands;
}

QPointF BoardSceneBuilder::topOf(const engine::State& state, engine::TileId tile) const
{
    TokenStack stack{footOf(state.board.tile(tile)), 0, {}};
    for (const engine::TokenPile& pile : state.tokenPiles)
        if (pile.tile == tile)
            stack.count += pile.count;
    return stack.at - QPointF(0, stack.height()) + onTop;
}

QPointF BoardSceneBuilder::stand(const engine::State& state, engine::FeatureId feature, int nth) const
{
    const engine::FeatureNode& node = state.board.node(feature);
    const engine::PlacedTile& tile = state.board.tile(node.tile);
    const TileGeometry& geometry = m_shapes.of(m_game.tiles()[tile.kind].kind);
    return standPoint(geometry, node.local, tile.turn, nth) + QPointF(tile.square.x, tile.square.y);
}

/// One of those in one place. Who is alone stands at the best place; of
/// several each stands apart from the others and from those nearby.
QPointF BoardSceneBuilder::standApart(const engine::State& state, const std::vector<engine::Figure>& there,
                                      std::size_t which) const
{
    constexpr int rounds = 2; ///< in which the first make room for the others
    const engine::FeatureId feature = there.front().place.index;
    if (there.size() == 1)
        return stand(state, feature, 0);
    StandRoom empty = roomOn(state, feature);
    for (const Piece& other : neighbours(state, feature))
        empty.keepOff(other);
    std::vector<Piece> pieces;
    for (int round = 0; round <= rounds; ++round)
        for (std::size_t i = 0; i < there.size(); ++i) {
            StandRoom room = empty;
            for (std::size_t other = 0; other < pieces.size(); ++other)
                if (other != i)
                    room.keepOff(pieces[other]);
            Piece piece = pieceAt(state, there[i], stand(state, feature, static_cast<int>(i)));
            if (i > 0 || round > 0)
                piece.at = room.placeFor(piece);
            pieces.resize(std::max(pieces.size(), i + 1));
            pieces[i] = piece;
        }
    return pieces[which].at;
}

StandRoom BoardSceneBuilder::roomOn(const engine::State& state, engine::FeatureId feature) const
{
    const engine::FeatureNode& node = state.board.node(feature);
    const engine::PlacedTile& tile = state.board.tile(node.tile);
    return {m_shapes.groundOf(m_game.tiles()[tile.kind].kind), node.local, node.kind, tile};
}

/// The first figure of each other feature, where it is near enough to be in the way.
std::vector<Piece> BoardSceneBuilder::neighbours(const engine::State& state, engine::FeatureId feature) const
{
    const QPointF middle = middleOf(state, feature);
    std::vector<Piece> pieces;
    std::vector<engine::FeatureId> seen{feature};
    for (const engine::Figure& other : state.figures) {
        const engine::FeatureId place = other.place.index;
        if (other.place.kind != engine::PlaceKind::OnFeature || std::ranges::count(seen, place) > 0)
            continue;
        seen.push_back(place);
        const QPointF way = middleOf(state, place) - middle;
        if (std::hypot(way.x(), way.y()) < 1.5)
            pieces.push_back(pieceAt(state, other, middleOf(state, place)));
    }
    return pieces;
}

/// Where figures stand that are nobody's.
QPointF BoardSceneBuilder::lastStand(const engine::State& state, engine::FeatureId feature) const
{
    const engine::FeatureNode& node = state.board.node(feature);
    const engine::TileKind& kind = m_game.tiles()[state.board.tile(node.tile).kind].kind;
    const auto stands = m_shapes.of(kind).features[node.local].stands.size();
    return stand(state, feature, static_cast<int>(stands) - 1);
}

QPointF BoardSceneBuilder::middleOf(const engine::State& state, engine::FeatureId feature) const
{
    return stand(state, feature, 0);
}

ScoreTrackScene BoardSceneBuilder::track(const engine::State& state, engine::FigureId without) const
{
    ScoreTrackScene scene;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const engine::Figure& figure = state.figures[i];
        const bool beside = figure.place.kind == engine::PlaceKind::BesideTrack;
        if (static_cast<engine::FigureId>(i) != without &&
            (beside || figure.place.kind == engine::PlaceKind::OnTrack))
            scene.figures.push_back({colourOf(figure.owner), static_cast<double>(figure.place.index), beside,
                                     figureOf(figure.kind)});
    }
    return scene;
}

} // namespace glossator::pictures
