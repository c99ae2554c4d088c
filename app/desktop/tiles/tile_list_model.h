// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tiles/tile_vocabulary.h"
#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

#include <QAbstractListModel>

#include <vector>

namespace glossator::desktop {

/// All kinds of tiles of the catalogue in the order of the shelf, one row each. The catalogues must live
/// as long as the model, or be taken away with setCatalogue(nullptr, nullptr).
class TileListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString, "base:D"
        ExpansionRole,         ///< QString, id of the expansion
        SearchRole,            ///< QString, what the text filter looks at first: what the tile shows, folded
        BoxRole,               ///< QString, what it looks at next: id and box of the tile, folded
        SchematicRole,         ///< bool
        CaptionRole,           ///< QString, its name or the end of its id
        SignRole               ///< QString, the sign of its box
    };

    explicit TileListModel(QObject* parent = nullptr);

    void setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles);
    /// The language of the expansions' names.
    void setLanguage(catalogue::Language language);
    /// Says everything anew after the language of the interface changed.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// nullptr for an index outside the model.
    [[nodiscard]] const tiles::TileSource* tileAt(const QModelIndex& index) const;
    /// Invalid for an unknown id.
    [[nodiscard]] QModelIndex indexOf(const QString& id) const;
    [[nodiscard]] QString expansionName(const QString& id) const;
    /// What each tile can be found by, and the words for it all; put together when they are first asked for.
    [[nodiscard]] const std::vector<TileThing>& thingsAt(int row) const;
    [[nodiscard]] const TileVocabulary& vocabulary() const { return words().vocabulary; }

private:
    struct Words
    {
        std::vector<std::vector<TileThing>> things; ///< by row
        TileVocabulary vocabulary;
    };
    [[nodiscard]] const Words& words() const;
    [[nodiscard]] QString captionOf(const tiles::TileSource& tile) const;
    [[nodiscard]] QString spokenText(const tiles::TileSource& tile) const;
    [[nodiscard]] QString boxText(const tiles::TileSource& tile) const;
    [[nodiscard]] QString searchText(int row) const;
    void readNames();

    const catalogue::Catalogue* m_catalogue = nullptr;
    catalogue::Language m_language = catalogue::Language::En;
    std::vector<const tiles::TileSource*> m_tiles;
    mutable std::optional<Words> m_words; ///< nothing: still to be put together
    std::vector<QString> m_boxTexts;
    QHash<QString, QString> m_names; ///< of the expansions
    QHash<QString, QString> m_signs; ///< of the expansions
};

} // namespace glossator::desktop
