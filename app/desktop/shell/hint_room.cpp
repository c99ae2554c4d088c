// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/hint_room.h"

#include "app/desktop/lookup/first_steps.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace glossator::desktop {

namespace {

constexpr int partOfPage = 3; ///< one of so many parts of its height the page spares

} // namespace

HintRoom::HintRoom(FirstSteps* hints, QWidget* page) : QObject(page), m_hints(hints), m_page(page)
{
    m_hints->installEventFilter(this);
    m_page->installEventFilter(this);
}

bool HintRoom::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isOfHints = type == QEvent::Show || type == QEvent::Hide || type == QEvent::LayoutRequest;
    if ((watched == m_hints && isOfHints) || (watched == m_page && type == QEvent::Resize))
        place();
    return QObject::eventFilter(watched, event);
}

void HintRoom::place()
{
    const int width = m_page->width();
    const bool isBrief = m_hints->heightFor(width, false) * partOfPage > m_page->height();
    m_hints->setBrief(isBrief);
    const int height = m_hints->heightFor(width, isBrief);
    m_hints->setGeometry(0, 0, width, height);
    m_page->layout()->setContentsMargins(0, m_hints->isHidden() ? 0 : height, 0, 0);
}

} // namespace glossator::desktop
