// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/phrase.h"
#include "model/engine/tile_kind.h"

#include <array>

namespace glossator::cases {

/// The sides of its tile that a feature reaches, to tell it from others of its kind on its square without its
/// name.
class FeatureSides
{
public:
    FeatureSides(const engine::TileKind& kind, std::size_t feature);

    /// Whether no other feature of its kind has its place on the same square.
    [[nodiscard]] bool isAlone() const { return m_isAlone; }
    /// Whether it reaches a side, and no other feature of its kind reaches just the same ones.
    [[nodiscard]] bool tellApart() const { return m_tellsApart; }
    /// "north, east", as the tile lies when it is turned.
    [[nodiscard]] Phrase words(engine::Turn turn) const;

private:
    using Sides = std::array<bool, 4>; ///< of the unturned tile
    [[nodiscard]] static bool areAlike(const engine::FeatureSpec& one, const engine::FeatureSpec& other);
    [[nodiscard]] static Sides reached(const engine::TileKind& kind, std::size_t feature);

    Sides m_sides;
    bool m_isAlone = true;
    bool m_tellsApart = false;
};

} // namespace glossator::cases
