// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace glossator::notebook {

enum class PlaceKind : std::uint8_t { Clause, Tile, Case, Pair };

/// A thing of the catalogue that one can come back to, or the answer about two of them.
struct Place
{
    PlaceKind kind = PlaceKind::Clause;
    QString id; ///< of a pair as pairs::PairId writes it
    bool operator==(const Place&) const = default;
};

/// "clause", "tile", "case" or "pair".
[[nodiscard]] QString toString(PlaceKind kind);
[[nodiscard]] std::optional<PlaceKind> placeKindFromString(const QString& text);

} // namespace glossator::notebook
