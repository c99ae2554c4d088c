// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/case_list_model.h"

namespace glossator::desktop {

/// The cases of a list in their order.
inline QStringList casesOf(const QAbstractItemModel& model)
{
    QStringList ids;
    for (int top = 0; top < model.rowCount(); ++top) {
        const QModelIndex chapter = model.index(top, 0);
        for (int row = 0; row < model.rowCount(chapter); ++row)
            if (const QModelIndex index = model.index(row, 0, chapter); CaseListModel::isCase(index))
                ids += index.data(CaseListModel::IdRole).toString();
    }
    return ids;
}

} // namespace glossator::desktop
