// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/geometry.h"

#include <string>
#include <vector>

namespace glossator::engine {

/// What the landscape of a tile is made of. A special area is a place with placement rules of its own. An
/// abbacy is the place of an abbot in a monastery, apart from that of its monks.
enum class FeatureKind : std::uint8_t { City, Road, Field, Monastery, Garden, River, Area, Abbacy };
inline constexpr int featureKindCount = 8;

/// What rules that know nothing of abbots in monasteries call such a feature: for them, both places of a
/// monastery are the monastery.
[[nodiscard]] constexpr FeatureKind plainKind(FeatureKind kind)
{
    return kind == FeatureKind::Abbacy ? FeatureKind::Monastery : kind;
}
/// Whether such a feature is never finished, whatever lies around it.
[[nodiscard]] constexpr bool staysOpen(FeatureKind kind)
{
    return kind == FeatureKind::Abbacy;
}

/// Whether such a feature is finished by the eight squares around it.
[[nodiscard]] constexpr bool isSurrounded(FeatureKind kind)
{
    return kind == FeatureKind::Monastery || kind == FeatureKind::Garden;
}

/// Whether such a feature goes on beyond an edge by this lane: fields by the halves, all others by the
/// centre.
[[nodiscard]] constexpr bool isJoinable(FeatureKind kind, Lane lane)
{
    return (kind == FeatureKind::Field) == (lane != Lane::Centre);
}

/// What an edge of a square shows to its neighbour. Closed: a side inside a built-up block that nothing
/// may touch. Internal: a side between two squares of the same tile. Any: a side that goes beside whatever
/// the neighbour shows and ends it there.
enum class EdgeKind : std::uint8_t { Field, Road, City, River, Closed, Internal, Any };

/// One feature as printed on a tile, before anything is placed.
struct FeatureSpec
{
    FeatureKind kind = FeatureKind::Field;
    std::string name;                  ///< unique on its tile, "c1"
    std::vector<std::uint8_t> squares; ///< indices of the squares it covers; scoring counts these
    std::uint8_t pennants = 0;
    std::vector<std::uint8_t> touches;  ///< for a field: indices of the cities beside it
    std::vector<std::string> marks;     ///< what is drawn on it and rules may look at: "inn", "cathedral"
    std::vector<std::string> innerEnds; ///< for a road: what each end inside the tile stops at
    std::uint8_t openInside = 0;        ///< those of them that go on somewhere else, see Board::link
    bool operator==(const FeatureSpec&) const = default;
};

/// A feature of a kind with nothing special about it.
[[nodiscard]] inline FeatureSpec plainFeature(FeatureKind kind)
{
    FeatureSpec feature;
    feature.kind = kind;
    return feature;
}

/// One square of a tile. A lane of an edge holds the index of the feature that reaches it, or none.
struct SquareSpec
{
    static constexpr std::int8_t none = -1;

    std::string name; ///< empty on a tile of one square
    Square offset;    ///< from the first square of the tile, unturned
    std::array<EdgeKind, 4> edges{};
    std::array<std::array<std::int8_t, 3>, 4> lanes{}; ///< [side][lane] -> feature index or none
    bool operator==(const SquareSpec&) const = default;
};

/// A kind of tile: 1 to n squares with their features, as printed; several copies may be in the box.
struct TileKind
{
    std::string id;      ///< "base:D"
    std::string box;     ///< id of the expansion that it comes with; may be empty
    int count = 1;       ///< copies in the box
    bool starts = false; ///< one copy lies on the board before the first turn
    std::vector<SquareSpec> squares;
    std::vector<FeatureSpec> features;
    std::vector<std::array<std::uint8_t, 2>> joins; ///< features of one kind that count as one
    std::vector<std::string> marks; ///< what the whole tile shows: "garden", "volcano", "arrow:add-meeple:E"
    bool operator==(const TileKind&) const = default;
};

/// What in a tile kind refers to nothing, in words that follow its name; empty when the kind is sound.
[[nodiscard]] std::vector<std::string> shapeFaults(const TileKind& kind);

} // namespace glossator::engine
