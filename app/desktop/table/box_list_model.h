// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/expansion.h"

#include <QAbstractListModel>

namespace glossator::desktop {

class MyTable;

/// All boxes that can lie on the table, with a mark for those that do; where no table is chosen, none is
/// marked, and the first one that is begins a table. The base game lies on every table.
class BoxListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        CodeRole,              ///< QString, "WOH"
        SignRole,              ///< QString, see boxSign
        SearchRole             ///< QString: its names in all languages, its code and its id, folded
    };

    /// `table` must live as long as this.
    explicit BoxListModel(MyTable& table, QObject* parent = nullptr);

    /// `otherNames`: by what else the boxes are called, by id; they are found by that too.
    void setBoxes(std::vector<catalogue::Expansion> boxes, QHash<QString, QStringList> otherNames = {});
    void setLanguage(catalogue::Language language);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    [[nodiscard]] const catalogue::Expansion& box(const QModelIndex& index) const
    {
        return m_boxes.at(static_cast<std::size_t>(index.row()));
    }
    [[nodiscard]] bool isMarked(const QString& id) const;
    void tellAll();

    MyTable& m_table;
    std::vector<catalogue::Expansion> m_boxes;
    QHash<QString, QStringList> m_otherNames;
    catalogue::Language m_language = catalogue::Language::En;
};

} // namespace glossator::desktop
