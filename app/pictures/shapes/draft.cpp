// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/shapes/draft.h"

#include <algorithm>
#include <map>
#include <utility>

namespace glossator::pictures::shapes {

using engine::FeatureKind;

namespace {

using Corner = std::pair<int, int>;

/// The outer edges of squares, clockwise: from each corner the corners that an edge leads to.
std::multimap<Corner, Corner> outerEdges(const std::vector<engine::SquareSpec>& squares)
{
    std::multimap<Corner, Corner> edges;
    for (const engine::SquareSpec& square : squares)
        for (const engine::Side side : engine::allSides) {
            const engine::Square beside = engine::neighbour(square.offset, side);
            if (std::any_of(squares.begin(), squares.end(),
                            [&](const auto& s) { return s.offset == beside; }))
                continue;
            const QPoint from = (cornerOf(square) + perimeterPoint(3.0 * engine::index(side))).toPoint();
            const QPoint to = (cornerOf(square) + perimeterPoint(3.0 * engine::index(side) + 3.0)).toPoint();
            edges.emplace(Corner(from.x(), from.y()), Corner(to.x(), to.y()));
        }
    return edges;
}

QPainterPath outlineOf(const std::vector<engine::SquareSpec>& squares)
{
    std::multimap<Corner, Corner> edges = outerEdges(squares);
    QPainterPath outline;
    while (!edges.empty()) {
        Corner at = edges.begin()->first;
        outline.moveTo(at.first, at.second);
        for (auto edge = edges.find(at); edge != edges.end(); edge = edges.find(at)) {
            at = edge->second;
            outline.lineTo(at.first, at.second);
            edges.erase(edge);
        }
        outline.closeSubpath();
    }
    return outline;
}

} // namespace

Draft::Draft(const engine::TileKind& tile) : kind(tile), bodies(tile.features.size())
{
    lanes.reserve(tile.squares.size());
    for (const engine::SquareSpec& square : tile.squares)
        lanes.push_back(lanesOf(square));
    squares = outlineOf(tile.squares);
}

const engine::FeatureSpec& Draft::feature(int index) const
{
    return kind.features[static_cast<std::size_t>(index)];
}

std::vector<int> Draft::featuresOf(FeatureKind wanted) const
{
    std::vector<int> found;
    for (int i = 0; i < featureCount(); ++i)
        if (feature(i).kind == wanted)
            found.push_back(i);
    return found;
}

Segments Draft::segmentsOf(FeatureKind wanted) const
{
    Segments segments;
    for (const int index : featuresOf(wanted))
        segments.add(body(index).shape);
    return segments;
}

bool Draft::hasMark(std::string_view mark) const
{
    return contains(kind.marks, mark);
}

void Draft::extend(int index, const QPainterPath& shape)
{
    QPainterPath& whole = body(index).shape;
    whole = whole.isEmpty() ? shape : united(whole, shape);
}

void Draft::take(const QPainterPath& shape)
{
    if (!shape.isEmpty())
        taken = taken.isEmpty() ? shape : united(taken, shape);
}

bool contains(const std::vector<std::string>& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace glossator::pictures::shapes
