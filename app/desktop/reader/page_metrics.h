// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/typefaces.h"

#include <QFont>

#include <vector>

namespace glossator::desktop {

/// A strip of the sheet, pixels from the left edge of the view.
struct Strip
{
    double x = 0;
    double width = 0;

    [[nodiscard]] double right() const { return x + width; }
    bool operator==(const Strip&) const = default;
};

/// The measures of a sheet: a gutter with what each clause is, a column a language, and a margin for the
/// glosses where there is room for one. Where columns side by side would be too narrow to read, all are one.
/// Paper that is filled with columns has neither gutter nor margin, and lines set closer. All lengths are
/// pixels.
struct PageMetrics
{
    double scale = 1; ///< 1 is 100 % zoom
    Sizing sizing = Sizing::Exact;
    bool hasGutter = true;
    bool hasMargin = true;  ///< else the glosses fold under their rule
    bool isStacked = false; ///< the languages have one column, one below the other
    bool isDense = false;   ///< marks hang beside the columns, and what is said above is not said again
    Strip gutter;
    std::vector<Strip> columns;
    Strip margin;

    /// Divides a view among gutter, columns and margin, and centres the sheet in what is left over.
    static PageMetrics of(double viewWidth, double scale, int languages);
    /// Without a margin: the column has its room.
    void giveUpMargin();
    /// Fills a strip of paper with a column a language.
    static PageMetrics dense(Strip paper, double scale, int languages);

    [[nodiscard]] double textSize() const { return 19 * scale; }
    [[nodiscard]] double leading() const { return (isDense ? 25 : 28) * scale; }
    [[nodiscard]] double glossSize() const { return (isDense ? 16 : 15.5) * scale; }
    [[nodiscard]] double glossLeading() const { return (isDense ? 20.5 : 22) * scale; }
    [[nodiscard]] double labelSize() const { return (isDense ? 12.5 : 11.5) * scale; }
    [[nodiscard]] double labelLeading() const { return 15 * scale; }
    [[nodiscard]] QFont labelFont() const { return Typefaces::control(labelSize(), sizing); }
    [[nodiscard]] double ruleSpace() const { return (isDense ? 9 : 13) * scale; }
    [[nodiscard]] double rubricSpace() const { return (isDense ? 24 : 40) * scale; }
    [[nodiscard]] double left() const { return hasGutter ? gutter.x : columns.front().x; }
    [[nodiscard]] double right() const { return hasMargin ? margin.right() : columns.back().right(); }

    /// From the first column to the last.
    [[nodiscard]] Strip allColumns() const
    {
        return {columns.front().x, columns.back().right() - columns.front().x};
    }

    bool operator==(const PageMetrics&) const = default;
};

} // namespace glossator::desktop
