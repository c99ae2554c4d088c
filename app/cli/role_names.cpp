// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/role_names.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr const char* switchId = "role-names";
constexpr const char* newNames = "anniversary";

} // namespace

OptionSpec roleNamesOption()
{
    return {
        u"role-names"_s, u"SET"_s,
        u"What the roles of the meeples are called: classic, or anniversary as in the 20th Anniversary "
        u"Edition. "
        u"What is played is told with these names; texts keep the classic ones and tell the new ones beside them."_s};
}

Outcome<engine::SwitchReadings> readRoleNames(const Request& request)
{
    const QString set = request.arguments.value(u"role-names"_s);
    if (!request.arguments.has(u"role-names"_s))
        return engine::SwitchReadings();
    if (set != u"classic"_s && set != QLatin1StringView(newNames))
        return fail(u"--role-names: \"%1\" is no set of names; write classic or anniversary"_s.arg(set));
    return engine::SwitchReadings{{switchId, set.toStdString()}};
}

bool areNew(const engine::SwitchReadings& roleNames)
{
    const auto found = roleNames.find(switchId);
    return found != roleNames.end() && found->second == newNames;
}

} // namespace glossator::cli
