// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/row_heights.h"

#include <QAbstractItemView>
#include <QEvent>

namespace glossator::desktop {

RowHeights::RowHeights(QAbstractItemView& view, TopRow topRow)
    : QObject(&view), m_view(view), m_topRow(std::move(topRow))
{
    view.viewport()->installEventFilter(this);
}

void RowHeights::followWidthOf(QAbstractItemView& view, TopRow topRow)
{
    new RowHeights(view, std::move(topRow));
}

void RowHeights::measure()
{
    const QModelIndex top = m_topRow ? m_topRow() : QModelIndex();
    m_view.doItemsLayout();
    if (!m_topRow)
        m_view.scrollTo(m_view.currentIndex());
    else if (top.isValid())
        m_view.scrollTo(top, QAbstractItemView::PositionAtTop);
}

bool RowHeights::eventFilter(QObject* watched, QEvent* event)
{
    const int width = m_view.viewport()->width();
    if (event->type() == QEvent::Resize && width != m_width) {
        m_width = width;
        measure();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace glossator::desktop
