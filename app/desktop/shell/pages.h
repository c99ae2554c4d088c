// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/location.h"
#include "app/desktop/order/order_opening.h"
#include "app/desktop/reader/off_table_bar.h"
#include "app/desktop/shell/on_demand.h"
#include "model/catalogue/language.h"
#include "model/engine/phase.h"

#include <QStackedWidget>

#include <optional>
#include <vector>

namespace glossator::desktop {

class FindBar;
class Kept;
struct Library;
class OrderView;
class PairView;
class Reader;
class ReaderView;
class StageView;
class TilesView;

/// What lies on the table, as all pages are told it.
struct TableOfPages
{
    QStringList boxes;                   ///< ids; empty: all
    QString name;                        ///< as it is written, see MyTable::shownName()
    OffTable offTable = OffTable::Faded; ///< what becomes of clauses about other boxes
};

/// The pages of the activities. All but the reader's are made when they are gone to first: each is told then
/// what the others were told before.
class Pages : public QStackedWidget
{
    Q_OBJECT

public:
    explicit Pages(QWidget* parent);

    [[nodiscard]] Reader* reader() const { return m_reader; }
    [[nodiscard]] OrderView* order() { return m_order.get(); }
    [[nodiscard]] TilesView* tiles() { return m_tiles.get(); }
    [[nodiscard]] StageView* stage() { return m_stage.get(); }
    [[nodiscard]] PairView* pairs() { return m_pairs.get(); }
    /// nullptr as long as nobody has been on the stage.
    [[nodiscard]] StageView* stageIfMade() const { return m_stage.ifMade(); }

    /// Must outlive this, or be taken away with nullptr.
    void setLibrary(const Library* library);
    /// As the library.
    void setKept(Kept* kept);
    /// The first is that of names.
    void setLanguages(const std::vector<catalogue::Language>& languages);
    void setTable(const TableOfPages& table);
    /// Whether the order of play is that of the case on the stage, with its boxes, instead of that of my
    /// table.
    void setOrderOfCase(bool isOfCase);
    /// What the order of play is for.
    [[nodiscard]] TableOfPages tableOfOrder() const;
    /// Of what is read, in percent.
    void setZoom(int zoom);

    [[nodiscard]] Activity current() const { return m_current; }
    /// Whether the page of the current activity is what is seen: the list of keys may be.
    [[nodiscard]] bool isInSight() const;
    void show(Activity activity);
    /// Where one is.
    [[nodiscard]] Location here() const;
    /// Shows a place. Without an id the page of the activity stays as it was.
    void open(const Location& location);
    /// The step of the order of play that has this phase; empty where the table has none.
    [[nodiscard]] QString stepOfPhase(engine::Phase phase);
    /// The page that is read: of an expansion or of a pair.
    [[nodiscard]] ReaderView* pageInSight() const;
    /// The bar to find words on that page; nullptr where there is none.
    [[nodiscard]] FindBar* findBar() const;
    [[nodiscard]] bool canPrint() const;
    /// What of the order of play is opened up, where that is to be printed; else nothing.
    [[nodiscard]] std::optional<OrderOpening> orderToPrint() const;

public slots:
    /// Gives the keyboard to what is seen.
    void focusPage(Qt::FocusReason reason);
    /// Something lies over so much of the lower edge: what stands there makes room for it, and the reader
    /// lets one scroll so much further. The board of the stage stays as it is.
    void keepClear(int height);

signals:
    void stageMade(glossator::desktop::StageView* stage);
    /// A page to be read, besides the reader's own.
    void pageMade(glossator::desktop::ReaderView* page);
    void clauseRequested(const QString& clause);
    void caseRequested(const QString& id);
    void pairRequested(const QString& pair);
    /// The page went to another place of its own.
    void placeTaken();
    /// See Link.
    void linkRequested(const QString& link);
    /// The step of the order of play that has this phase.
    void phaseRequested(glossator::engine::Phase phase);
    void searchRequested();
    /// Words that are not on the page one reads.
    void wordsSought(const QString& words);
    /// The user went elsewhere on a page: to another tile.
    void placeChanged();
    void printRequested();
    void pdfRequested();

private:
    [[nodiscard]] OrderView* makeOrder();
    [[nodiscard]] TilesView* makeTiles();
    [[nodiscard]] StageView* makeStage();
    [[nodiscard]] PairView* makePairs();
    [[nodiscard]] QWidget* pageOf(Activity activity);
    void fillOrder();
    void fitAboveFoot();
    void tellOrder();

    const Library* m_library = nullptr;
    Kept* m_kept = nullptr;
    std::vector<catalogue::Language> m_languages{catalogue::Language::En};
    TableOfPages m_table;
    bool m_isOrderOfCase = false;
    int m_zoom = 100;
    int m_foot = 0; ///< pixels at the lower edge that are covered
    Activity m_current = Activity::Reader;

    Reader* m_reader;
    OnDemand<OrderView> m_order;
    OnDemand<TilesView> m_tiles;
    OnDemand<StageView> m_stage;
    OnDemand<PairView> m_pairs;
};

} // namespace glossator::desktop
