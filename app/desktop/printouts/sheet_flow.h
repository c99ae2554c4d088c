// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/printouts/row_parts.h"

#include <functional>

namespace glossator::desktop {

/// A place on paper: the column, counted on from sheet to sheet, and how far below the top of the sheet.
struct SheetPosition
{
    int column = 0;
    double y = 0;

    auto operator<=>(const SheetPosition&) const = default; // NOLINT(modernize-use-nullptr)
};

/// A part of a row on its sheet.
struct PlacedPart
{
    RowPart part;
    double y = 0;   ///< where the top of the whole row would be
    double x = 0;   ///< how far to the right of where it was set
    int group = 0;  ///< of what was placed together; 0 for what is across all columns
    double air = 0; ///< above it, unless it is at the top of a column
};

/// How a sheet is divided, in the units of the rows.
struct SheetShape
{
    double height = 0;
    int columns = 1;
    double step = 0; ///< from one column to the next
};

/// Lets rows flow onto sheets, which may have several columns, as they stand on the screen: a rule and its
/// glosses in one column, a heading never without what it heads. What a column has no room for goes on in the
/// next one where else much of it would stay empty: from a gloss on, or from a line.
class SheetFlow
{
public:
    /// Sets again what heads a table, for the next sheet.
    using HeadAgain = std::function<RowParts()>;

    explicit SheetFlow(SheetShape shape) : m_shape(shape) {}

    /// Places a row across all columns of the first sheet, above everything else.
    void addAcross(RowParts row);
    /// A heading waits for what follows it.
    void add(RowParts row, bool isHeading, const HeadAgain& headAgain = {});
    /// Places what still waits.
    void finish();
    /// Makes the columns of the last sheet about as long as each other, where there are several.
    void even();

    [[nodiscard]] int sheets() const { return static_cast<int>(m_sheets.size()); }
    [[nodiscard]] const std::vector<PlacedPart>& onSheet(int sheet) const
    {
        return m_sheets.at(static_cast<std::size_t>(sheet));
    }

private:
    void turnSheet(SheetPosition& at, const HeadAgain& headAgain);
    /// Where the columns begin on a sheet.
    [[nodiscard]] double topOf(int column) const { return column < m_shape.columns ? m_across : 0; }
    [[nodiscard]] bool holds(SheetPosition at) const;
    [[nodiscard]] bool isHeadedByPicture(SheetPosition at) const;
    void placeHeading(SheetPosition& at);
    [[nodiscard]] bool begins(const RowParts& row, double top) const;
    [[nodiscard]] bool leavesMuch(double y) const { return m_shape.height - y > much * m_shape.height; }
    void placePart(RowPart part, SheetPosition& at, bool mayMove, bool mayPart, double air);
    [[nodiscard]] SheetPosition place(RowParts& row, SheetPosition at);
    void placeMargin(RowParts& row, SheetPosition at);
    void put(RowPart part, SheetPosition at, double air);

    static constexpr double much = 0.2; ///< of a sheet to stay empty

    SheetShape m_shape;
    double m_across = 0; ///< height of what is across the columns of the first sheet
    SheetPosition m_next;
    SheetPosition m_marginEnd;
    int m_group = 0;              ///< that is placed
    int m_tableSheet = -1;        ///< the last that has a part of a table
    double m_trail = 0;           ///< the air at the end of the row that was placed last
    std::vector<RowParts> m_held; ///< headings, and what they head
    std::vector<std::vector<PlacedPart>> m_sheets;
};

} // namespace glossator::desktop
