// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page.h"
#include "app/desktop/reader/page_additions.h"

#include <QObject>

class QFont;
class QWidget;

namespace glossator::desktop {

class ClauseWriter;
class PageSight;

/// What the user keeps about the clauses of a page: bookmarks, notes, and how open questions are played at
/// this table. Tells it to what sets the page, and takes what is changed on it.
class KeptOnPage : public QObject
{
    Q_OBJECT

public:
    /// Page and additions must live as long. What is written is written on `sheet`, which shows the page.
    KeptOnPage(const Page& page, PageAdditions& additions, QWidget* sheet, QObject* parent = nullptr);

    /// Both must outlive this, or be taken away with nullptr.
    void setKept(Kept* kept);
    void setTerms(const terms::TermBase* terms);
    /// Nothing where nothing can be kept.
    [[nodiscard]] Kept* kept() const { return m_kept; }

    /// Where there are bookmarks, as findBookmarks() found them. A clause may stand on an assembled page more
    /// than once.
    [[nodiscard]] const std::vector<PagePlace>& bookmarks() const { return m_bookmarks; }
    [[nodiscard]] bool hasBookmark(PagePlace place) const;
    void findBookmarks();
    void toggleBookmark(PagePlace place);

    /// Lets one write below a clause of the page, in a font.
    void write(PagePlace place, Hand hand, const QFont& font, catalogue::Language language);
    void stopWriting();
    /// Puts the editor where the page has room for it.
    void placeEditor(const PageSight& sight);
    /// Where it is in the view; empty where nothing is written.
    [[nodiscard]] QRect editorRect() const;

signals:
    /// The rows of a clause are to be set anew.
    void clauseChanged(const QString& clause);
    /// The roles are called otherwise beside clauses.
    void roleNamesChanged();
    /// Something was typed; the editor may need another place.
    void written();
    /// The keyboard left what is written and is on nothing else yet.
    void leftByKey();

private:
    [[nodiscard]] const terms::TermBase* newRoleNames() const;

    const Page& m_page;
    PageAdditions& m_additions;
    Kept* m_kept = nullptr;
    const terms::TermBase* m_terms = nullptr;
    ClauseWriter* m_writer;
    std::vector<PagePlace> m_bookmarks;
};

} // namespace glossator::desktop
