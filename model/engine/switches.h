// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/citation.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace glossator::engine {

/// A rule on which editions or publishers differ, or that no source settles, with its readings; the
/// first reading is the default.
struct SwitchSpec
{
    std::string_view id;                    ///< "wonder-effect-from"
    std::vector<std::string_view> readings; ///< "next-turn", "placement"
    Clause about;                           ///< what it is about, or what tells that the matter is left open
    bool isPublished;                       ///< each reading stands in some rules; else one of them is ours
};

/// Switch id -> reading, for those that differ from the default.
using SwitchReadings = std::map<std::string, std::string, std::less<>>;

/// The position of the chosen reading among those of the switch; 0 when none is chosen.
[[nodiscard]] std::size_t readingOf(const SwitchReadings& readings, const SwitchSpec& spec);

} // namespace glossator::engine
