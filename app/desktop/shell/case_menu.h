// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/reading_desk.h"
#include "model/catalogue/case_info.h"

#include <QObject>

class QPoint;

namespace glossator::desktop {

class Pages;
class SentenceMenu;

/// Finds the case that plays a clause, and asks which where there are several: those of the table first, and
/// each with the boxes that it needs besides.
class CaseMenu : public QObject
{
    Q_OBJECT

public:
    /// The clauses stand on these pages, which must live as long as this.
    CaseMenu(const ReadingDesk& desk, const Pages& pages);

public slots:
    void open(const QString& clause);

signals:
    /// To see in this case how the clause acts.
    void chosen(const QString& caseId, const QString& clause);

private:
    using Cases = std::vector<catalogue::CaseInfo>;

    void ask(const Cases& cases, const catalogue::Clause& clause);
    void fill(SentenceMenu& menu, const Cases& cases, const catalogue::Clause& clause);
    void add(SentenceMenu& menu, const catalogue::CaseInfo& about, const catalogue::Clause& clause);
    [[nodiscard]] QString boxesOf(const catalogue::CaseInfo& about, const catalogue::Clause& clause) const;
    [[nodiscard]] bool isOnTable(const catalogue::CaseInfo& about) const;
    [[nodiscard]] QPoint place() const;

    ReadingDesk m_desk;
    const Pages& m_pages;
};

} // namespace glossator::desktop
