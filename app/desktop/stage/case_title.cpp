// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_title.h"

#include "app/desktop/tiles/scaled_font.h"

#include <QEvent>
#include <QPainter>

namespace glossator::desktop {

CaseTitle::CaseTitle(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("stageTitle"));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QFont CaseTitle::reading() const
{
    QFont larger = scaledFont(font(), 1.42);
    larger.setFamilies({QStringLiteral("Vollkorn"), QStringLiteral("Noto Serif"), QStringLiteral("serif")});
    larger.setWeight(QFont::DemiBold);
    return larger;
}

QSize CaseTitle::sizeHint() const
{
    const QFontMetrics metrics(reading());
    return {metrics.horizontalAdvance(text()) + 4, metrics.height()};
}

QSize CaseTitle::minimumSizeHint() const
{
    const QFontMetrics metrics(reading());
    return {8 * metrics.averageCharWidth(), metrics.height()};
}

void CaseTitle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(reading());
    painter.setPen(palette().color(QPalette::WindowText));
    const QString shown = QFontMetrics(reading()).elidedText(text(), Qt::ElideRight, width() - 4);
    painter.drawText(rect().adjusted(2, 0, -2, 0), Qt::AlignLeft | Qt::AlignVCenter, shown);
    const bool isShort = shown != text();
    if (toolTip().isEmpty() == isShort)
        setToolTip(isShort ? text() : QString());
}

void CaseTitle::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace glossator::desktop
