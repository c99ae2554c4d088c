// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/registry.h"

#include "model/engine/rules/abbey_mayor/abbey_mayor_rules.h"
#include "model/engine/rules/abbot/abbot_rules.h"
#include "model/engine/rules/anniversary/anniversary_rules.h"
#include "model/engine/rules/base/base_rules.h"
#include "model/engine/rules/big_top/big_top_rules.h"
#include "model/engine/rules/catapult/catapult_rules.h"
#include "model/engine/rules/crop_circles/crop_circle_rules.h"
#include "model/engine/rules/darmstadt/darmstadt_rules.h"
#include "model/engine/rules/fairy/fairy_rules.h"
#include "model/engine/rules/fruit_trees/fruit_trees_rules.h"
#include "model/engine/rules/hills_sheep/hills_sheep_rules.h"
#include "model/engine/rules/inns_cathedrals/inns_cathedrals_rules.h"
#include "model/engine/rules/messages/message_rules.h"
#include "model/engine/rules/phantom/phantom_rules.h"
#include "model/engine/rules/robbers/robber_rules.h"
#include "model/engine/rules/shrines/shrine_rules.h"
#include "model/engine/rules/special_monasteries/special_monastery_rules.h"
#include "model/engine/rules/tower/tower_rules.h"
#include "model/engine/rules/traders_builders/traders_builders_rules.h"
#include "model/engine/rules/tunnel/tunnel_rules.h"
#include "model/engine/rules/watchtowers/watchtower_rules.h"
#include "model/engine/rules/wheel/wheel_rules.h"
#include "model/engine/rules/wind_roses/wind_roses_rules.h"
#include "model/engine/rules/wonders/wonder_rules.h"

#include <algorithm>
#include <array>

namespace glossator::engine::rules {

namespace {

std::span<const SwitchSpec> noSwitches()
{
    return {};
}

template <class Module>
std::unique_ptr<RuleModule> make(const SwitchReadings& readings)
{
    return std::make_unique<Module>(readings);
}

constexpr char german[] = "monasteries-germany";
constexpr char dutch[] = "monasteries-netherlands-belgium";
constexpr char japanese[] = "japanese-buildings";

template <const char* Box>
std::unique_ptr<RuleModule> makeMonasteriesOf(const SwitchReadings&)
{
    return std::make_unique<SpecialMonasteryRules>(Box);
}

} // namespace

std::span<const ModuleInfo> all()
{
    static constexpr auto modules = std::to_array<ModuleInfo>({
        {"base", noSwitches, make<BaseRules>},
        {"abbot", noSwitches, make<AbbotRules>},
        {"exp-1-inns-cathedrals", noSwitches, make<InnsCathedralsRules>},
        {"20th-anniversary", anniversarySwitches, make<AnniversaryRules>},
        {"messages-1", messageSwitches, make<MessageRules>},
        {"wheel-of-fortune", wheelSwitches, make<WheelRules>},
        {"wind-roses", windRosesSwitches, make<WindRosesRules>},
        {"fairy", noSwitches, make<FairyRules>},
        {"exp-2-traders-builders", tradersBuildersSwitches, make<TradersBuildersRules>},
        {"exp-4-tower", noSwitches, make<TowerRules>},
        {"robbers", noSwitches, make<RobberRules>},
        {"mini-7-crop-circles", cropCircleSwitches, make<CropCircleRules>},
        {"watchtowers", noSwitches, make<WatchtowerRules>},
        {"exp-10-big-top", noSwitches, make<BigTopRules>},
        {"exp-7-catapult", noSwitches, make<CatapultRules>},
        {"exp-9-hills-sheep", noSwitches, make<HillsSheepRules>},
        {"fruit-trees", noSwitches, make<FruitTreesRules>},
        {"tunnel", noSwitches, make<TunnelRules>},
        {"exp-5-abbey-mayor", noSwitches, make<AbbeyMayorRules>},
        {"exp-6-count-king-robber", noSwitches, make<ShrineRules>},
        {german, noSwitches, makeMonasteriesOf<german>},
        {dutch, noSwitches, makeMonasteriesOf<dutch>},
        {japanese, noSwitches, makeMonasteriesOf<japanese>},
        {"darmstadt", noSwitches, make<DarmstadtRules>},
        {"phantom", noSwitches, make<PhantomRules>},
        {"wonders-of-humanity", wonderSwitches, make<WonderRules>},
    });
    return modules;
}

const ModuleInfo* find(std::string_view id)
{
    const auto modules = all();
    const auto found =
        std::find_if(modules.begin(), modules.end(), [&](const ModuleInfo& m) { return m.id == id; });
    return found == modules.end() ? nullptr : &*found;
}

} // namespace glossator::engine::rules
