// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/score_sheet.h"

#include <gtest/gtest.h>

using namespace glossator::engine;

namespace {

ScoreSheet sheetOf(int lines)
{
    ScoreSheet sheet;
    for (int i = 1; i <= lines; ++i)
        sheet.add(Counted::Bonus, i, 1, "clause");
    return sheet;
}

/// Rules may add as many lines as they like.
TEST(ScoreSheet, keepsEveryLine)
{
    for (int lines = 0; lines < 20; ++lines) {
        const ScoreSheet sheet = sheetOf(lines);
        ASSERT_EQ(sheet.addends().size(), static_cast<std::size_t>(lines));
        for (int i = 0; i < lines; ++i)
            EXPECT_EQ(sheet.addends()[static_cast<std::size_t>(i)].count, i + 1);
        EXPECT_EQ(sheet.points(), lines * (lines + 1) / 2);
    }
}

TEST(ScoreSheet, leavesOutWhatCountsNothing)
{
    ScoreSheet sheet;
    sheet.add(Counted::Pennants, 0, 2, "clause");
    EXPECT_TRUE(sheet.addends().empty());
}

TEST(ScoreSheet, isEqualByItsLines)
{
    for (const int lines : {3, 6, 7, 12}) {
        EXPECT_TRUE(sheetOf(lines) == sheetOf(lines));
        EXPECT_FALSE(sheetOf(lines) == sheetOf(lines + 1));
    }
    ScoreSheet cleared = sheetOf(9);
    cleared.clear();
    EXPECT_TRUE(cleared == ScoreSheet());
}

} // namespace
