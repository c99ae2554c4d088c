// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_filter_model.h"

#include "app/desktop/tiles/tile_list_model.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::desktop {

TileFilterModel::TileFilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
}

void TileFilterModel::setExpansion(const QString& id)
{
    m_expansion = id;
    invalidateFilter();
}

void TileFilterModel::setTable(const QStringList& ids)
{
    m_table = ids;
    invalidateFilter();
}

void TileFilterModel::setText(const QString& text)
{
    const QString key = terms::Folding(terms::Folding::Level::Loose).key(text);
    m_words = key.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool TileFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString expansion = index.data(TileListModel::ExpansionRole).toString();
    const bool isOnTable = m_table.isEmpty() || m_table.contains(expansion);
    if (m_expansion.isEmpty() ? !isOnTable : expansion != m_expansion)
        return false;
    const QString text = QLatin1Char(' ') + index.data(TileListModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(QLatin1Char(' ') + word); });
}

} // namespace glossator::desktop
