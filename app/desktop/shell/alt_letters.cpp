// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/alt_letters.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace glossator::desktop {

namespace {

/// A list that completes what is typed hands its keys on to the field.
bool isField(const QObject* watched)
{
    return qobject_cast<const QAbstractItemView*>(watched) != nullptr ||
           qobject_cast<const QLineEdit*>(watched) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(watched) != nullptr;
}

/// With Control it is how some keyboards type letters that others have no key for.
bool isAltLetter(const QKeyEvent& key)
{
    const auto held = key.modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::GroupSwitchModifier);
    return held == Qt::AltModifier && !key.text().isEmpty() && key.text().front().isPrint();
}

} // namespace

bool AltLetters::eventFilter(QObject* watched, QEvent* event)
{
    const bool isSwallowed =
        event->type() == QEvent::KeyPress && isField(watched) && isAltLetter(*static_cast<QKeyEvent*>(event));
    return isSwallowed || QObject::eventFilter(watched, event);
}

} // namespace glossator::desktop
