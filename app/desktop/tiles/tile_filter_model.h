// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace glossator::desktop {

/// The tiles of one expansion, or of all, in which every typed word begins some word about what the tile
/// shows; only if no tile shows it are the names of boxes looked at too.
class TileFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit TileFilterModel(QObject* parent = nullptr);

    /// In the place of an id of an expansion: all, also those that are not on the table.
    [[nodiscard]] static QString everyBox() { return QStringLiteral("*"); }
    /// Empty for all expansions on the table; see everyBox().
    void setExpansion(const QString& id);
    /// Ids of the expansions on the table; empty: all.
    void setTable(const QStringList& ids);
    void setText(const QString& text);
    /// How many tiles with the words are in boxes that are not shown.
    [[nodiscard]] int countElsewhere() const;
    /// What was asked for, as words are compared, with a word about tiles in the place of one that begins
    /// none; the nearest first.
    [[nodiscard]] QStringList nearWords() const;
    [[nodiscard]] const QString& expansion() const { return m_expansion; }

    void setSourceModel(QAbstractItemModel* model) override;

signals:
    /// All rows are as they have to be now.
    void filtered();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool isShownBox(const QModelIndex& index) const;
    [[nodiscard]] bool hasWords(const QModelIndex& index) const;
    void readWords();
    void lookAgain();

    QString m_expansion;
    QStringList m_table;
    QStringList m_words;       ///< folded
    bool m_asksForBox = false; ///< no tile shows what the words say
};

} // namespace glossator::desktop
