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
    m_hasFailed = false;
    m_stacks[stack].undo();
    if (!what.isEmpty() && !m_hasFailed)
        emit undone(what, stack);
}

void LastChange::redo()
{
    if (!isTakenBack())
        return;
    QUndoStack* stack = m_takenBack.constLast();
    const QString what = stack->redoText();
    const int before = stack->index();
    m_hasFailed = false;
    m_isRedoing = true;
    stack->redo();
    m_isRedoing = false;
    if (!what.isEmpty() && !m_hasFailed && stack->index() != before) // else it is no step any longer
        emit redone(what, stack);
}

/// A stack that went on has something more to take back; one that went back, as by a button of its own, less.
void LastChange::heed(QUndoStack* stack, int index)
{
    const bool wasThere = isThere();
    const bool wasTakenBack = isTakenBack();
    for (int& known = m_stacks[stack].index; known != index; known += known < index ? 1 : -1)
        if (known < index) {
            goOn(stack);
        } else {
            m_order.removeAt(m_order.lastIndexOf(stack));
            m_takenBack += stack;
        }
    m_takenBack.removeIf([](const QUndoStack* each) { return !each->canRedo(); }); // one that was cleared
    if (isThere() != wasThere)
        emit isThereChanged(isThere());
    if (isTakenBack() != wasTakenBack)
        emit isTakenBackChanged(isTakenBack());
}

/// After a new change nothing is made again, whichever stack keeps it.
void LastChange::goOn(QUndoStack* stack)
{
    m_order += stack;
    if (!m_isRedoing)
        m_takenBack.clear();
    else if (const auto last = m_takenBack.lastIndexOf(stack); last >= 0)
        m_takenBack.removeAt(last);
}

/// A field takes the keys for itself even where it has nothing to take back or to make again.
bool LastChange::eventFilter(QObject* watched, QEvent* event)
{
    const bool mayTake = event->type() == QEvent::ShortcutOverride; // every event of the program comes here
    const auto* field = mayTake ? qobject_cast<QLineEdit*>(watched) : nullptr;
    if (field == nullptr)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool takesBack = key->matches(QKeySequence::Undo) && isThere() && !field->isUndoAvailable();
    const bool makesAgain = key->matches(QKeySequence::Redo) && isTakenBack() && !field->isRedoAvailable();
    if (!takesBack && !makesAgain)
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

} // namespace glossator::desktop
