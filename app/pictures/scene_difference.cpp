// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/scene_difference.h"

#include "app/pictures/board_print.h"
#include "app/pictures/label_painter.h"
#include "app/pictures/tile_geometry.h"

#include <algorithm>
#include <tuple>

namespace glossator::pictures {

namespace {

constexpr double shadowReach = 0.06; ///< in squares beyond a tile
constexpr double glowReach = 0.12;
constexpr double stackReach = 0.9; ///< about the foot of a stack
constexpr double spare = 3;        ///< pixels, for lines and rounding
constexpr double counter = 30;     ///< pixels of the smallest counter with its number

/// Tells what is in one of two rows only. Rows that begin and end alike differ in the middle.
template <typename Item, typename Same, typename Tell>
void forEachDifferent(const std::vector<Item>& before, const std::vector<Item>& after, Same same, Tell tell)
{
    const auto [endOfStart, start] =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end(), same);
    auto lastBefore = before.end();
    auto lastAfter = after.end();
    while (lastBefore != endOfStart && lastAfter != start && same(*(lastBefore - 1), *(lastAfter - 1))) {
        --lastBefore;
        --lastAfter;
    }
    for (auto item = endOfStart; item != lastBefore; ++item)
        tell(*item, true);
    for (auto item = start; item != lastAfter; ++item)
        tell(*item, false);
}

} // namespace

SceneDifference::SceneDifference(const BoardScene& before, const BoardScene& after, const BoardView& view,
                                 const QFont& labelFont)
    : m_view(view)
{
    addTiles(before, after);
    addHighlights(before, after);
    addThings(before, after);
    addLabels(before, after, labelFont);
}

QRectF SceneDifference::around(const PlacedTile& tile, double reach) const
{
    const QRectF bounds = boundsOf(*tile.kind, tile.turn);
    const QRectF rect(m_view.toView(cornerOf(tile.square) + bounds.topLeft()),
                      bounds.size() * m_view.squareSize);
    const double margin = reach * m_view.squareSize + spare;
    return rect.adjusted(-margin, -margin, margin, margin);
}

QRectF SceneDifference::around(QPointF board, double reach) const
{
    const QPointF at = m_view.toView(board);
    return {at.x() - reach - spare, at.y() - reach - spare, 2 * (reach + spare), 2 * (reach + spare)};
}

void SceneDifference::addTiles(const BoardScene& before, const BoardScene& after)
{
    forEachDifferent(before.tiles, after.tiles, std::equal_to<PlacedTile>(),
                     [this](const PlacedTile& tile, bool) { m_rects.push_back(around(tile, shadowReach)); });
}

/// A glow is told by its tile; the tile's number may be another in the other scene.
void SceneDifference::addHighlights(const BoardScene& before, const BoardScene& after)
{
    const auto same = [&](const Highlight& was, const Highlight& is) {
        return before.tiles.at(was.tile) == after.tiles.at(is.tile) && was.feature == is.feature &&
               was.style == is.style && was.strength == is.strength;
    };
    forEachDifferent(before.highlights, after.highlights, same, [&](const Highlight& glow, bool wasBefore) {
        m_rects.push_back(around((wasBefore ? before : after).tiles.at(glow.tile), glowReach));
    });
}

void SceneDifference::addThings(const BoardScene& before, const BoardScene& after)
{
    const double square = m_view.squareSize;
    forEachDifferent(before.pieces, after.pieces, std::equal_to<Piece>(), [&](const Piece& piece, bool) {
        m_rects.push_back(around(piece.at, BoardPrint::heightOf(piece, square)));
    });
    forEachDifferent(before.stacks, after.stacks, std::equal_to<TokenStack>(),
                     [&](const TokenStack& stack, bool) {
                         m_rects.push_back(around(stack.at, std::max(stackReach * square, counter)));
                     });
    forEachDifferent(before.squares, after.squares, std::equal_to<SquareMark>(),
                     [&](const SquareMark& mark, bool) {
                         m_rects.push_back(around(cornerOf(mark.square) + QPointF(0.5, 0.5), square / 2));
                     });
}

/// Labels heed all that lies there; where nothing of that is another, they stand where they stood.
void SceneDifference::addLabels(const BoardScene& before, const BoardScene& after, const QFont& font)
{
    const auto ground = [](const BoardScene& scene) {
        return std::tie(scene.labels, scene.pieces, scene.tiles, scene.symbols, scene.numbered);
    };
    if (ground(before) == ground(after))
        return;
    const LabelPainter labels({}, font);
    using Laid = LabelPainter::Laid;
    const auto laid = [&](const BoardScene& scene) { return labels.laid(scene, m_view); };
    forEachDifferent(laid(before), laid(after), std::equal_to<Laid>(), [&](const Laid& label, bool) {
        const QRectF plate = labels.boundsOf(label.label, label.centre, m_view.squareSize);
        m_rects.push_back(plate.adjusted(-spare, -spare, spare, spare));
    });
}

} // namespace glossator::pictures
