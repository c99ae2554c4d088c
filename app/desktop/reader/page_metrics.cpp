// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/page_metrics.h"

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr double padding = 26;
constexpr double gutterWidth = 126;
constexpr double gap = 32;
constexpr double hangingMark = 17; ///< room for one beside a column
constexpr double denseGap = 20;
constexpr double smallestColumn = 210;
constexpr double easyColumn = 270; ///< of several, without words torn apart everywhere
constexpr double largestColumn = 600;
constexpr double smallestMain = 420;
constexpr double smallestMargin = 220;
constexpr double largestMargin = 330;

/// Columns that would be too narrow beside it have its room.
void placeGutter(PageMetrics& metrics, double room, int languages)
{
    const double column = languages == 1 ? smallestColumn : easyColumn;
    const double needed = gutterWidth + gap + languages * column + (languages - 1) * gap;
    metrics.hasGutter = room >= std::max(needed, 520.0);
    metrics.gutter.width = metrics.hasGutter ? gutterWidth : 0;
}

void placeColumns(PageMetrics& metrics, double room, int languages)
{
    const double rest = room - (metrics.hasGutter ? gutterWidth + gap : 0);
    metrics.hasMargin = languages == 1 && rest >= smallestMain + gap + smallestMargin;
    double width = (rest - (languages - 1) * gap) / languages;
    if (metrics.hasMargin) {
        const double shared = rest - gap;
        metrics.margin.width = std::clamp(shared * 0.37, smallestMargin, largestMargin);
        width = shared - metrics.margin.width;
    }
    width = std::max(80.0, std::min(width, largestColumn));
    metrics.columns.assign(static_cast<std::size_t>(languages), Strip{0, width});
}

} // namespace

PageMetrics PageMetrics::of(double viewWidth, double scale, int languages)
{
    PageMetrics metrics;
    metrics.scale = scale;
    const double room = std::max(80.0, viewWidth / scale - 2 * padding);
    metrics.isStacked = (room - (languages - 1) * gap) / languages < smallestColumn && languages > 1;
    const int beside = metrics.isStacked ? 1 : languages;
    placeGutter(metrics, room, beside);
    placeColumns(metrics, room, beside);

    const double used = (metrics.hasGutter ? gutterWidth + gap : 0) + beside * metrics.columns.front().width +
                        (beside - 1) * gap + (metrics.hasMargin ? gap + metrics.margin.width : 0);
    double x = padding + std::max(0.0, (room - used) / 2);
    const auto place = [&x, scale](Strip& strip) {
        strip = {std::round(x * scale), strip.width * scale};
        x += strip.width / scale + gap;
    };
    if (metrics.hasGutter)
        place(metrics.gutter);
    for (Strip& column : metrics.columns)
        place(column);
    if (metrics.hasMargin)
        place(metrics.margin);
    if (metrics.isStacked)
        metrics.columns.assign(static_cast<std::size_t>(languages), Strip(metrics.columns.front()));
    return metrics;
}

void PageMetrics::giveUpMargin()
{
    if (!hasMargin)
        return;
    columns.front().width = margin.right() - columns.front().x;
    margin = {};
    hasMargin = false;
}

PageMetrics PageMetrics::dense(Strip paper, double scale, int languages)
{
    PageMetrics metrics;
    metrics.scale = scale;
    metrics.isDense = true;
    metrics.hasGutter = false;
    metrics.hasMargin = false;
    const double all = paper.width - (languages - 1) * denseGap * scale;
    const double mark = hangingMark * scale;
    for (int i = 0; i < languages; ++i)
        metrics.columns.push_back(
            {paper.x + i * (all / languages + denseGap * scale) + mark, all / languages - mark});
    return metrics;
}

} // namespace glossator::desktop
