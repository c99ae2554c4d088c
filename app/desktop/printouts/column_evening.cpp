// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/column_evening.h"

#include "app/desktop/printouts/column_flow.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

/// What was placed together in one column.
struct PlacedGroup
{
    double top = 0;
    double bottom = 0;
    std::vector<PlacedPart*> parts;

    [[nodiscard]] bool takes(const PlacedPart& part) const
    {
        return part.group == parts.front()->group && part.x == parts.front()->x;
    }

    void add(PlacedPart& placed)
    {
        top = parts.empty() ? placed.y + placed.part.top : std::min(top, placed.y + placed.part.top);
        bottom = std::max(bottom, placed.y + placed.part.bottom);
        parts.push_back(&placed);
    }

    void moveTo(double x, double y)
    {
        for (PlacedPart* placed : parts) {
            placed->x = x;
            placed->y += y - top;
        }
    }
};

std::vector<PlacedGroup> groupsOn(std::vector<PlacedPart>& sheet)
{
    std::vector<PlacedGroup> groups;
    for (PlacedPart& placed : sheet) {
        if (placed.group == 0)
            continue;
        if (groups.empty() || !groups.back().takes(placed))
            groups.emplace_back();
        groups.back().add(placed);
    }
    return groups;
}

} // namespace

void evenColumns(std::vector<PlacedPart>& sheet, const SheetShape& shape, double top)
{
    std::vector<PlacedGroup> groups = groupsOn(sheet);
    std::vector<ColumnBlock> blocks;
    blocks.reserve(groups.size());
    for (const PlacedGroup& group : groups)
        blocks.push_back({group.bottom - group.top, group.parts.front()->air, false, false});
    const Columns columns{shape.columns, shape.height, top, top};
    const auto spots = evened(columns, blocks, flowInto(columns, blocks));
    if (sheetsOf(spots) > 1)
        return;
    for (std::size_t i = 0; i < groups.size(); ++i)
        groups[i].moveTo(spots[i].column * shape.step, spots[i].y);
}

} // namespace glossator::desktop
