// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/theatre.h"

#include <QEvent>
#include <QStackedWidget>

namespace glossator::desktop {

Theatre::Theatre(QStackedWidget* pages, QWidgetList around)
    : QObject(pages), m_pages(pages), m_around(std::move(around))
{
    m_pages->window()->installEventFilter(this);
    connect(m_pages, &QStackedWidget::currentChanged, this, &Theatre::follow);
}

void Theatre::setStage(const QWidget* stage)
{
    m_stage = stage;
}

bool Theatre::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowStateChange)
        follow();
    return QObject::eventFilter(watched, event);
}

void Theatre::follow()
{
    leave();
    if (m_stage == nullptr || m_pages->currentWidget() != m_stage || !m_pages->window()->isFullScreen())
        return;
    for (QWidget* part : std::as_const(m_around))
        if (!part->isHidden()) {
            part->hide();
            m_hidden += part;
        }
    emit entered();
}

void Theatre::leave()
{
    if (m_hidden.isEmpty())
        return;
    for (QWidget* part : std::as_const(m_hidden))
        part->show();
    m_hidden.clear();
    emit left();
}

} // namespace glossator::desktop
