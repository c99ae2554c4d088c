// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/printouts/row_parts.h"

#include <functional>

namespace glossator::desktop {

/// A place on paper: the sheet, and how far below its top.
struct SheetPosition
{
    int sheet = 0;
    double y = 0;

    auto operator<=>(const SheetPosition&) const = default; // NOLINT(modernize-use-nullptr)
};

/// A part of a row on its sheet.
struct PlacedPart
{
    RowPart part;
    double y = 0; ///< where the top of the whole row would be
};

/// Lets rows flow onto sheets as they stand on the screen: a rule and its glosses on one sheet, a heading
/// never without what it heads. Only of glosses for which a sheet has no room some go on beside the next one.
class SheetFlow
{
public:
    /// Sets again what heads a table, for the next sheet.
    using HeadAgain = std::function<RowParts()>;

    /// The room on a sheet, in the units of the rows.
    explicit SheetFlow(double height) : m_height(height) {}

    /// A heading waits for what follows it.
    void add(RowParts row, bool isHeading, const HeadAgain& headAgain = {});
    /// Places what still waits.
    void finish();

    [[nodiscard]] int sheets() const { return static_cast<int>(m_sheets.size()); }
    [[nodiscard]] const std::vector<PlacedPart>& onSheet(int sheet) const
    {
        return m_sheets.at(static_cast<std::size_t>(sheet));
    }

private:
    void turnSheet(SheetPosition& at, const HeadAgain& headAgain);
    [[nodiscard]] double heightOfHeld(SheetPosition at) const;
    [[nodiscard]] SheetPosition place(RowParts& row, SheetPosition at);
    void placeMargin(RowParts& row, SheetPosition at);
    void put(RowPart part, SheetPosition at);

    double m_height;
    SheetPosition m_next;
    SheetPosition m_marginEnd;
    std::vector<RowParts> m_held; ///< headings, and what they head
    std::vector<std::vector<PlacedPart>> m_sheets;
};

} // namespace glossator::desktop
