// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/role_names.h"

#include "model/engine/rules/registry.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// Switches whose readings name things and change nothing that happens.
constexpr std::array<std::string_view, 1> switchesOfNames{"role-names"};

bool givesNames(const SwitchSpec& spec)
{
    return isAboutNames(spec.id);
}

/// The base game, which every game has, and expansions that can be asked for their names.
bool isAsked(const ModuleInfo& module)
{
    return module.id == all().front().id || std::ranges::any_of(module.switches(), givesNames);
}

} // namespace

bool isAboutNames(std::string_view switchId)
{
    return std::ranges::find(switchesOfNames, switchId) != switchesOfNames.end();
}

RoleNames::RoleNames(const SwitchReadings& readings)
{
    for (const ModuleInfo& module : all()) {
        if (!isAsked(module))
            continue;
        const auto rules = module.make(readings);
        for (std::size_t kind = 0; kind < m_names.size(); ++kind)
            if (const auto name = rules->roleOn(plainFeature(static_cast<FeatureKind>(kind))); !name.empty())
                m_names.at(kind) = name;
    }
}

SwitchReadings namesAmong(const SwitchReadings& readings)
{
    SwitchReadings names = readings;
    std::erase_if(names, [](const auto& each) { return !isAboutNames(each.first); });
    return names;
}

} // namespace glossator::engine::rules
