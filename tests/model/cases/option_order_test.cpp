// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_reader.h"
#include "model/cases/feature_phrase.h"
#include "model/cases/option_order.h"
#include "tests/model/cases/case_files.h"
#include "tests/model/cases/good_case.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <tuple>

using namespace glossator;
using namespace glossator::cases;
using engine::Action;
using engine::Option;

namespace {

CaseResult runFile(const std::string& file)
{
    const auto read = readCaseFile(file);
    EXPECT_TRUE(read) << file;
    return read ? run(*read, kindsFor(*read)) : CaseResult{};
}

/// How often the options go from one to another that does something else or with another piece.
std::size_t changes(const engine::Options& options)
{
    std::size_t count = 0;
    for (std::size_t i = 1; i < options.size(); ++i)
        count += areAlike(options[i - 1], options[i]) ? 0 : 1;
    return count;
}

std::size_t kindsOf(const engine::Options& options)
{
    std::vector<Option> kinds;
    for (const Option& option : options)
        if (std::ranges::none_of(kinds, [&](const Option& other) { return areAlike(option, other); }))
            kinds.push_back(option);
    return kinds.size();
}

} // namespace

TEST(OptionOrder, ReadsSquaresAsAPageIsRead)
{
    const CaseResult result = runText(std::string(goodCase));
    const engine::Options& options = result.steps.at(0).options;
    ASSERT_GT(options.size(), 5U);
    const auto placeOf = [](const Option& option) {
        return std::tuple(option.square.y, option.square.x, option.turn);
    };
    EXPECT_TRUE(std::ranges::is_sorted(options, {}, placeOf));
    EXPECT_LT(options.front().square.y, options.back().square.y);
}

TEST(OptionOrder, GoesFromKindToKindAndAroundTheTile)
{
    const CaseResult result = runText(std::string(goodCase));
    std::vector<std::pair<int, int>> features;
    for (const Option& option : result.steps.at(1).options)
        if (option.action == Action::Deploy)
            features.emplace_back(
                static_cast<int>(result.steps[1].state.board.node(option.feature).kind),
                static_cast<int>(pointedAt(*result.game, result.steps[1].state, option.feature)
                                     .side.value_or(tiles::FeatureSide::Middle)));
    EXPECT_GT(features.size(), 3U);
    EXPECT_TRUE(std::ranges::is_sorted(features));
    EXPECT_EQ(result.steps[1].options.back().action, Action::Pass);
}

/// In every decision of every case: what does the same stands together, and who wants none of it looks last.
TEST(OptionOrder, KeepsTogetherWhatDoesTheSame)
{
    std::set<std::size_t> seen;
    for (const std::string& file : caseFiles())
        for (const CaseResult result = runFile(file); const RunStep& step : result.steps) {
            const engine::Options& options = step.options;
            if (options.empty())
                continue;
            EXPECT_EQ(changes(options) + 1, kindsOf(options)) << step.place.text();
            const auto pass = std::ranges::find(options, Action::Pass, &Option::action);
            EXPECT_TRUE(pass == options.end() || pass + 1 == options.end()) << step.place.text();
            seen.insert(kindsOf(options));
        }
    EXPECT_GT(*seen.rbegin(), 4U) << "some decisions have options of many kinds";
}

/// The order is that of the options, not of the rules that offered them.
TEST(OptionOrder, DoesNotDependOnWhoOffered)
{
    for (const std::string& file : caseFiles())
        for (const CaseResult result = runFile(file); const RunStep& step : result.steps) {
            engine::Options turned(step.options.rbegin(), step.options.rend());
            putInOrder(*result.game, step.state, turned);
            EXPECT_EQ(turned, step.options) << step.place.text();
        }
}
