// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/box_filter_model.h"

#include "app/desktop/table/box_list_model.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::desktop {

BoxFilterModel::BoxFilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
}

void BoxFilterModel::setText(const QString& text)
{
    m_words = terms::Folding(terms::Folding::Level::Loose).key(text).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool BoxFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString text =
        u' ' + sourceModel()->index(row, 0, parent).data(BoxListModel::SearchRole).toString();
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(u' ' + word); });
}

} // namespace glossator::desktop
