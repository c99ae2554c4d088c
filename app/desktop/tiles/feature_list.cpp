// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/feature_list.h"

#include "app/desktop/tiles/feature_delegate.h"

#include <QResizeEvent>

namespace glossator::desktop {

FeatureList::FeatureList(QWidget* parent) : QListView(parent)
{
    setItemDelegate(new FeatureDelegate(this));
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FeatureList::fit()
{
    int height = 2 * frameWidth();
    for (int row = 0; model() != nullptr && row < model()->rowCount(); ++row)
        height += sizeHintForRow(row);
    setFixedHeight(height);
    doItemsLayout();
}

/// Qt makes the first row the current one without marking it.
void FeatureList::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect);
}

/// Rows that break their words have a height that follows from the width.
void FeatureList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

} // namespace glossator::desktop
