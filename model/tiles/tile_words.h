// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <optional>
#include <string>
#include <string_view>

namespace glossator::tiles {

/// A place where a feature meets an edge: a whole edge ("N") or one half of it ("NL", "NR").
struct Port
{
    engine::Side side = engine::Side::North;
    std::optional<engine::Lane> half; ///< Left or Right; none for the whole edge
};

/// The words of tile files and the values they stand for; a word that is none of them gives nothing.
[[nodiscard]] std::optional<engine::FeatureKind> featureKind(std::string_view word);
[[nodiscard]] std::optional<engine::EdgeKind> edgeKind(std::string_view word);
[[nodiscard]] std::optional<engine::Side> side(std::string_view word);
[[nodiscard]] std::optional<Port> port(std::string_view word);
[[nodiscard]] std::optional<Confidence> confidence(std::string_view word);
[[nodiscard]] std::optional<Standing> standing(std::string_view word);

[[nodiscard]] std::string_view word(engine::FeatureKind kind);
[[nodiscard]] std::string_view word(engine::EdgeKind kind);
[[nodiscard]] std::string_view word(engine::Side side);
[[nodiscard]] std::string_view word(Confidence confidence);
[[nodiscard]] std::string_view word(Standing standing);
/// "NL": the side and the half as seen from the centre of the square; the side alone for the centre.
[[nodiscard]] std::string word(engine::Side side, engine::Lane lane);

/// Whether a name can stand in a line: not empty, without blanks and commas, and not the lone "-" of an
/// empty lane.
[[nodiscard]] bool isName(std::string_view text);

/// The words to choose from, for messages: "city, road, field".
[[nodiscard]] std::string featureKindWords();
[[nodiscard]] std::string edgeKindWords();
[[nodiscard]] std::string confidenceWords();
[[nodiscard]] std::string standingWords();

} // namespace glossator::tiles
