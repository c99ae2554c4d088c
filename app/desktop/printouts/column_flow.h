// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace glossator::desktop {

/// What flows into columns: something that no edge tears.
struct ColumnBlock
{
    double height = 0;
    double above = 0;       ///< air, except at the top of a column
    bool keepsNext = false; ///< is not the last in its column: a heading, a picture with words below it
    bool startsSheet = false;
};

/// Where a block went.
struct ColumnSpot
{
    int sheet = 0;
    int column = 0;
    double y = 0; ///< below the top of the sheet
};

/// So many sheets are there; at least one.
[[nodiscard]] int sheetsOf(const std::vector<ColumnSpot>& spots);

/// The columns of sheets: so many on each, as high as the sheet, below its head.
struct Columns
{
    int count = 2;
    double height = 0;
    double head = 0;      ///< of the first sheet
    double headAgain = 0; ///< of each further one
};

/// Where the blocks of a last sheet go so that its columns are about as long as each other; those of all
/// others stay.
[[nodiscard]] std::vector<ColumnSpot> evened(const Columns& columns, const std::vector<ColumnBlock>& blocks,
                                             std::vector<ColumnSpot> spots);

/// Lets blocks flow down one column after the other, sheet by sheet.
[[nodiscard]] std::vector<ColumnSpot> flowInto(const Columns& columns,
                                               const std::vector<ColumnBlock>& blocks);

} // namespace glossator::desktop
