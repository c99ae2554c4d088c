// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"
#include "app/desktop/reader/page_layout.h"
#include "app/desktop/reader/page_painter.h"
#include "app/desktop/reader/term_finder.h"

#include <QAbstractScrollArea>
#include <QTimer>
#include <QVariantAnimation>

class QMenu;

namespace glossator::desktop {

class ClauseEditor;
class ColumnNames;
class Kept;
class RunningRule;

/// Shows a page: scrolls, selects, follows links, and lets the keyboard go from clause to clause.
class ReaderView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ReaderView(QWidget* parent = nullptr);
    Q_DISABLE_COPY_MOVE(ReaderView)
    ~ReaderView() override;

    void setPage(Page page);
    [[nodiscard]] const Page& page() const { return m_page; }
    /// The terms must outlive the view, or be taken away with nullptr.
    void setTerms(const terms::TermBase* terms);
    void setLanguages(const std::vector<catalogue::Language>& languages);
    [[nodiscard]] const std::vector<catalogue::Language>& languages() const { return m_layout.languages(); }
    /// In percent.
    void setZoom(int zoom);
    /// What is kept about clauses must outlive the view, or be taken away with nullptr.
    void setKept(Kept* kept);
    /// Ids of the expansions on the table (empty: all), and whether clauses that concern others are faded.
    void setTable(const QStringList& ids, bool isFaded);
    [[nodiscard]] const PageAdditions& additions() const { return m_additions; }

    /// Scrolls to a clause of the page, makes it the current one and lets it glow for a moment; false where
    /// the page has no such clause.
    bool showClause(const QString& clause);
    /// Scrolls to the heading of a section; false for an unknown one.
    bool showSection(const QString& section);
    /// `current`: the clause that is marked there, mostly none.
    void showTop(std::optional<PagePlace> current = {});
    /// The clause to come back to: the current one while it can be seen, else the first that can.
    [[nodiscard]] QString clauseInSight() const;
    [[nodiscard]] bool isAtTop() const;
    /// Scrolls to a clause where it is to be read again, without making much of it.
    void bringBack(const QString& clause);
    /// The section of what one went to, until the page is scrolled; then the one at the top of the view.
    /// Empty above the first.
    [[nodiscard]] QString sectionInSight() const;

    /// Marks words on the page and shows the first place from the present one on; gives the number of places.
    int find(const QString& words);
    /// Shows the next place, or the one before.
    void findNext(bool isForward);
    [[nodiscard]] int foundIndex() const { return m_match; }
    [[nodiscard]] int foundCount() const { return static_cast<int>(m_matches.size()); }

    /// Where the words found last stand in the viewport; empty where none are.
    [[nodiscard]] QRectF rectOfFound() const;

    [[nodiscard]] std::optional<PagePlace> current() const { return m_current; }
    void setCurrent(PagePlace place);
    /// The rectangle of a clause or heading in the viewport; empty where it is not set yet.
    [[nodiscard]] QRect rectOf(PagePlace place) const;
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
    /// Copies what is selected, or the current clause, with a line that says where it comes from.
    void copy();

    /// The keys that a page takes, and what they do.
    [[nodiscard]] static std::vector<KeyLine> keys();

signals:
    void clauseActivated(const QString& clause);
    void caseActivated(const QString& clause);
    void termActivated(const QString& term, const QPoint& at);
    void tileActivated(const QString& tile);
    /// What is said of two expansions together is asked for, see pairs::PairId.
    void pairActivated(const QString& pair);
    /// The section in sight changed.
    void sectionChanged(const QString& section);
    /// The page was moved under what stands on it.
    void scrolled();
    void currentChanged();

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
    /// What a key does here.
    struct KeyAct
    {
        QList<Qt::Key> keys;
        const char* what;
        void (*act)(ReaderView& view, const QKeyEvent& event);
    };
    [[nodiscard]] static const std::vector<KeyAct>& keyActs();

    /// What is being read: it stays at its height in the view when the page is set anew.
    struct Reading
    {
        PagePlace place;
        double y = 0;
    };

    static constexpr int headerHeight = 30;

