// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/focus_ring.h"

#include "app/desktop/look/accessible_role.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScrollArea>
#include <QTabBar>
#include <QTextBrowser>
#include <QTreeView>

namespace glossator::desktop {

namespace {

constexpr int outside = 2; ///< pixels around the widget

bool needsRing(const QWidget* widget)
{
    return qobject_cast<const QAbstractButton*>(widget) != nullptr ||
           qobject_cast<const QAbstractSlider*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           qobject_cast<const QComboBox*>(widget) != nullptr ||
           qobject_cast<const QLabel*>(widget) != nullptr ||
           qobject_cast<const QLineEdit*>(widget) != nullptr ||
           qobject_cast<const QListView*>(widget) != nullptr ||
           qobject_cast<const QScrollArea*>(widget) != nullptr ||
           qobject_cast<const QTabBar*>(widget) != nullptr ||
           qobject_cast<const QTextBrowser*>(widget) != nullptr ||
           qobject_cast<const QTreeView*>(widget) != nullptr ||
           widget->property(accessibleRoleProperty).isValid();
}

} // namespace

FocusRing::FocusRing(QWidget* window) : QWidget(window)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    window->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) { follow(now); });
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Link), outside));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
}

void FocusRing::follow(QWidget* widget)
{
    if (m_widget)
        m_widget->removeEventFilter(this);
    const bool isHere = widget != nullptr && widget->window() == window() && needsRing(widget);
    m_widget = isHere ? widget : nullptr;
    if (m_widget)
        m_widget->installEventFilter(this);
    place();
}

void FocusRing::place()
{
    if (!m_widget || !m_widget->isVisible())
        return hide();
    const QRect around(m_widget->mapTo(window(), QPoint()), m_widget->size());
    setGeometry(around.adjusted(-outside, -outside, outside, outside).intersected(window()->rect()));
    show();
    raise();
}

} // namespace glossator::desktop
