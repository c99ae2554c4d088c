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
           widget->property(accessibleRoleProperty).isValid() || widget->property(focusRingProperty).toBool();
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
    case QEvent::DynamicPropertyChange:
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
    for (const QPointer<QWidget>& watched : m_watched)
        if (watched)
            watched->removeEventFilter(this);
    m_watched.clear();
    const bool isHere = widget != nullptr && widget->window() == window() && needsRing(widget);
    m_widget = isHere ? widget : nullptr;
    for (QWidget* each = m_widget; each != nullptr && each != window(); each = each->parentWidget()) {
        each->installEventFilter(this);
        m_watched += each;
    }
    place();
}

void FocusRing::place()
{
    if (!m_widget || !m_widget->isVisible() || m_widget->property(marksElsewhereProperty).toBool())
        return hide();
    QRect around = window()->rect();
    for (const QPointer<QWidget>& each : m_watched) // an area that is scrolled shows only a part
        if (each)
            around &= QRect(each->mapTo(window(), QPoint()), each->size());
    if (around.isEmpty())
        return hide();
    setGeometry(around.adjusted(-outside, -outside, outside, outside).intersected(window()->rect()));
    show();
    raise();
}

} // namespace glossator::desktop
