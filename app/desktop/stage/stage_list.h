// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/row_heights.h"

#include <QListView>

namespace glossator::desktop {

/// Makes a list one beside the board, whose rows are as high as their words need at its width.
inline void makeStageList(QListView& list, const QString& name)
{
    list.setObjectName(name);
    list.setFrameShape(QFrame::NoFrame);
    list.setResizeMode(QListView::Adjust);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setSelectionMode(QAbstractItemView::SingleSelection);
    RowHeights::followWidthOf(list);
}

} // namespace glossator::desktop
