// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/column_flow.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

double topOf(const Columns& columns, const ColumnSpot& at)
{
    return at.sheet == 0 ? columns.head : columns.headAgain;
}

ColumnSpot nextColumn(const Columns& columns, ColumnSpot at)
{
    if (++at.column == columns.count)
        at = {at.sheet + 1, 0, 0};
    at.y = topOf(columns, at);
    return at;
}

/// Of a block and all that it must not be parted from.
double heightTogether(const std::vector<ColumnBlock>& blocks, std::size_t first)
{
    double height = blocks[first].height;
    for (std::size_t i = first; blocks[i].keepsNext && i + 1 < blocks.size(); ++i)
        height += blocks[i + 1].above + blocks[i + 1].height;
    return height;
}

} // namespace

int sheetsOf(const std::vector<ColumnSpot>& spots)
{
    return spots.empty() ? 1 : spots.back().sheet + 1;
}

std::vector<ColumnSpot> flowInto(const Columns& columns, const std::vector<ColumnBlock>& blocks)
{
    std::vector<ColumnSpot> spots;
    ColumnSpot at{0, 0, columns.head};
    bool isBound = false; // to the one before
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const bool isOnTop = at.y <= topOf(columns, at);
        at.y += isOnTop ? 0 : blocks[i].above;
        const double needed = isBound ? blocks[i].height : heightTogether(blocks, i);
        if (blocks[i].startsSheet && !spots.empty() && !(isOnTop && at.column == 0))
            at = {at.sheet + 1, 0, columns.headAgain};
        else if (!isOnTop && at.y + needed > columns.height)
            at = nextColumn(columns, at);
        spots.push_back(at);
        at.y += blocks[i].height;
        isBound = blocks[i].keepsNext;
    }
    return spots;
}

std::vector<ColumnSpot> evened(const Columns& columns, const std::vector<ColumnBlock>& blocks,
                               std::vector<ColumnSpot> spots)
{
    constexpr double step = 6;
    if (spots.empty())
        return spots;
    const int last = spots.back().sheet;
    const auto first = std::ranges::find(spots, last, &ColumnSpot::sheet) - spots.begin();
    const std::vector<ColumnBlock> rest(blocks.begin() + first, blocks.end());
    Columns lower = columns;
    lower.head = topOf(columns, spots.back());
    for (lower.height = lower.head + step; lower.height < columns.height; lower.height += step) {
        const std::vector<ColumnSpot> tried = flowInto(lower, rest);
        if (tried.back().sheet > 0)
            continue;
        for (std::size_t i = 0; i < tried.size(); ++i)
            spots[static_cast<std::size_t>(first) + i] = {last, tried[i].column, tried[i].y};
        break;
    }
    return spots;
}

} // namespace glossator::desktop
