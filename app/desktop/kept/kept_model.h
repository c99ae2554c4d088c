// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/notebook/place.h"
#include "model/pairs/subject_list.h"
#include "model/tiles/tile_catalogue.h"

#include <QAbstractListModel>

#include <array>

namespace glossator::desktop {

class Kept;

/// What the reader keeps: bookmarks, notes, house decisions, recent places, each group under a heading,
/// which cannot be chosen. Filled when it is looked at.
class KeptModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Group : std::uint8_t { Bookmarks, Notes, Decisions, Recent };
    enum Role {
        IsHeadingRole = Qt::UserRole + 1, ///< bool
        GroupRole,                        ///< int, a Group
        IdRole,                           ///< QString
        DetailRole                        ///< QString: where it stands, or what it is about
    };

    explicit KeptModel(QObject* parent = nullptr);

    /// All must outlive the model, or be taken away with nullptr.
    void setSources(const Kept* kept, const catalogue::Catalogue* catalogue,
                    const tiles::TileCatalogue* tiles);
    void setLanguage(catalogue::Language language);
    /// Only what has a word that begins with each of the typed ones.
    void setText(const QString& text);
    /// Reads everything anew.
    void fill();

    /// The place in a row; nothing for a heading.
    [[nodiscard]] std::optional<notebook::Place> placeAt(int row) const;
    [[nodiscard]] Group groupAt(int row) const { return m_lines.at(static_cast<std::size_t>(row)).group; }
    /// The nearest row with a place at or after `row`, else before it; -1 for none.
    [[nodiscard]] int nearestPlace(int row) const;
    /// Whether nothing is kept at all, whatever is typed.
    [[nodiscard]] bool isEmpty() const { return m_items.empty(); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Item
    {
        Group group = Group::Bookmarks;
        notebook::Place place;
        QString title;
        QString detail;

        /// All of it.
        [[nodiscard]] QString told() const
        {
            return detail.isEmpty() ? title : QStringLiteral("%1\n%2").arg(title, detail);
        }
    };
    /// A heading has no item.
    struct Line
    {
        Group group = Group::Bookmarks;
        std::optional<std::size_t> item;
    };

    void read();
    void arrange();
    void add(Group group, const notebook::Place& place, const QString& words);
    [[nodiscard]] Item named(Group group, const notebook::Place& place);
    void nameClause(Item& item) const;
    void nameTile(Item& item) const;
    void nameCase(Item& item) const;
    void namePair(Item& item);
    [[nodiscard]] bool isWanted(const Item& item) const;
    [[nodiscard]] QString heading(Group group) const;

    const Kept* m_kept = nullptr;
    const catalogue::Catalogue* m_catalogue = nullptr;
    const tiles::TileCatalogue* m_tiles = nullptr;
    std::optional<pairs::SubjectList> m_subjects; ///< of the catalogue, once a pair is to be named
    catalogue::Language m_language = catalogue::Language::En;
    QStringList m_words; ///< typed, folded
    std::vector<Item> m_items;
    std::vector<Line> m_lines;
};

} // namespace glossator::desktop
