// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/table_cell_accessible.h"

#include "model/catalogue/links.h"
#include "model/catalogue/table_cells.h"

namespace glossator::desktop {

QString TableCellAccessible::text(QAccessible::Text what) const
{
    if (what != QAccessible::Name)
        return {};
    if (m_row < 0)
        return m_table->columnDescription(m_column);
    const auto* clause = m_view->page().clauseAt({m_entry, 0});
    if (clause == nullptr)
        return {};
    const QString text = clause->text.textOrSource(m_view->languages().front());
    const auto cells = catalogue::tableCells(text, static_cast<std::size_t>(m_table->columnCount()));
    if (cells.empty()) // a text from an earlier source, which stands in the last cell as a whole
        return m_column + 1 == m_table->columnCount() ? catalogue::plainText(text) : QString();
    return catalogue::plainText(cells[static_cast<std::size_t>(m_column)].text);
}

QRect TableCellAccessible::rect() const
{
    const QRect shown = inView();
    return {m_view->viewport()->mapToGlobal(shown.topLeft()), shown.size()};
}

QAccessible::Role TableCellAccessible::role() const
{
    if (m_row < 0)
        return QAccessible::ColumnHeader;
    return m_column == 0 ? QAccessible::RowHeader : QAccessible::Cell;
}

QAccessible::State TableCellAccessible::state() const
{
    QAccessible::State state;
    state.readOnly = true;
    state.offscreen = !m_view->viewport()->rect().intersects(inView());
    return state;
}

void* TableCellAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                   : nullptr;
}

QList<QAccessibleInterface*> TableCellAccessible::columnHeaderCells() const
{
    return m_row < 0 ? QList<QAccessibleInterface*>{} : QList{m_table->child(m_column)};
}

QList<QAccessibleInterface*> TableCellAccessible::rowHeaderCells() const
{
    return m_row < 0 || m_column == 0 ? QList<QAccessibleInterface*>{} : QList{m_table->cellAt(m_row, 0)};
}

/// Of a cell of the first language; a head has the row of the heading.
QRect TableCellAccessible::inView() const
{
    const QRect whole = m_view->rectOf({m_entry, 0});
    const Row* row = m_view->pageLayout().readyRow(m_entry);
    if (m_row < 0 || row == nullptr || row->grounds.empty())
        return whole;
    const auto index = static_cast<std::size_t>(m_column);
    const QPointF top(0, whole.top() - row->grounds.front().top());
    if (index >= row->texts.size() || row->texts[index].column != 0 || row->texts[index].place.piece != 0)
        return whole;
    const RowText& text = row->texts[index];
    return QRectF(text.at + top, QSizeF(text.block.naturalWidth(), text.block.height())).toAlignedRect();
}

} // namespace glossator::desktop
