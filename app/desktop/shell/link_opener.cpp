// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/link_opener.h"

#include "app/desktop/links/link_finder.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/shell/pages.h"
#include "model/search/result.h"

namespace glossator::desktop {

LinkOpener::LinkOpener(const ReadingDesk& desk, Navigator& navigator, Pages& pages)
    : m_desk(desk), m_navigator(navigator), m_pages(pages)
{
    connect(&pages, &Pages::linkRequested, this, &LinkOpener::open);
}

void LinkOpener::open(const QString& link)
{
    const Library* library = m_desk.library();
    if (library == nullptr)
        return;
    const auto target = LinkFinder(*library, m_desk.languages().front()).find(link);
    if (!target) {
        if (target.error().part)
            follow(*target.error().part);
        emit notFound(target.error());
        return;
    }
    emit found();
    follow(*target);
}

void LinkOpener::follow(const Link& link)
{
    switch (link.kind) {
    case LinkKind::Clause:
        m_navigator.openClause(link.id);
        break;
    case LinkKind::Case:
        return openCase(link);
    case LinkKind::Pair:
        return m_navigator.openPair(link.id);
    case LinkKind::Tile:
        m_navigator.openTile(link.id);
        break;
    case LinkKind::Order:
        return m_navigator.openStep(link.id);
    case LinkKind::Page:
        m_navigator.openExpansion(link.id);
        break;
    case LinkKind::Term:
        return emit termRequested(link.id);
    }
    focusPage(Qt::OtherFocusReason);
}

void LinkOpener::openCase(const Link& link)
{
    m_navigator.openCaseAt(link.id, link.step);
    if (const int last = m_pages.here().step; last < link.step)
        emit notFound({tr("The case has no step %1; this is its last, %2.").arg(link.step).arg(last), {}});
}

void LinkOpener::openResult(const search::Result& result)
{
    using search::ResultKind;
    switch (result.kind) {
    case ResultKind::Clause:
        m_navigator.openClause(result.id);
        break;
    case ResultKind::Tile:
        m_navigator.openTile(result.id);
        break;
    case ResultKind::Case:
        m_navigator.openCase(result.id);
        break;
    case ResultKind::Term:
        return emit termRequested(result.id);
    case ResultKind::Expansion:
        m_navigator.openExpansion(result.id);
        break;
    case ResultKind::Section:
        m_navigator.openSection(result.id.section(u'/', 0, 0), result.id.section(u'/', 1));
        break;
    }
    focusPage(Qt::ShortcutFocusReason);
}

void LinkOpener::focusPage(Qt::FocusReason reason)
{
    if (m_pages.current() != Activity::Pair)
        m_pages.currentWidget()->setFocus(reason);
}

} // namespace glossator::desktop
