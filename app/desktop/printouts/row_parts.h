// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_metrics.h"
#include "app/desktop/reader/row.h"

namespace glossator::desktop {

/// A part of a row that is best on one sheet: a rule, a gloss, a picture with its caption.
/// Positions are those of the whole row; nothing in it can be activated.
struct RowPart
{
    Row row;
    double top = 0;    ///< of what is drawn
    double bottom = 0; ///< of what is drawn

    void measure();
};

/// A row taken apart for paper.
struct RowParts
{
    std::vector<RowPart> main;   ///< the entry itself and, where there is no margin, what is folded under it
    std::vector<RowPart> margin; ///< what stands beside it
    double height = 0;           ///< as in Row
    double marginHeight = 0;
    bool clearsMargin = false;
    bool isList = false;  ///< of ways elsewhere, which need not be on one sheet
    bool mayPart = false; ///< between lines; the rest of a row of a table would lack its name

    /// What must be on one sheet: the entry and the first that stands beside it or under it.
    [[nodiscard]] double heightTogether() const;
    /// What is best on one sheet: the entry and all its glosses, beside it or folded under it.
    [[nodiscard]] double heightWhole() const;
};

/// Takes a row apart.
[[nodiscard]] RowParts partsOf(Row row, const PageMetrics& metrics);

} // namespace glossator::desktop
