// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_sight.h"

#include <QObject>
#include <QTimer>

#include <functional>

class QAbstractScrollArea;
class QScrollBar;

namespace glossator::desktop {

/// Scrolls through a page whose rows are set as they come into sight, the others some at a time; what is
/// being read stays at its height in the view meanwhile.
class PageScroll : public QObject
{
    Q_OBJECT

public:
    /// Moves the vertical bar of an area that shows a page. Page and layout must live as long.
    PageScroll(QAbstractScrollArea& area, const Page& page, PageLayout& layout);

    [[nodiscard]] PageSight sight() const;
    /// What can be seen of it above what is covered, but for a last line there.
    [[nodiscard]] PageSight clearSight() const;
    [[nodiscard]] double offset() const;
    /// The page is seen from its top, or as showBeginning() shows it.
    [[nodiscard]] bool isAtBeginning() const { return offset() == 0 || offset() == m_beginning; }
    /// The bar moves because rows got another height, not because somebody scrolls.
    [[nodiscard]] bool isSettling() const { return m_isSettling; }

    /// Remembers what is being read and where in the view, see PageSight::placeToKeep(). At the beginning of
    /// the page, as showBeginning() shows it, there is nothing to remember.
    void keepReading(std::optional<PagePlace> current);
    void forgetReading() { m_reading.reset(); }
    /// A place is being read at this height in the view, as it was on a page before this one.
    void keepAt(PagePlace place, double y);
    /// Brings a place to where one begins to read that comes from elsewhere, with what stands above it; keeps
    /// it there whatever size the view turns out to have when it is painted.
    void leadTo(PagePlace place);
    /// Shows what is being read where it was, else the beginning of the page.
    void showAgain(std::optional<PagePlace> current);

    /// The top of the page; in a low view, which has not even room for the first lines below, as little
    /// further down as shows these, if the first clause is current.
    void showBeginning(std::optional<PagePlace> current);
    /// Brings a point of an entry to the top of the view, `into` pixels below the entry's own top.
    void scrollTo(int entry, double into);
    /// Brings a clause where it is to be read again, with what stands above it.
    void bringBack(PagePlace place);
    void ensureVisible(PagePlace place);
    /// Brings words that were found into sight: a gloss may stand far below the top of its row.
    void show(const PageMatch& found);
    /// Remembers what is in sight as words are looked for, until the user goes elsewhere.
    void beginSearch();
    /// Shows what was in sight then, as nothing was found.
    void returnFromSearch();
    void endSearch() { m_start.reset(); }
    /// So many pixels at the lower edge are covered: the page can be scrolled so much further, and what is
    /// gone to comes above them. When they are covered no longer, what is in sight stays where it is.
    void setFoot(int height);
    /// To the end of the page, or to its beginning.
    void goToEnd(bool isLast);
    /// Up or down by what is in sight.
    void turnPage(int direction);
    /// The area shows another page: it begins at its top, and its section is announced anew.
    void beginPage();

    /// The section of what is being read, else the one at the top of the view; empty above the first.
    [[nodiscard]] QString sectionInSight() const;
    void announceSection();

    /// Sets what can be seen and keeps the line at the top where it is.
    void settleInSight();
    /// The same where what is kept beside a clause has changed: what is under the eye stays, be it in the
    /// middle of a row.
    void settleUnderTheEye(const std::function<void()>& change);
    /// Moves the page no more than shows a part of the view.
    void bringIntoView(const QRect& part);
    /// Sets the rows out of sight, once the page was painted: what is in sight comes first.
    void settleRestLater();
    /// The page was painted.
    void notePainting();

signals:
    /// Some more rows are set.
    void settled();
    /// Another section is in sight than was announced last.
    void sectionChanged(const QString& section);

private:
    /// What is being read: it stays at its height in the view when the page is set anew.
    struct Reading
    {
        PagePlace place;
        std::optional<double> y;
    };

    /// What was in sight as the search began: an entry, and how far its top was above that of the view.
    struct Start
    {
        int entry = 0;
        double into = 0;
    };

    void settleRest();
    void showReading();
    [[nodiscard]] QScrollBar* bar() const;
    [[nodiscard]] double viewHeight() const;
    /// Of what is not covered.
    [[nodiscard]] int clearHeight() const;

    QAbstractScrollArea& m_area;
    const Page& m_page;
    PageLayout& m_layout;
    std::optional<Reading> m_reading;
    std::optional<Start> m_start;
    double m_beginning = 0; ///< offset at which the page begins to be read
    QString m_section;      ///< announced last
    int m_foot = 0;         ///< pixels
    int m_overhang = 0; ///< pixels by which the page stays scrolled beyond its end, until it is scrolled up
    bool m_isSettling = false;
    bool m_isPainted = false;
    QTimer m_rest; ///< sets the rows out of sight, some at a time
};

} // namespace glossator::desktop
