// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/shell/accessible_walk.h"

#include "app/desktop/look/focus_ring.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>
#include <QWidget>

#include <algorithm>

namespace glossator::desktop {

namespace {

/// What belongs to menus and to rich text, and is read aloud letter by letter.
bool hasSigns(const QString& text)
{
    static const QRegularExpression signs(QStringLiteral("&\\w|<"));
    return text.contains(signs);
}

/// Whether a part of ours shows something itself. Labels say their text, and the ring shows what a state
/// tells.
bool isPainted(const QWidget* widget)
{
    if (widget == nullptr || qobject_cast<const QLabel*>(widget) != nullptr ||
        qobject_cast<const FocusRing*>(widget) != nullptr ||
        !QByteArray(widget->metaObject()->className()).startsWith("glossator::"))
        return false;
    const auto children = widget->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    return std::ranges::none_of(children, [](const QWidget* child) { return child->isVisible(); });
}

/// A part that the keyboard comes to needs a description unless it is one that everybody knows how to use and
/// that has words on it: a button, a box for a mark, a tab, a link, a choice from a list. What others lie in
/// (lists, trees, tables, pages, pictures), what is written in, and what has a sign only, say how they are
/// used.
bool needsDescription(const QWidget* widget)
{
    if (widget == nullptr || !takesTab(widget))
        return false;
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return button->text().isEmpty();
    return qobject_cast<const QTabBar*>(widget) == nullptr &&
           qobject_cast<const QLabel*>(widget) == nullptr &&
           qobject_cast<const QComboBox*>(widget) == nullptr;
}

} // namespace

QString nameOf(const QObject* object)
{
    return QStringLiteral("%1 \"%2\"")
        .arg(QLatin1String(object->metaObject()->className()), object->objectName());
}

bool takesTab(const QWidget* widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->isVisible() &&
           widget->isEnabled() && widget->focusProxy() == nullptr && !widget->visibleRegion().isEmpty();
}

void AccessibleWalk::look(QAccessibleInterface* face, int depth)
{
    constexpr int most = 12;
    constexpr int deepest = 30;
    if (face == nullptr || !face->isValid() || depth > deepest) {
        m_faults += QStringLiteral("a part that is not valid, %1 levels down").arg(depth);
        return;
    }
    if (face->state().invisible)
        return;
    ++m_seen;
    judge(*face);
    const QAccessible::Role role = face->role();
    const bool isList = role == QAccessible::List || role == QAccessible::Tree || role == QAccessible::Table;
    const int count = isList ? std::min(most, face->childCount()) : face->childCount();
    for (int i = 0; i < count; ++i)
        look(face->child(i), depth + 1);
}

void AccessibleWalk::judge(const QAccessibleInterface& face)
{
    const QString who = face.object() != nullptr ? nameOf(face.object()) : QStringLiteral("a part");
    const QString name = face.text(QAccessible::Name);
    const QAccessible::State state = face.state();
    const QAccessible::Role role = face.role();
    const bool isItem = role == QAccessible::ListItem || role == QAccessible::TreeItem ||
                        role == QAccessible::Cell || role == QAccessible::Heading ||
                        role == QAccessible::Paragraph;
    if (name.trimmed().isEmpty() && (state.focusable || isItem) && role != QAccessible::Cell)
        m_faults += QStringLiteral("%1 has no name, role %2").arg(who).arg(role);
    const auto* widget = qobject_cast<const QWidget*>(face.object());
    const bool isItself = widget == nullptr || widget->focusProxy() == nullptr;
    if (state.focusable && isItself && (role == QAccessible::NoRole || role == QAccessible::Client))
        m_faults += QStringLiteral("%1 has no role").arg(who);
    if (isPainted(widget) && face.childCount() == 0 &&
        (role == QAccessible::NoRole || role == QAccessible::Client || name.isEmpty()))
        m_faults += QStringLiteral("%1 is painted and does not say what: %2").arg(who, name);
    if (hasSigns(name))
        m_faults += QStringLiteral("%1 has signs in its name: %2").arg(who, name);
    judgeDescription(face, who);
}

void AccessibleWalk::judgeDescription(const QAccessibleInterface& face, const QString& who)
{
    const QString description = face.text(QAccessible::Description);
    const bool isNeeded = needsDescription(qobject_cast<const QWidget*>(face.object()));
    if (isNeeded && description.trimmed().isEmpty())
        m_faults += QStringLiteral("%1 has no description").arg(who);
    if (!description.isEmpty() && description == face.text(QAccessible::Name) && isNeeded)
        m_faults += QStringLiteral("%1 is described by its name: %2").arg(who, description);
    if (hasSigns(description))
        m_faults += QStringLiteral("%1 has signs in its description: %2").arg(who, description);
}

} // namespace glossator::desktop
