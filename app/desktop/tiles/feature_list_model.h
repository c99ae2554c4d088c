// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/tile_source.h"

#include <QAbstractListModel>

namespace glossator::desktop {

/// The features of one tile, a row each, in the order of the tile.
class FeatureListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        FactsRole = Qt::UserRole ///< QString: size, pennants, what it touches
    };

    explicit FeatureListModel(QObject* parent = nullptr);

    /// nullptr for no tile; the tile must outlive the model or be taken away.
    void setTile(const tiles::TileSource* tile);
    /// Turns the tile; with another tile it lies unturned again.
    void setTurn(engine::Turn turn);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    const tiles::TileSource* m_tile = nullptr;
    engine::Turn m_turn = 0;
};

} // namespace glossator::desktop
