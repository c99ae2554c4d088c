// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/rule_module.h"
#include "model/engine/switches.h"

#include <memory>
#include <span>

namespace glossator::engine::rules {

/// How a rule module is made for a game.
struct ModuleInfo
{
    std::string_view id; ///< expansion id
    std::span<const SwitchSpec> (*switches)();
    std::unique_ptr<RuleModule> (*make)(const SwitchReadings&);
};

/// Every expansion that the engine has rules for, in the order in which modules act: the base game first;
/// at the end of a game the later ones score first, so the wonders are last (woh-final-wonders-first).
[[nodiscard]] std::span<const ModuleInfo> all();
[[nodiscard]] const ModuleInfo* find(std::string_view id);

} // namespace glossator::engine::rules
