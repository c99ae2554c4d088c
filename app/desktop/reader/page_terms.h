// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_pointing.h"

#include <QObject>
#include <QTimer>

namespace glossator::desktop {

/// The terms on a page: learns the words of its languages and marks them in its rows as they are seen,
/// pointed at or gone through.
class PageTerms : public QObject
{
    Q_OBJECT

public:
    /// A term in a clause.
    struct TermOfClause
    {
        PagePlace clause;
        TermPlace term;
    };

    /// The page is set by the layout; both must live as long.
    PageTerms(const Page& page, PageLayout& layout, QObject* parent = nullptr);

    /// The terms must outlive this, or be taken away with nullptr.
    void setTerms(const terms::TermBase* terms);
    [[nodiscard]] const terms::TermBase* terms() const { return m_finder.terms(); }
    [[nodiscard]] TermFinder& finder() { return m_finder; }

    /// Marks the terms of what can be seen, once somebody knows them.
    void markInSight(const PageSight& sight);
    [[nodiscard]] std::optional<TermPlace> at(const PagePointing& point);
    [[nodiscard]] std::vector<TermPlace> of(PagePlace clause);
    /// Where a term is first met in a clause; nothing where its words lead elsewhere.
    [[nodiscard]] std::optional<TermPlace> of(PagePlace clause, const QString& id);
    /// The next term, or the one before, from one in a clause (without one: into the clause), and on through
    /// the clauses.
    [[nodiscard]] std::optional<TermOfClause> beside(PagePlace clause, std::optional<TermPlace> from,
                                                     int step);

signals:
    /// The words of all languages of the page are known.
    void learned();

private:
    void learnAll();
    void learnSome();

    const Page& m_page;
    PageLayout& m_layout;
    TermFinder m_finder;
    QTimer m_learning; ///< learns the words of a language while nothing else is to be done
};

} // namespace glossator::desktop
