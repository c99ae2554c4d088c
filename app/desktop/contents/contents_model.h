// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

#include <QAbstractItemModel>

namespace glossator::desktop {

/// The table of contents: the expansions that have rules, and their sections.
class ContentsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        ExpansionRole = Qt::UserRole + 1,
        SectionRole,
        SignRole,    ///< QString of an expansion, see boxSign; none of a section
        OffTableRole ///< bool: the expansion does not lie on the table
    };

    explicit ContentsModel(QObject* parent = nullptr);

    /// nullptr empties the table. The catalogue is read at once and not kept.
    void setCatalogue(const catalogue::Catalogue* catalogue);
    void setLanguage(catalogue::Language language);
    /// Ids of the expansions on the table; empty: all.
    void setTable(QStringList ids);

    /// The index of a section, or of the expansion where `section` is empty.
    [[nodiscard]] QModelIndex find(const QString& expansion, const QString& section) const;
    /// The first expansion; empty where there is none.
    [[nodiscard]] QString firstExpansion() const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Chapter
    {
        catalogue::Expansion expansion;
        std::vector<catalogue::Section> sections;
    };

    [[nodiscard]] const Chapter& chapter(int row) const
    {
        return m_chapters.at(static_cast<std::size_t>(row));
    }

    void read(const catalogue::Catalogue& catalogue);
    void tellAll();

    std::vector<Chapter> m_chapters;
    QStringList m_table;
    catalogue::Language m_language = catalogue::Language::En;
};

} // namespace glossator::desktop
