// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/tile_kind.h"
#include "model/sources/yaml.h"

#include <optional>
#include <string>
#include <vector>

namespace glossator::tiles {

/// A word of a tile file and where it stands.
struct PlacedWord
{
    std::string text;
    sources::Place place;
};

/// One feature as written, "c1: city N E, 1 pennant, marks cathedral", split into words with places.
/// Nothing in it is compared with the rest of the tile yet.
struct FeatureLine
{
    std::string name;
    sources::Place place; ///< of the text behind the name
    engine::FeatureKind kind = engine::FeatureKind::Field;
    std::vector<PlacedWord> where; ///< ports, or names of squares
    int pennants = 0;
    std::vector<PlacedWord> touches;
    std::vector<PlacedWord> ends;
    std::vector<PlacedWord> marks;
    bool enclosed = false; ///< a field that says it reaches no edge
};

/// Splits a line; gives nothing when it is not even a kind of feature. Every fault is added to `faults`.
[[nodiscard]] std::optional<FeatureLine> readFeatureLine(const sources::Node& name, const sources::Node& text,
                                                         sources::Faults& faults);

/// Splits a text at blanks; every word knows its place on the line.
[[nodiscard]] std::vector<PlacedWord> placedWords(const sources::Node& text);

} // namespace glossator::tiles
