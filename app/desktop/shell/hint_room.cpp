// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/hint_room.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int partOfPage = 4; ///< one of so many parts of its height the page spares

} // namespace

HintRoom::HintRoom(QWidget* hints, QWidget* page) : QObject(page), m_hints(hints), m_page(page)
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
    const int wanted =
        m_hints->hasHeightForWidth() ? m_hints->heightForWidth(width) : m_hints->sizeHint().height();
    const int height = std::min(wanted, m_page->height());
    const bool isLow = height * partOfPage <= m_page->height();
    m_hints->setGeometry(0, 0, width, height);
    m_hints->raise();
    m_page->layout()->setContentsMargins(0, isLow && !m_hints->isHidden() ? height : 0, 0, 0);
}

} // namespace glossator::desktop
