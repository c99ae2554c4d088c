// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace glossator::desktop {

/// The tiles of one expansion, or of all, in which every typed word begins some word about the tile.
class TileFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit TileFilterModel(QObject* parent = nullptr);

    /// Empty for all expansions on the table.
    void setExpansion(const QString& id);
    /// Ids of the expansions on the table; empty: all.
    void setTable(const QStringList& ids);
    void setText(const QString& text);
    [[nodiscard]] const QString& expansion() const { return m_expansion; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString m_expansion;
    QStringList m_table;
    QStringList m_words; ///< folded
};

} // namespace glossator::desktop
