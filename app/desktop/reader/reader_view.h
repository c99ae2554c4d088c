// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"
#include "app/desktop/reader/page_cursor.h"
#include "app/desktop/reader/page_find.h"
#include "app/desktop/reader/page_mouse.h"
#include "app/desktop/reader/page_scroll.h"

#include <QAbstractScrollArea>

namespace glossator::desktop {

class ColumnNames;
class Kept;
class KeptOnPage;
class PageGlow;
class PagePictures;
class PagePointing;
class PageTerms;
class RunningRule;
class TermNames;

/// Shows a page: scrolls, selects, follows links, and lets the keyboard go from clause to clause.
class ReaderView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ReaderView(QWidget* parent = nullptr);
    Q_DISABLE_COPY_MOVE(ReaderView)
    ~ReaderView() override;

    void setPage(Page page);
    /// The same page in another order or with more on it: what is being read stays where it is in the view.
    void renewPage(Page page);
    [[nodiscard]] const Page& page() const { return m_page; }
    /// The terms must outlive the view, or be taken away with nullptr.
    void setTerms(const terms::TermBase* terms);
    void setLanguages(const std::vector<catalogue::Language>& languages);
    [[nodiscard]] const std::vector<catalogue::Language>& languages() const { return m_layout.languages(); }
    /// In percent.
    void setZoom(int zoom);
    /// So many pixels at the lower edge are covered: one can scroll so much further.
    void setFoot(int height);
    /// What is kept about clauses must outlive the view, or be taken away with nullptr.
    void setKept(Kept* kept);
    /// Ids of the expansions on the table (empty: all), and whether clauses that concern others are faded.
    void setTable(const QStringList& ids, bool isFaded);
    [[nodiscard]] const PageAdditions& additions() const { return m_additions; }

    /// Scrolls to a clause of the page, makes it the current one and lets it glow for a moment; false where
    /// the page has no such clause.
    bool showClause(const QString& clause);
    /// Scrolls to the heading of a section; false for an unknown one.
    bool showSection(const QString& section) { return m_cursor->goToSection(section); }
    /// `current`: the clause that is marked there, mostly none.
    void showTop(std::optional<PagePlace> current = {});
    /// The clause to come back to: the current one while it can be seen, else the first that can.
    [[nodiscard]] QString clauseInSight() const { return sight().clauseInSight(current()); }
    [[nodiscard]] bool isAtTop() const { return m_scroll->offset() == 0; }
    /// Scrolls to a clause where it is to be read again, without making much of it.
    void bringBack(const QString& clause);
    /// The section of what one went to, until the page is scrolled; then the one at the top of the view.
    /// Empty above the first.
    [[nodiscard]] QString sectionInSight() const { return m_scroll->sectionInSight(); }

    /// Marks words on the page and shows the first place from the present one on; gives the number of places.
    int find(const QString& words);
    /// Shows the next place, or the one before.
    void findNext(bool isForward);
    [[nodiscard]] int foundIndex() const { return m_find.index(); }
    [[nodiscard]] int foundCount() const { return m_find.count(); }

    /// Where the words found last stand in the viewport; empty where none are.
    [[nodiscard]] QRectF rectOfFound() const;

    [[nodiscard]] std::optional<PagePlace> current() const { return m_cursor->current(); }
    void setCurrent(PagePlace place);
    /// The rectangle of a clause or heading in the viewport; empty where it is not set yet.
    [[nodiscard]] QRect rectOf(PagePlace place) const { return sight().rectOf(place); }
    /// The rectangle of a tile of an entry (PageEntry::tiles) with its caption in the viewport; empty where
    /// it is not set yet.
    [[nodiscard]] QRect rectOfTile(int entry, int tile) const;
    /// Whether the keyboard is on that tile.
    [[nodiscard]] bool isOnTile(int entry, int tile) const;
    [[nodiscard]] const PageLayout& pageLayout() const { return m_layout; }
    /// What the term that the keyboard is on is called in each language; empty for none.
    [[nodiscard]] QStringList termInHand() const;

public slots:
    /// Sets a bookmark at the clause in sight, or takes it away.
    void toggleBookmark();
    /// Lets one write a note below the clause in sight.
    void editNote();
    /// Asks how the clause in sight is played, where the sources leave it open.
    void askHowToPlay();
    /// Where the keyboard is here and nothing in sight shows it, makes the clause in sight the current one.
    void showKeyboard();
    /// Copies what is selected, or the current clause, with a line that says where it comes from.
    void copy();

    /// The keys that a page takes, and what they do.
    [[nodiscard]] static std::vector<KeyLine> keys();

signals:
    void clauseActivated(const QString& clause);
    void caseActivated(const QString& clause);
    /// `word` is its place on the screen.
    void termActivated(const QString& term, const QRect& word);
    void tileActivated(const QString& tile);
    /// What is said of two expansions together is asked for, see pairs::PairId.
    void pairActivated(const QString& pair);
    /// The section in sight changed.
    void sectionChanged(const QString& section);
    /// The page was moved under what stands on it.
    void scrolled();
    void currentChanged();
    /// Words are on the clipboard: those selected, or a clause, told by its id.
    void copied(const QString& what);
    /// Why nothing was done.
    void told(const QString& text);
    /// Another page, or another language of it, has other places with the words looked for.
    void foundChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool viewportEvent(QEvent* event) override;

private:
    void connectParts();
    void retranslate();
    void relayout();
    void keepReading() { m_scroll->keepReading(current()); }
    [[nodiscard]] std::optional<PagePlace> clauseToKeep() const;
    void setRowsAnew();
    void findAgain();
    /// Sets the rows of a clause anew.
    void refresh(const QString& clause);
    void placeEditor();
    void showFound();
    void goOnFromFound();
    [[nodiscard]] PageSight sight() const { return m_scroll->sight(); }
    [[nodiscard]] PageState state() const;

    void activateCurrent();
    void activate(const RowTarget& target, const QPoint& at);
    /// Where a rectangle of the viewport is there.
    [[nodiscard]] QRect onScreen(const QRect& rect) const;
    void hoverOver(const PagePointing& point);
    bool showTipOfTerm(const QPoint& at);
    [[nodiscard]] QString toolTipAt(const PagePointing& point) const;
    [[nodiscard]] TermNames termNames() const;
    void showTermInHand();
    void tellFocus();
    void openClauseMenu(PagePlace place, const QPoint& at, bool isByKey);
    void openDecisionMenu(PagePlace place, const QPoint& at);
    void write(PagePlace place, Hand hand);

    Page m_page;
    PageLayout m_layout;
    PageAdditions m_additions;
    PageScroll* m_scroll;
    PageTerms* m_terms;
    PageCursor* m_cursor;
    PageGlow* m_glow;
    PagePictures* m_pictures;
    KeptOnPage* m_kept;
    ColumnNames* m_names;
    RunningRule* m_running;
    const Inks* m_inks;
    PageFind m_find;
    PageMouse m_mouse;
    double m_scale = 1;
};

} // namespace glossator::desktop
