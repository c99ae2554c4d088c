// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/place_accessible.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/reader/clause_words.h"

namespace glossator::desktop {

QString PlaceAccessible::text(QAccessible::Text what) const
{
    const auto* clause = view()->page().clauseAt(m_place);
    if (what == QAccessible::Name)
        return plainTextAt(view()->page(), m_place, view()->languages().front());
    if (what != QAccessible::Description)
        return {};
    if (clause == nullptr) {
        const bool isTitle = view()->page().entry(m_place.entry).kind == PageEntry::Kind::Title;
        return isTitle && view()->page().isPartial() ? ClauseWords::coverage(windowLanguage()) : QString();
    }
    QStringList parts{ClauseWords::description(*clause),
                      view()->page().sourceOf(*clause, view()->languages().front()),
                      view()->additions().description(*clause, view()->page().expansion().id)};
    const QString names = view()->additions().roleNames(clause->id, view()->languages().front());
    if (!names.isEmpty())
        parts += tr("By the new names of roles: %1.").arg(names);
    if (view()->current() == m_place && !view()->termInHand().isEmpty())
        parts += tr("Term: %1").arg(view()->termInHand().join(QStringLiteral(", ")));
    parts.removeAll(QString());
    return parts.join(u' ');
}

QAccessible::Role PlaceAccessible::role() const
{
    return view()->page().clauseAt(m_place) == nullptr ? QAccessible::Heading : QAccessible::ListItem;
}

QAccessible::State PlaceAccessible::state() const
{
    QAccessible::State state = PagePartAccessible::state();
    state.focusable = view()->page().clauseAt(m_place) != nullptr;
    state.focused = view()->hasFocus() && view()->current() == m_place;
    return state;
}

QStringList PlaceAccessible::actionNames() const
{
    const auto* clause = view()->page().clauseAt(m_place);
    if (clause == nullptr)
        return {};
    QStringList names{setFocusAction()};
    if (!view()->page().casesOf(clause->id).isEmpty())
        names += pressAction();
    return names;
}

void PlaceAccessible::doAction(const QString& name)
{
    if (name == setFocusAction())
        view()->setCurrent(m_place);
    if (name == pressAction())
        emit view()->caseActivated(view()->page().clauseAt(m_place)->id);
}

void* PlaceAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

} // namespace glossator::desktop
