// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/switches.h"
#include "model/engine/tile_kind.h"

#include <array>

namespace glossator::engine::rules {

/// What followers are called on each kind of feature by the readings of switches about names, whichever
/// expansions are played.
class RoleNames
{
public:
    /// Readings that are about anything else are left aside.
    explicit RoleNames(const SwitchReadings& readings);

    /// "knight"; empty where followers have no name.
    [[nodiscard]] std::string_view on(FeatureKind kind) const
    {
        return m_names.at(static_cast<std::size_t>(kind));
    }
    bool operator==(const RoleNames&) const = default;

private:
    std::array<std::string_view, featureKindCount> m_names{};
};

/// Whether the readings of a switch only give names.
[[nodiscard]] bool isAboutNames(std::string_view switchId);

/// Those of the readings that only give names.
[[nodiscard]] SwitchReadings namesAmong(const SwitchReadings& readings);

} // namespace glossator::engine::rules
