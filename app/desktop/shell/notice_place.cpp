// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/notice_place.h"

#include "app/desktop/shell/notice_bar.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

namespace {

constexpr int margin = 12;
constexpr int gap = 6;          ///< between the notice and what stands above it
constexpr int leastWidth = 320; ///< of a place for it, beside lists

} // namespace

NoticePlace::NoticePlace(NoticeBar* notice, QWidget* page) : QObject(notice), m_notice(notice), m_page(page)
{
    for (QWidget* widget : {static_cast<QWidget*>(notice), page, page->window()})
        widget->installEventFilter(this);
}

void NoticePlace::addFoot(QWidget* foot)
{
    m_feet.emplace_back(foot);
    foot->installEventFilter(this);
}

bool NoticePlace::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isOfNotice = type == QEvent::Show || type == QEvent::LayoutRequest;
    const bool isOfRoom =
        type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::Hide;
    if (!m_notice->isHidden() && (watched == m_notice ? isOfNotice : isOfRoom))
        place();
    if (watched == m_notice && type == QEvent::Hide)
        cover(0);
    return QObject::eventFilter(watched, event);
}

void NoticePlace::place()
{
    const QRect room = this->room();
    const int width = std::min(m_notice->wantedWidth(), room.width());
    const int height = m_notice->heightForWidth(width);
    m_notice->setGeometry(room.center().x() - width / 2, room.bottom() + 1 - height, width, height);
    cover(m_page->mapTo(m_notice->parentWidget(), QPoint(0, m_page->height())).y() - m_notice->y() + gap);
}

void NoticePlace::cover(int height)
{
    if (std::exchange(m_covered, height) != height)
        emit covered(height);
}

QRect NoticePlace::room() const
{
    const QWidget* window = m_notice->parentWidget();
    QRect room(m_page->mapTo(window, QPoint()), m_page->size());
    for (const QPointer<QWidget>& foot : m_feet)
        if (foot != nullptr && foot->isVisible()) {
            const QRect below(foot->mapTo(window, QPoint()), foot->size());
            room.setBottom(std::min(room.bottom(), below.top()));
            if (below.width() >= leastWidth)
                room &= QRect(below.left(), room.top(), below.width(), room.height());
        }
    return room.adjusted(margin, margin, -margin, -margin);
}

} // namespace glossator::desktop
