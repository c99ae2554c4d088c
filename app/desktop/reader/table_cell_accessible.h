// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/table_accessible.h"

namespace glossator::desktop {

/// A cell of a table, or the head of a column. Words that the eye finds in the row above are said here too.
class TableCellAccessible : public QAccessibleInterface, public QAccessibleTableCellInterface
{
public:
    /// `row` counts the rows below the heads, which are row -1; `entry` is that of the row or the heading.
    TableCellAccessible(ReaderView* view, TableAccessible* table, QAccessibleInterface* parent, int entry,
                        int row, int column)
        : m_view(view), m_table(table), m_parent(parent), m_entry(entry), m_row(row), m_column(column)
    {
    }

    [[nodiscard]] bool isValid() const override { return !m_view.isNull(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessibleInterface* parent() const override { return m_parent; }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QString text(QAccessible::Text what) const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
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
    [[nodiscard]] QRect inView() const;

    QPointer<ReaderView> m_view;
    TableAccessible* m_table;
    QAccessibleInterface* m_parent;
    int m_entry;
    int m_row;
    int m_column;
};

} // namespace glossator::desktop
