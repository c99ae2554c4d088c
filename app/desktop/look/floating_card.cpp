// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/floating_card.h"

#include "app/desktop/look/contrast.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace glossator::desktop {

FloatingCard::FloatingCard(QWidget* parent) : QFrame(parent)
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setAutoFillBackground(true);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (isVisible() && now != nullptr && now->window() == window() && !isWithin(now))
            hide();
    });
}

void FloatingCard::leave()
{
    if (m_before != nullptr && m_before->isVisible() && m_before->isEnabled()) {
        m_before->setFocus(Qt::PopupFocusReason);
        hide();
        return emit gaveBack();
    }
    hide();
    emit closed();
}

void FloatingCard::openAt(QWidget& first)
{
    if (QWidget* now = QApplication::focusWidget(); now != nullptr && !isWithin(now))
        m_before = now;
    show();
    raise();
    first.setFocus(Qt::PopupFocusReason);
}

void FloatingCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return leave();
    QFrame::keyPressEvent(event);
}

/// Styles draw the frame in a colour that by night is hardly that of a line.
void FloatingCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor ground = palette().color(backgroundRole());
    painter.setPen(seenOn(ground, palette().color(QPalette::Mid), palette().color(QPalette::Text)));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

/// Around within the card, never out of it.
bool FloatingCard::focusNextPrevChild(bool next)
{
    QWidget* from = QApplication::focusWidget();
    if (!isVisible() || from == nullptr)
        return QFrame::focusNextPrevChild(next);
    const auto following = [next](QWidget* widget) {
        return next ? widget->nextInFocusChain() : widget->previousInFocusChain();
    };
    for (QWidget* at = following(from); at != from; at = following(at))
        if (isWithin(at) && at != this && at->isVisible() && at->isEnabled() &&
            (at->focusPolicy() & Qt::TabFocus) != 0 && at->focusProxy() == nullptr) {
            at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    return true;
}

bool FloatingCard::isWithin(const QWidget* widget) const
{
    return widget == this || isAncestorOf(widget);
}

} // namespace glossator::desktop
