// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <QMenu>

namespace glossator::desktop {

class Kept;
class Page;
class TermFinder;

/// What can be done with a clause of the page.
class ClauseMenu : public QMenu
{
    Q_OBJECT

public:
    /// Names are told in `language`. The page need not outlive the menu.
    ClauseMenu(const Page& page, const catalogue::Clause& clause, catalogue::Language language,
               QWidget* parent = nullptr);

    /// What the user keeps about the clause, which must outlive the menu.
    void addKept(Kept& kept);
    /// The terms in the clause.
    void addTerms(TermFinder& terms);
    /// What copying is called there.
    [[nodiscard]] static QString copying();

signals:
    void copyRequested();
    void caseRequested(const QString& clause);
    /// See pairs::PairId.
    void pairRequested(const QString& pair);
    void bookmarkToggled();
    void noteRequested();
    void decisionRequested();
    void termRequested(const QString& term);

private:
    void addLinks();
    void addCase(const Page& page);
    void addPairs(const Page& page);

    catalogue::Clause m_clause;
    catalogue::Language m_language;
};

} // namespace glossator::desktop
