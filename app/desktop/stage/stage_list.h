// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/row_heights.h"

#include <QListView>

namespace glossator::desktop {

/// A list beside the board, whose rows are as high as their words need at its width.
inline QListView* makeStageList(const QString& name, QWidget* parent)
{
    auto* list = new QListView(parent);
    list->setObjectName(name);
    list->setFrameShape(QFrame::NoFrame);
    list->setResizeMode(QListView::Adjust);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    RowHeights::followWidthOf(*list);
    return list;
}

} // namespace glossator::desktop
