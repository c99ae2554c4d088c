// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tiles/tile_question.h"

#include <QSortFilterProxyModel>

namespace glossator::desktop {

class TileListModel;

/// The tiles of one expansion, or of all, that show what is asked for in words; only if no tile shows it are
/// the names of boxes looked at too.
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
    /// How many tiles are shown, each copy by itself.
    [[nodiscard]] int countCopies() const;
    /// How many tiles with the words are in boxes that are not shown.
    [[nodiscard]] int countElsewhere() const;
    /// What may be asked instead and some tile shows; in the shown boxes, or where none does in any.
    [[nodiscard]] QStringList nearWords() const;
    [[nodiscard]] const QString& expansion() const { return m_expansion; }

    /// It has to be a TileListModel.
    void setSourceModel(QAbstractItemModel* model) override;

signals:
    /// All rows are as they have to be now.
    void filtered();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool isShownBox(int row) const;
    [[nodiscard]] bool hasWords(int row) const;
    [[nodiscard]] QStringList answered(const QStringList& questions, bool isAnyBox) const;
    void readWords();
    void lookAgain();

    const TileListModel* m_tiles = nullptr;
    QString m_expansion;
    QStringList m_table;
    QString m_text;
    TileQuestion m_question;
    bool m_asksForBox = false; ///< no tile shows what the words say
};

} // namespace glossator::desktop
