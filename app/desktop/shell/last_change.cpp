// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/last_change.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QUndoStack>

#include <utility>

namespace glossator::desktop {

LastChange::LastChange(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

void LastChange::follow(QUndoStack* stack, std::function<void()> undo)
{
    m_stacks.insert(stack, {std::move(undo), 0});
    heed(stack, stack->index());
    connect(stack, &QUndoStack::indexChanged, this, [this, stack](int index) { heed(stack, index); });
}

void LastChange::undo()
{
    if (!isThere())
        return;
    QUndoStack* stack = m_order.constLast();
    const QString what = stack->undoText();
    m_stacks[stack].undo();
    if (!what.isEmpty())
        emit undone(what, stack);
}

/// A stack that went on has something more to take back; one that went back, as by a button of its own, less.
void LastChange::heed(QUndoStack* stack, int index)
{
    const bool wasThere = isThere();
    for (int& known = m_stacks[stack].index; known != index; known += known < index ? 1 : -1)
        if (known < index)
            m_order += stack;
        else
            m_order.removeAt(m_order.lastIndexOf(stack));
    if (isThere() != wasThere)
        emit isThereChanged(isThere());
}

/// A field takes the key for itself even where it has nothing to take back.
bool LastChange::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isThere() &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo))
        if (const auto* field = qobject_cast<QLineEdit*>(watched); field && !field->isUndoAvailable()) {
            event->ignore();
            return true;
        }
    return QObject::eventFilter(watched, event);
}

} // namespace glossator::desktop
