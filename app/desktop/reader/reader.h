// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/off_table_bar.h"
#include "model/catalogue/catalogue.h"
#include "model/terms/term_base.h"
#include "model/tiles/tile_catalogue.h"

#include <QWidget>

namespace glossator::desktop {

class FindBar;
class ReaderView;

/// The activity of reading: the page of an expansion, its column names and the bar to find words on it.
class Reader : public QWidget
{
    Q_OBJECT

public:
    explicit Reader(QWidget* parent = nullptr);

    /// All must outlive the reader, or be taken away with nullptr.
    void setSources(const catalogue::Catalogue* catalogue, const terms::TermBase* terms,
                    const tiles::TileCatalogue* tiles);
    void setLanguages(const std::vector<catalogue::Language>& languages);
    /// In percent.
    void setZoom(int zoom);
    /// So many pixels at the lower edge are covered, see PageScroll::setFoot().
    void setFoot(int height);

    /// Ids of the expansions on the table (empty: all), and what becomes of clauses that concern others.
    void setTable(const QStringList& ids, OffTable way);

    /// Shows the page of an expansion at its beginning, at a section or at a clause; empty ids for none.
    void showPage(const QString& expansion, const QString& clause);
    void showSection(const QString& expansion, const QString& section);
    /// Opens the page of a clause there; false for an unknown clause.
    bool showClause(const QString& clause);
    [[nodiscard]] QString expansion() const { return m_expansion; }
    [[nodiscard]] ReaderView* view() const { return m_view; }
    [[nodiscard]] FindBar* findBar() const { return m_findBar; }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void turnTo(const QString& expansion);
    void fitAboveFoot();
    void setPage();
    void showAll(bool isWanted);
    void setPageAgain();
    /// Also a clause that is folded away, with all others then.
    [[nodiscard]] bool goTo(const QString& clause);

    const catalogue::Catalogue* m_catalogue = nullptr;
    const tiles::TileCatalogue* m_tiles = nullptr;
    QString m_expansion;
    ReaderView* m_view;
    FindBar* m_findBar;
    OffTableBar* m_offTableBar;
    QStringList m_table;
    OffTable m_offTable = OffTable::Faded;
    int m_foot = 0;
    bool m_isShowingAll = false; ///< until the table changes
};

} // namespace glossator::desktop
