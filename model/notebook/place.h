// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace glossator::notebook {

enum class PlaceKind : std::uint8_t { Clause, Tile, Case };

/// A thing of the catalogue that one can come back to.
struct Place
{
    PlaceKind kind = PlaceKind::Clause;
    QString id;
    bool operator==(const Place&) const = default;
};

/// "clause", "tile" or "case".
[[nodiscard]] QString toString(PlaceKind kind);
[[nodiscard]] std::optional<PlaceKind> placeKindFromString(const QString& text);

} // namespace glossator::notebook
