// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/row_heights.h"

#include <QAbstractItemView>
#include <QEvent>

namespace glossator::desktop {

RowHeights::RowHeights(QAbstractItemView& view) : QObject(&view), m_view(view)
{
    view.viewport()->installEventFilter(this);
}

void RowHeights::followWidthOf(QAbstractItemView& view)
{
    new RowHeights(view);
}

void RowHeights::measure()
{
    m_view.doItemsLayout();
    m_view.scrollTo(m_view.currentIndex());
}

bool RowHeights::eventFilter(QObject* watched, QEvent* event)
{
    const int width = m_view.viewport()->width();
    if (event->type() == QEvent::Resize && width != m_width) {
        m_width = width;
        QMetaObject::invokeMethod(this, &RowHeights::measure, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace glossator::desktop
