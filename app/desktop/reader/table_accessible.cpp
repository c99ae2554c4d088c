// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/table_accessible.h"

#include "app/desktop/reader/place_accessible.h"
#include "app/desktop/reader/table_cell_accessible.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

QAccessibleInterface* registered(QAccessibleInterface* made)
{
    return QAccessible::accessibleInterface(QAccessible::registerAccessibleInterface(made));
}

void destroy(QAccessibleInterface* made)
{
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(made));
}

/// A row: a clause, whose whole text is its name, with its cells.
class RowAccessible : public PlaceAccessible
{
public:
    RowAccessible(ReaderView* view, TableAccessible* table, PagePlace place, int row)
        : PlaceAccessible(view, place, table)
    {
        for (int column = 0; column < table->columnCount(); ++column)
            m_cells.push_back(
                registered(new TableCellAccessible(view, table, this, place.entry, row, column)));
    }
    ~RowAccessible() override { std::ranges::for_each(m_cells, destroy); }
    Q_DISABLE_COPY_MOVE(RowAccessible)

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Row; }
    [[nodiscard]] int childCount() const override { return static_cast<int>(m_cells.size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        const bool isCell = index >= 0 && index < childCount();
        return isCell ? m_cells[static_cast<std::size_t>(index)] : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto found = std::ranges::find(m_cells, child);
        return found == m_cells.end() ? -1 : static_cast<int>(found - m_cells.begin());
    }

private:
    std::vector<QAccessibleInterface*> m_cells;
};

} // namespace

TableAccessible::TableAccessible(ReaderView* view, int heading)
    : m_view(view), m_heading(heading), m_expansion(view->page().expansion().id),
      m_names(view->page().entry(heading).columns)
{
    for (int column = 0; column < columnCount(); ++column)
        m_children.push_back(registered(new TableCellAccessible(view, this, this, heading, -1, column)));
    for (int i = heading + 1; i < static_cast<int>(view->page().entries().size()); ++i)
        if (view->page().entry(i).table == heading)
            addRow(i);
}

TableAccessible::~TableAccessible()
{
    std::ranges::for_each(m_children, destroy);
}

void TableAccessible::addRow(int entry)
{
    m_rows.push_back(registered(new RowAccessible(m_view, this, {entry, 0}, rowCount())));
    m_children.push_back(m_rows.back());
    for (int piece = 1; piece < m_view->page().entry(entry).pieces(); ++piece)
        m_children.push_back(registered(new PlaceAccessible(m_view, {entry, piece}, this)));
}

bool TableAccessible::isValid() const
{
    return !m_view.isNull() && m_view->page().expansion().id == m_expansion;
}

QAccessibleInterface* TableAccessible::childAtPlace(PagePlace place) const
{
    const auto found = std::find_if(m_children.begin() + columnCount(), m_children.end(), [&](auto* child) {
        return static_cast<PlaceAccessible*>(child)->place() == place;
    });
    return found == m_children.end() ? nullptr : *found;
}

QAccessibleInterface* TableAccessible::childAt(int x, int y) const
{
    const auto found =
        std::ranges::find_if(m_children, [&](auto* child) { return child->rect().contains(x, y); });
    return found == m_children.end() ? nullptr : *found;
}

QAccessibleInterface* TableAccessible::child(int index) const
{
    return index < 0 || index >= childCount() ? nullptr : m_children[static_cast<std::size_t>(index)];
}

int TableAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto found = std::ranges::find(m_children, child);
    return found == m_children.end() ? -1 : static_cast<int>(found - m_children.begin());
}

QAccessibleInterface* TableAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view.data());
}

QString TableAccessible::text(QAccessible::Text what) const
{
    return what == QAccessible::Name && isValid()
               ? plainTextAt(m_view->page(), {m_heading, 0}, m_view->languages().front())
               : QString();
}

QRect TableAccessible::rect() const
{
    QRect whole;
    for (const auto* row : m_rows)
        whole |= row->rect();
    return whole;
}

QAccessible::State TableAccessible::state() const
{
    QAccessible::State state;
    state.readOnly = true;
    return state;
}

void* TableAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this) : nullptr;
}

QAccessibleInterface* TableAccessible::cellAt(int row, int column) const
{
    return row < 0 || row >= rowCount() ? nullptr : m_rows[static_cast<std::size_t>(row)]->child(column);
}

QString TableAccessible::columnDescription(int column) const
{
    if (column < 0 || column >= columnCount())
        return {};
    return m_names[static_cast<std::size_t>(column)].textOrSource(m_view->languages().front());
}

QString TableAccessible::rowDescription(int row) const
{
    const auto* head = cellAt(row, 0);
    return head == nullptr ? QString() : head->text(QAccessible::Name);
}

} // namespace glossator::desktop
