// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/reader_view.h"

#include <QAccessible>
#include <QPointer>

namespace glossator::desktop {

/// A section that is set as a table, as assistive programs meet it: the heads of its columns, then each row
/// with its cells, and the glosses on a row behind it.
class TableAccessible : public QAccessibleInterface, public QAccessibleTableInterface
{
public:
    /// `heading` is the entry of the section's heading.
    TableAccessible(ReaderView* view, int heading);
    ~TableAccessible() override;
    Q_DISABLE_COPY_MOVE(TableAccessible)

    /// The row or gloss of a clause; nothing for a clause that is not of this table.
    [[nodiscard]] QAccessibleInterface* childAtPlace(PagePlace place) const;

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override { return static_cast<int>(m_children.size()); }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QString text(QAccessible::Text what) const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Table; }
    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override;
    [[nodiscard]] QString columnDescription(int column) const override;
    [[nodiscard]] QString rowDescription(int row) const override;
    [[nodiscard]] int columnCount() const override { return static_cast<int>(m_names.size()); }
    [[nodiscard]] int rowCount() const override { return static_cast<int>(m_rows.size()); }
    // Clauses are not selected by rows and columns.
    [[nodiscard]] int selectedCellCount() const override { return 0; }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    void addRow(int entry);

    QPointer<ReaderView> m_view;
    int m_heading;
    QString m_expansion; ///< whose page the table is on
    std::vector<catalogue::LocalizedText> m_names;
    std::vector<QAccessibleInterface*> m_children; ///< heads, then rows and their glosses
    std::vector<QAccessibleInterface*> m_rows;
};

} // namespace glossator::desktop
