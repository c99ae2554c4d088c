// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/pairs/pair_cell.h"

#include <vector>

namespace glossator::pairs {

/// All boxes against all boxes. A box against itself holds what was asked and answered about it alone. A part
/// of a box speaks for the box.
class PairMatrix
{
public:
    PairMatrix() = default;
    explicit PairMatrix(const catalogue::Catalogue& catalogue);

    /// In the order of the shelf.
    [[nodiscard]] const std::vector<catalogue::Expansion>& boxes() const { return m_boxes; }
    /// Of two boxes by their places in boxes(); the order does not matter.
    [[nodiscard]] const PairCell& cell(int one, int other) const;
    [[nodiscard]] int most() const { return m_most; } ///< in any cell

private:
    void countMeetings(const std::vector<int>& boxes, const PairCell& clause);
    PairCell& at(int one, int other);

    std::vector<catalogue::Expansion> m_boxes;
    std::vector<int> m_wholes;     ///< the place of the box in which each lies; -1: of its own
    std::vector<PairCell> m_cells; ///< by row and column
    int m_most = 0;
};

} // namespace glossator::pairs