    void restart();
    void relayout();
    void keepReading();
    void showReading();
    [[nodiscard]] const terms::TermBase* newRoleNames() const;
    void followRoleNames();
    void findBookmarks();
    void refresh(const QString& clause);
    [[nodiscard]] std::optional<PagePlace> placeInSight();
    void write(PagePlace place, Hand hand);
    void writeDown();
    void stopWriting();
    void leaveEditor(bool isByKey);
    void placeEditor();
    void openDecisionMenu(PagePlace place, const QPoint& at);
    void addKeptActions(QMenu& menu, PagePlace place, const QPoint& at);
    [[nodiscard]] std::optional<PagePlace> ribbonAt(QPointF point) const;
    [[nodiscard]] QString toolTipAt(QPointF point) const;
    [[nodiscard]] QString wordsOf(const QString& term) const;
    [[nodiscard]] QString nameOf(const terms::Term& term, catalogue::Language language) const;
    void settleInSight();
    void settleRest();
    void showBeginning();
    void scrollTo(int entry, double offset);
    /// The rule above the view whose glosses are at its top.
    [[nodiscard]] std::optional<int> ruleScrolledAway() const;
    void placeRunningRule();
    void ensureVisible(PagePlace place);
    void moveCurrent(int step);
    void turnPage(int direction);
    void activateCurrent();
    void activate(const RowTarget& target, const QPoint& at);
    [[nodiscard]] PagePlace steppedFrom(PagePlace place, int step) const;
    [[nodiscard]] double offset() const;
    [[nodiscard]] int lastInSight() const;
    [[nodiscard]] const RowText* textNear(QPointF point, int* entry) const;
    [[nodiscard]] std::optional<TextPosition> positionAt(QPointF point) const;
    [[nodiscard]] const RowTarget* targetAt(QPointF point) const;
    [[nodiscard]] std::optional<PagePlace> placeAt(QPointF point) const;
    void hoverOver(QPointF point);
    void letGo();
    void markTerms();
    void prepareTerms();
    [[nodiscard]] std::optional<TermPlace> termAt(QPointF point);
    [[nodiscard]] const RowTerm* termOn(const std::optional<TermPlace>& place) const;
    [[nodiscard]] QRect rectOfTerm(const TermPlace& place) const;
    [[nodiscard]] std::vector<TermPlace> termsOf(PagePlace place);
    void moveTerm(int step);
    void takeTerm(const TermPlace& place);
    void tellFocus();
    void announceSection();
    void addPairs(QMenu& menu, const catalogue::Clause& clause);
    void showMatch(int match);
    /// Where the words of a match stand in the viewport; empty where they are not set yet.
    [[nodiscard]] QRectF rectOfMatch(const PageMatch& match) const;
    [[nodiscard]] bool isInSight(const PageMatch& match) const;
    /// From where on words are looked for: the match found last while it can be seen, else the top of the
    /// view.
    [[nodiscard]] PageMatch firstToShow() const;
    void flash(PagePlace place);
    [[nodiscard]] std::vector<std::pair<int, int>> targetsInSight() const;
    [[nodiscard]] std::vector<std::pair<int, int>>::const_iterator
    firstFromCurrent(const std::vector<std::pair<int, int>>& targets) const;
    /// Entry and number of the target that a tile of an entry is; the pictures of a section may stand beside
    /// its first rule.
    [[nodiscard]] std::optional<std::pair<int, int>> targetOfTile(int entry, int tile) const;
    [[nodiscard]] PageState state() const;

    Page m_page;
    PageLayout m_layout;
    PageAdditions m_additions;
    Kept* m_kept = nullptr;
    ColumnNames* m_names;
    ClauseEditor* m_editor;
    RunningRule* m_running;
    TermFinder m_terms;
    PagePictures* m_pictures;
    const Inks* m_inks;
    double m_scale = 1;
    std::optional<PagePlace> m_current;
    std::optional<std::pair<int, int>> m_target;
    std::optional<PagePlace> m_flashed;
    std::optional<PagePlace> m_ledTo;   ///< shown by showClause(); marked as long as it is current
    std::optional<PagePlace> m_pointed; ///< under the pointer
    std::optional<Reading> m_reading;
    double m_beginning = 0; ///< offset at which the page begins to be read
    std::vector<PagePlace> m_bookmarks;
    std::optional<TextPosition> m_anchor; ///< where the mouse went down
    TextSelection m_selection;
    std::optional<TermPlace> m_pointedTerm;
    std::optional<TermPlace> m_term; ///< that the keyboard is on
    std::vector<PageMatch> m_matches;
    QString m_findWords;
    int m_match = -1;
    QString m_section;
    bool m_isSettling = false;
    bool m_isPainted = false;
    QTimer m_rest;      ///< sets the rows out of sight, some at a time
    QTimer m_termTimer; ///< learns the words of a language while nothing else is to be done
    QVariantAnimation m_flash;
};

} // namespace glossator::desktop
