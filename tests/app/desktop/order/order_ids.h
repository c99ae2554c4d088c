// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/order/order_model.h"

namespace glossator::desktop {

/// The ids of the rows below one of an OrderModel, each before those below itself.
inline QStringList idsBelow(const QAbstractItemModel& model, const QModelIndex& parent)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        ids << index.data(OrderModel::IdRole).toString() << idsBelow(model, index);
    }
    return ids;
}

} // namespace glossator::desktop
