// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_reader.h"
#include "model/cases/other_reading.h"
#include "model/engine/rules/registry.h"
#include "tests/model/cases/case_files.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace glossator;
using namespace glossator::cases;

namespace {

/// A case of the project, as it goes by itself and by other readings.
class Played
{
public:
    explicit Played(const std::string& id)
        : theCase(*readCaseFile(fileOf(id))), kinds(kindsFor(theCase)), own(run(theCase, kinds))
    {
    }
    [[nodiscard]] std::optional<OtherReading> by(const engine::SwitchReadings& readings) const
    {
        return readOtherwise(theCase, own, kinds, readings);
    }

    Case theCase;
    std::vector<engine::TileKind> kinds;
    CaseResult own;

private:
    static std::string fileOf(const std::string& id)
    {
        const auto files = caseFiles();
        const auto found = std::ranges::find_if(
            files, [&](const std::string& file) { return file.ends_with('/' + id + ".yaml"); });
        return found == files.end() ? id : *found;
    }
};

const engine::SwitchReadings tikalPaysOnce{{"tikal-two-cities", "once"}};

} // namespace

/// woh-open-tikal-two-cities
TEST(OtherReading, PlaysTheCaseByTheReadingOfTheUser)
{
    const Played tikal("woh-tikal-two-cities-in-one-turn");
    ASSERT_TRUE(tikal.own.passed());
    const auto other = tikal.by(tikalPaysOnce);
    ASSERT_TRUE(other);
    EXPECT_EQ(tikal.own.steps.back().state.points(0), 35);
    EXPECT_EQ(other->result.steps.back().state.points(0), 31);
    EXPECT_TRUE(other->result.passed()) << "nothing is expected of it";
    EXPECT_EQ(other->readings, tikalPaysOnce);
    EXPECT_EQ(other->ofCase, (engine::SwitchReadings{{"tikal-two-cities", "each"}}));
    EXPECT_FALSE(other->isNamed);
    EXPECT_FALSE(other->isCutShort);
}

TEST(OtherReading, LeavesTheCaseItsWordsAsLongAsTheyAreTrue)
{
    const Played tikal("woh-tikal-two-cities-in-one-turn");
    const auto other = tikal.by(tikalPaysOnce);
    ASSERT_TRUE(other);
    ASSERT_EQ(other->result.steps.size(), 3U);
    EXPECT_EQ(other->same, 1U);
    EXPECT_TRUE(other->result.steps[1].caption);
    EXPECT_FALSE(other->result.steps[2].caption) << "it tells what Tikal pays by the case's reading";
}

TEST(OtherReading, KnowsACaseThatIsThereForItsReading)
{
    const auto other = Played("woh-tikal-two-cities-paid-once").by({{"tikal-two-cities", "each"}});
    ASSERT_TRUE(other);
    EXPECT_TRUE(other->isNamed);
    EXPECT_EQ(other->result.steps.back().state.points(0), 35);
}

TEST(OtherReading, IsNothingWhereItMakesNoDifference)
{
    const Played tikal("woh-tikal-two-cities-in-one-turn");
    EXPECT_FALSE(tikal.by({})) << "nothing is decided";
    EXPECT_FALSE(tikal.by({{"tikal-two-cities", "each"}})) << "the case goes by it anyway";
    EXPECT_FALSE(tikal.by({{"tikal-two-cities", "thrice"}})) << "there is no such reading";
    EXPECT_FALSE(tikal.by({{"notre-dame-two-meeples", "once"}})) << "Notre-Dame has no part in it";
    EXPECT_FALSE(tikal.by({{"wheel-taxes", "each-city"}})) << "the wheel is not on the table";
}

/// The rules may keep in mind what comes first, as long as nothing comes of it.
TEST(OtherReading, IsNothingWhereNobodyCouldSeeADifference)
{
    const engine::SwitchReadings wonderFirst{{"message-or-wonder", "wonder-first"}};
    for (const char* id : {"msg-abbot-before-the-road", "msg-no-pennants", "msg-space-fifty-is-dark",
                           "msg-two-smallest-roads"})
        EXPECT_FALSE(Played(id).by(wonderFirst)) << id << ": there is no wonder";
    EXPECT_TRUE(Played("msg-wonder-and-message-on-ten").by(wonderFirst));
}

TEST(OtherReading, NamesOnlyTheReadingsThatMatter)
{
    const auto other = Played("woh-tikal-two-cities-in-one-turn")
                           .by({{"tikal-two-cities", "once"}, {"notre-dame-two-meeples", "once"}});
    ASSERT_TRUE(other);
    EXPECT_EQ(other->readings, tikalPaysOnce);
}

/// Whatever a user decides, every case can still be played, up to a choice that it no longer has.
TEST(OtherReading, PlaysEveryCaseThatNamesASwitchByItsDefault)
{
    int played = 0;
    for (const std::string& file : caseFiles()) {
        const auto theCase = readCaseFile(file);
        ASSERT_TRUE(theCase) << file;
        if (theCase->switches.empty())
            continue;
        const auto kinds = kindsFor(*theCase);
        const CaseResult own = run(*theCase, kinds);
        engine::SwitchReadings readings;
        for (const auto& expansion : theCase->expansions)
            for (const engine::SwitchSpec& spec : engine::rules::find(expansion.text)->switches())
                readings[std::string(spec.id)] = spec.readings.front();
        const auto other = readOtherwise(*theCase, own, kinds, readings);
        if (!other)
            continue;
        ++played;
        EXPECT_TRUE(other->isNamed) << file;
        EXPECT_FALSE(other->result.steps.empty()) << file;
        EXPECT_LT(other->same, own.steps.size()) << file;
        EXPECT_EQ(other->isCutShort, other->result.steps.size() < own.steps.size()) << file;
    }
    EXPECT_GT(played, 20);
}
