// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/place_accessible.h"

#include "app/desktop/reader/clause_words.h"

namespace glossator::desktop {

QAccessibleInterface* PlaceAccessible::parent() const
{
    return m_parent != nullptr ? m_parent : QAccessible::queryAccessibleInterface(m_view.data());
}

QString PlaceAccessible::text(QAccessible::Text what) const
{
    const auto* clause = m_view->page().clauseAt(m_place);
    if (what == QAccessible::Name)
        return plainTextAt(m_view->page(), m_place, m_view->languages().front());
    if (what == QAccessible::Description && clause != nullptr)
        return ClauseWords::description(*clause);
    return {};
}

QRect PlaceAccessible::rect() const
{
    const QRect inView = m_view->rectOf(m_place);
    return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
}

QAccessible::Role PlaceAccessible::role() const
{
    return m_view->page().clauseAt(m_place) == nullptr ? QAccessible::Heading : QAccessible::ListItem;
}

QAccessible::State PlaceAccessible::state() const
{
    QAccessible::State state;
    state.readOnly = true;
    state.focusable = m_view->page().clauseAt(m_place) != nullptr;
    state.focused = m_view->hasFocus() && m_view->current() == m_place;
    state.offscreen = !m_view->viewport()->rect().intersects(m_view->rectOf(m_place));
    return state;
}

QStringList PlaceAccessible::actionNames() const
{
    const auto* clause = m_view->page().clauseAt(m_place);
    if (clause == nullptr)
        return {};
    QStringList names{setFocusAction()};
    if (!m_view->page().casesOf(clause->id).isEmpty())
        names += pressAction();
    return names;
}

void PlaceAccessible::doAction(const QString& name)
{
    if (name == setFocusAction())
        m_view->setCurrent(m_place);
    if (name == pressAction())
        emit m_view->caseActivated(m_view->page().clauseAt(m_place)->id);
}

void* PlaceAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

} // namespace glossator::desktop
