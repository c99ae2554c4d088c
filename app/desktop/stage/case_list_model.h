// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

#include <QAbstractItemModel>

namespace glossator::desktop {

/// The cases as a table of contents: a chapter for each expansion, and in it, under the headings of the
/// sections, the cases whose first proof stands there, in the order of the rules.
class CaseListModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class RowKind { Chapter, Section, Case };
    enum Role {
        KindRole = Qt::UserRole + 1, ///< int of RowKind
        IdRole,                      ///< QString: of the case or, of a chapter, the expansion
        BoxesRole,                   ///< QString: which other boxes the case is played with; may be empty
        OffTableRole,                ///< bool: it needs a box that does not lie on the table
        OpenRole,                    ///< bool: it is on the stage
        SearchRole                   ///< QString: everything that it is found by, folded
    };

    explicit CaseListModel(QObject* parent = nullptr);

    /// nullptr empties the list. The catalogue is read at once and not kept.
    void setCatalogue(const catalogue::Catalogue* catalogue);
    void setLanguage(catalogue::Language language);
    /// Ids of the expansions on the table; empty: all.
    void setTable(QStringList ids);
    /// Which case is on the stage; empty: none.
    void setOpen(const QString& id);

    /// Of a row, also as a filter before the list shows it.
    [[nodiscard]] static RowKind kindOf(const QModelIndex& index);
    [[nodiscard]] static bool isCase(const QModelIndex& index) { return kindOf(index) == RowKind::Case; }
    /// The index of a case; invalid for one that is not in the list.
    [[nodiscard]] QModelIndex find(const QString& id) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row
    {
        RowKind kind = RowKind::Case;
        QString id; ///< of a case; empty for the heading of a section
        catalogue::LocalizedText title;
        QStringList boxes; ///< what the case is played with
        int heading = -1;  ///< row of the heading above; -1: none
        QString words;     ///< that it is found by
    };
    struct Chapter
    {
        catalogue::Expansion expansion;
        std::vector<Row> rows;
    };

    void read(const catalogue::Catalogue& catalogue);
    void collectWords();
    void tellAll();
    void tellFromHeadingTo(const QModelIndex& changed);
    [[nodiscard]] const Chapter& chapterOf(const QModelIndex& index) const;
    [[nodiscard]] QVariant chapterData(const Chapter& chapter, int role) const;
    [[nodiscard]] QVariant rowData(const Chapter& chapter, const Row& row, int role) const;
    [[nodiscard]] QString nameOf(const QString& expansion) const;
    [[nodiscard]] QString boxesOf(const Chapter& chapter, const Row& row) const;
    [[nodiscard]] QString spoken(const Chapter& chapter, const Row& row) const;
    [[nodiscard]] bool isOffTable(const Row& row) const;

    std::vector<Chapter> m_chapters;
    QHash<QString, catalogue::LocalizedText> m_names; ///< of the expansions
    QStringList m_table;
    QString m_open;
    catalogue::Language m_language = catalogue::Language::En;
};

} // namespace glossator::desktop
