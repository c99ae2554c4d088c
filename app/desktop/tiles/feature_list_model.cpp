// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/feature_list_model.h"

#include "model/wording/tile_wording.h"

namespace glossator::desktop {

FeatureListModel::FeatureListModel(QObject* parent) : QAbstractListModel(parent)
{
}

void FeatureListModel::setTile(const tiles::TileSource* tile)
{
    beginResetModel();
    m_tile = tile;
    m_turn = 0;
    endResetModel();
}

void FeatureListModel::setTurn(engine::Turn turn)
{
    m_turn = turn;
    retranslate();
}

void FeatureListModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int FeatureListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_tile == nullptr ? 0 : static_cast<int>(m_tile->kind.features.size());
}

QVariant FeatureListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const engine::FeatureSpec& feature = m_tile->kind.features[static_cast<std::size_t>(index.row())];
    const QString name =
        wording::TileWording::feature(m_tile->kind, static_cast<std::size_t>(index.row()), m_turn);
    const QString facts = wording::TileWording::facts(m_tile->kind, feature, m_turn);
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case FactsRole:
        return facts;
    case Qt::AccessibleTextRole:
        return QString(name + QStringLiteral(": ") + facts);
    default:
        return {};
    }
}

} // namespace glossator::desktop
