// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the 20th Anniversary Edition, told of any case whatever is played in it (ann-roles-...).
#include "model/cases/case_reader.h"
#include "model/cases/case_run.h"
#include "model/cases/describe.h"
#include "model/cases/other_names.h"
#include "tests/model/cases/case_files.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace glossator;
using namespace glossator::cases;

namespace {

const engine::SwitchReadings newNames{{"role-names", "anniversary"}};
const engine::SwitchReadings classicNames{{"role-names", "classic"}};

/// A turn in which Red claims a road, by the rules of some boxes.
std::string roadBy(const std::string& expansions, const std::string& more = {})
{
    return "id: a-road\ntitle: A road\nexpansions: [" + expansions + "]\n" + more +
           "players: [red, blue]\n"
           "position:\n"
           "  tiles:\n"
           "    - {tile: base:W, at: [-1, 0]}\n"
           "    - {tile: base:D, at: [0, 0]}\n"
           "  pile: [base:W, base:U]\n"
           "  to play: red\n"
           "  turn number: 5\n"
           "steps:\n"
           "  - place: {at: [1, 0]}\n"
           "  - meeple: r3\n"
           "    caption: Red claims the road.\n";
}

struct Played
{
    explicit Played(const std::string& text)
        : theCase(*readCase(text, "a-road.yaml")), kinds(kindsFor(theCase)), own(run(theCase, kinds))
    {
    }
    [[nodiscard]] std::optional<CaseResult> by(const engine::SwitchReadings& readings) const
    {
        return toldByNames(theCase, own, kinds, readings);
    }

    Case theCase;
    std::vector<engine::TileKind> kinds;
    CaseResult own;
};

/// What a run tells of the follower that it deploys, and by which clauses.
std::pair<std::string, engine::Citations> deployed(const CaseResult& result)
{
    const Describer say(result);
    for (const RunStep& step : result.steps)
        for (const RunEvent& each : step.events)
            if (std::holds_alternative<engine::FigureDeployed>(each.event.what))
                return {toEnglish(say.event(each.after, each.event)), each.event.cites};
    return {};
}

bool says(const CaseResult& result, std::string_view words)
{
    return deployed(result).first.find(words) != std::string::npos;
}

bool cites(const CaseResult& result, std::string_view clause)
{
    const engine::Citations all = deployed(result).second;
    return std::ranges::find(all, clause) != all.end();
}

} // namespace

/// ann-roles-highwaymen, ann-roles-rules-same
TEST(OtherNames, AreToldWhateverIsPlayed)
{
    const Played road(roadBy("base"));
    ASSERT_TRUE(road.own.passed());
    EXPECT_TRUE(says(road.own, "highwayman"));
    const auto told = road.by(newNames);
    ASSERT_TRUE(told);
    EXPECT_TRUE(says(*told, "female traveller"));
    EXPECT_TRUE(told->steps.back().state == road.own.steps.back().state) << "the same happens";
    EXPECT_TRUE(told->steps[2].caption.has_value());
}

/// ann-roles-wiki-convention
TEST(OtherNames, AreTheClassicOnesWithoutAChoice)
{
    const Played road(roadBy("base"));
    EXPECT_FALSE(road.by({}));
    EXPECT_FALSE(road.by({{"tikal-two-cities", "once"}}));
    const auto told = road.by(classicNames);
    ASSERT_TRUE(told);
    EXPECT_TRUE(says(*told, "highwayman"));
}

/// Where the anniversary's rules are played, events cite what gives the names.
TEST(OtherNames, AreCitedWhereTheRulesHaveThem)
{
    const Played road(roadBy("base, 20th-anniversary"));
    EXPECT_TRUE(cites(road.own, "ann-roles-wiki-convention"));
    const auto told = road.by(newNames);
    ASSERT_TRUE(told);
    EXPECT_TRUE(says(*told, "female traveller"));
    EXPECT_TRUE(cites(*told, "ann-roles-highwaymen"));
    EXPECT_FALSE(cites(*told, "ann-roles-wiki-convention"));
    EXPECT_EQ(told->faults.size(), road.own.faults.size());
}

/// A case that is there to show names shows those.
TEST(OtherNames, GiveWayToThoseOfTheCase)
{
    const Played road(roadBy("base, 20th-anniversary", "switches: {role-names: classic}\n"));
    EXPECT_FALSE(road.by(newNames));
    EXPECT_TRUE(says(road.own, "highwayman"));
}

/// ann-roles-knights, ann-roles-monks, ann-roles-farmers
TEST(OtherNames, AreThoseOfTheEdition)
{
    const engine::rules::RoleNames isNew(newNames);
    EXPECT_EQ(isNew.on(engine::FeatureKind::City), "knight");
    EXPECT_EQ(isNew.on(engine::FeatureKind::Road), "female traveller");
    EXPECT_EQ(isNew.on(engine::FeatureKind::Monastery), "monk or nun");
    EXPECT_EQ(isNew.on(engine::FeatureKind::Field), "female farmer");
    const engine::rules::RoleNames isClassic({});
    EXPECT_EQ(isClassic.on(engine::FeatureKind::Road), "highwayman");
    EXPECT_EQ(isClassic.on(engine::FeatureKind::Field), "farmer");
    EXPECT_TRUE(isNew.on(engine::FeatureKind::River).empty());
}
