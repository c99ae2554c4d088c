// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/perimeter.h"
#include "app/pictures/shapes/plane.h"
#include "app/pictures/tile_geometry.h"

namespace glossator::pictures::shapes {

/// How far shapes reach over the outer edges until the finished tile is cut, so that no two outlines
/// run along the same line.
inline constexpr double overhang = 0.004;
inline constexpr double roadWidth = 0.125;
inline constexpr double riverWidth = 0.17;

/// The body of one feature while a tile is being laid out.
struct Body
{
    QPainterPath shape;
    QPainterPath line;
    QPainterPath wall;
};

/// A tile being laid out: bodies are added in the order block, cities, ways, places, fields.
struct Draft
{
    explicit Draft(const engine::TileKind& tile);

    const engine::TileKind& kind;
    std::vector<Body> bodies; ///< by feature
    std::vector<Lanes> lanes; ///< by square
    QPainterPath squares;     ///< all squares together
    QPainterPath taken;       ///< everything laid so far as it was before it was cut
    QPainterPath block;       ///< built-up ground of no feature
    QPainterPath blockWall;
    std::vector<Landmark> landmarks;
    std::vector<std::pair<int, int>> bridges;

    [[nodiscard]] int featureCount() const { return static_cast<int>(kind.features.size()); }
    [[nodiscard]] const engine::FeatureSpec& feature(int index) const;
    [[nodiscard]] Body& body(int index) { return bodies[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Body& body(int index) const { return bodies[static_cast<std::size_t>(index)]; }
    [[nodiscard]] std::vector<int> featuresOf(engine::FeatureKind wanted) const;
    /// The lines of all bodies of a kind, for measuring.
    [[nodiscard]] Segments segmentsOf(engine::FeatureKind wanted) const;
    [[nodiscard]] bool hasMark(std::string_view mark) const;
    /// Adds to the body of a feature.
    void extend(int index, const QPainterPath& shape);
    /// Keeps ground from the fields.
    void take(const QPainterPath& shape);
};

[[nodiscard]] bool contains(const std::vector<std::string>& words, std::string_view word);

} // namespace glossator::pictures::shapes
