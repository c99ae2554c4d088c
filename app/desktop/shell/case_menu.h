// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/reading_desk.h"

#include <QObject>

class QPoint;

namespace glossator::desktop {

class Pages;

/// Finds the case that plays a clause, and asks which where there are several.
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
    void ask(const QStringList& cases, const QString& clause);
    [[nodiscard]] QPoint place() const;

    ReadingDesk m_desk;
    const Pages& m_pages;
};

} // namespace glossator::desktop
