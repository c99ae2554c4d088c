// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/column_flow.h"

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

std::vector<ColumnSpot> flowInto(const Columns& columns, const std::vector<ColumnBlock>& blocks)
{
    std::vector<ColumnSpot> spots;
    ColumnSpot at{0, 0, columns.head};
    bool isBound = false; // to the one before
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const bool isOnTop = at.y <= topOf(columns, at);
        at.y += isOnTop ? 0 : blocks[i].above;
        const double needed = isBound ? blocks[i].height : heightTogether(blocks, i);
        if (!isOnTop && at.y + needed > columns.height)
            at = nextColumn(columns, at);
        spots.push_back(at);
        at.y += blocks[i].height;
        isBound = blocks[i].keepsNext;
    }
    return spots;
}

} // namespace glossator::desktop
