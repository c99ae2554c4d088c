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
    m_view.doItemsLayout();
    if (!m_topRow)
        m_view.scrollTo(m_view.currentIndex());
    else if (m_top.isValid())
        m_view.scrollTo(m_top, QAbstractItemView::PositionAtTop);
}

bool RowHeights::eventFilter(QObject* watched, QEvent* event)
{
    const int width = m_view.viewport()->width();
    if (event->type() == QEvent::Resize && width != m_width) {
        m_width = width;
        m_top = m_topRow ? m_topRow() : QModelIndex();
        QMetaObject::invokeMethod(this, &RowHeights::measure, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace glossator::desktop
