// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/case_menu.h"

#include "app/desktop/look/as_written.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/shell/pages.h"

#include <QCursor>
#include <QMenu>

namespace glossator::desktop {

CaseMenu::CaseMenu(const ReadingDesk& desk, const Pages& pages) : m_desk(desk), m_pages(pages)
{
}

void CaseMenu::open(const QString& clause)
{
    const Library* library = m_desk.library();
    const QStringList cases = library != nullptr ? library->catalogue.caseIdsFor(clause) : QStringList();
    if (cases.size() == 1)
        emit chosen(cases.constFirst(), clause);
    else if (!cases.isEmpty())
        ask(cases, clause);
}

void CaseMenu::ask(const QStringList& cases, const QString& clause)
{
    QMenu menu(m_pages.window());
    menu.setObjectName(QStringLiteral("caseMenu"));
    for (const QString& id : cases)
        if (const auto about = m_desk.library()->catalogue.caseInfo(id))
            connect(menu.addAction(asWritten(about->title.textOrSource(m_desk.language()))),
                    &QAction::triggered, this, [this, id, clause] { emit chosen(id, clause); });
    if (menu.isEmpty())
        return;
    menu.setActiveAction(menu.actions().constFirst());
    menu.exec(place());
}

/// At the pointer, or below the clause that the keyboard is on where the pointer is elsewhere.
QPoint CaseMenu::place() const
{
    const ReaderView* page = m_pages.pageInSight();
    if (page == nullptr || !page->current())
        return QCursor::pos();
    const QRect clause = page->rectOf(*page->current());
    const bool isPointed = clause.contains(page->viewport()->mapFromGlobal(QCursor::pos()));
    return isPointed ? QCursor::pos() : page->viewport()->mapToGlobal(clause.bottomLeft());
}

} // namespace glossator::desktop
