// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/printouts/row_parts.h"

#include <optional>

namespace glossator::desktop {

/// Parts what is too high for the rest of a sheet: between lines, at one height in all columns, or above
/// pictures.
class PartCut
{
public:
    /// The lowest place to part it that is not below the limit; of no text a single line stands alone.
    /// Nothing where there is none.
    [[nodiscard]] static std::optional<double> placeIn(const RowPart& part, double limit);
    /// Gives what is below the place, which stands as it stood in the row.
    [[nodiscard]] static RowPart cut(RowPart& part, double place);

private:
    [[nodiscard]] static std::vector<double> placesIn(const RowPart& part);
    [[nodiscard]] static bool tearsNothing(const Row& row, double place);
    [[nodiscard]] static bool mayPart(const RowText& text, double place);
    [[nodiscard]] static bool mayPart(double top, const TextBlock& block, double place);
};

} // namespace glossator::desktop
