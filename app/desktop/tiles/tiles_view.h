// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/paned.h"
#include "model/catalogue/catalogue.h"
#include "model/tiles/tile_catalogue.h"

#include <QWidget>

class QComboBox;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QListView;
class QSplitter;

namespace glossator::desktop {

class NoTiles;
class TileDelegate;
class TileDetail;
class TileFilterModel;
class TileListModel;
class TileThumbnails;

/// The pictures of all tiles in a grid, to be narrowed by expansion and words, and everything about the
/// chosen one beside it.
class TilesView : public QWidget, public Paned
{
    Q_OBJECT

public:
    explicit TilesView(QWidget* parent = nullptr);

    /// Both must live as long as the view, or be taken away with nullptr.
    void setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles);
    /// The language of what comes from the catalogue.
    void setLanguage(catalogue::Language language);
    /// Ids of the expansions on the table, whose tiles are shown unless one expansion is chosen; empty: all.
    void setTable(const QStringList& ids);
    /// Id of the chosen tile; empty for none.
    [[nodiscard]] QString currentTile() const;
    /// The tiles, and what is told about one.
    [[nodiscard]] std::vector<QWidget*> panes() const override;

public slots:
    /// Chooses a tile and brings it into sight, widening the filters where they hide it. False for an
    /// unknown id.
    bool openTile(const QString& id);
    /// Shows the tiles of one expansion; empty for all on the table.
    void showExpansion(const QString& id);
    /// Puts the keyboard into the field that narrows the grid by words.
    void focusFilter();

signals:
    void clauseRequested(const QString& clause);
    void tileChanged(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildFilters(QWidget* parent);
    [[nodiscard]] bool filterKey(const QKeyEvent& event);
    [[nodiscard]] bool gridKey(QKeyEvent& event);
    void fillExpansions();
    void retranslate();
    void showCount();
    void fitTiles();
    void showWhetherNone();
    [[nodiscard]] QWidget* firstPlace() const;
    void showAllBoxes();
    void showCurrent();
    void narrow(const QString& words);

    TileListModel* m_model;
    TileFilterModel* m_filter;
    TileThumbnails* m_thumbnails;
    const tiles::TileCatalogue* m_tiles = nullptr;

    bool m_hasTable = false;
    bool m_hasSigns = true; ///< of boxes, before the captions
    QString m_chosen;       ///< id of a tile, also while words hide it
    QComboBox* m_expansions = nullptr;
    QLineEdit* m_text = nullptr;
    QLabel* m_count = nullptr;
    QListView* m_grid = nullptr;
    NoTiles* m_none = nullptr;
    TileDelegate* m_delegate = nullptr;
    TileDetail* m_detail = nullptr;
    QSplitter* m_splitter = nullptr;
};

} // namespace glossator::desktop
