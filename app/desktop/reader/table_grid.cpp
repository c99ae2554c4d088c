// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/table_grid.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

// In pixels at 100 % zoom.
constexpr double besideFrom = 500; ///< a column this wide has room for three cells
constexpr double underFrom = 290;  ///< and this wide for two
constexpr double gap = 20;

} // namespace

TableGrid TableGrid::of(Strip column, double scale, double widestName, bool hasDetails)
{
    TableGrid grid{Form::Stacked, column, column, column};
    if (column.width < underFrom * scale)
        return grid;
    const double between = gap * scale;
    const bool isBeside = hasDetails && column.width >= besideFrom * scale;
    grid.form = isBeside ? Form::Beside : Form::Under;
    const double least = isBeside || !hasDetails ? 0 : column.width * 0.32;
    grid.name.width = std::clamp(widestName, least, column.width * 0.36);
    double x = grid.name.right() + between;
    grid.detail = grid.name;
    if (isBeside) {
        grid.detail = {x, column.width * 0.28};
        x = grid.detail.right() + between;
    }
    grid.body = {x, column.right() - x};
    return grid;
}

} // namespace glossator::desktop
