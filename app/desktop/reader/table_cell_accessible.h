// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_part_accessible.h"
#include "app/desktop/reader/table_accessible.h"

namespace glossator::desktop {

/// A cell of a table, or the head of a column. Words that the eye finds in the row above are said here too.
class TableCellAccessible : public PagePartAccessible, public QAccessibleTableCellInterface
{
public:
    /// `row` counts the rows below the heads, which are row -1; `entry` is that of the row or the heading.
    TableCellAccessible(ReaderView* view, TableAccessible* table, QAccessibleInterface* parent, int entry,
                        int row, int column)
        : PagePartAccessible(view, parent), m_table(table), m_entry(entry), m_row(row), m_column(column)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text what) const override;
    [[nodiscard]] QAccessible::Role role() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] bool isSelected() const override { return false; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override;
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override;
    [[nodiscard]] int columnIndex() const override { return m_column; }
    [[nodiscard]] int rowIndex() const override { return std::max(0, m_row); }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return m_table; }

private:
    [[nodiscard]] QRect inView() const override;

    TableAccessible* m_table;
    int m_entry;
    int m_row;
    int m_column;
};

} // namespace glossator::desktop
