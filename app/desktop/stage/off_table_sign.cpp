// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/off_table_sign.h"

#include "app/desktop/look/off_table_words.h"

#include <QEvent>

namespace glossator::desktop {

OffTableSign::OffTableSign(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("stageOffTable"));
    setForegroundRole(QPalette::PlaceholderText);
    hide();
}

void OffTableSign::tell(const QStringList& boxes)
{
    m_boxes = boxes;
    setVisible(!boxes.isEmpty());
    write();
}

void OffTableSign::write()
{
    setText(OffTableWords::said());
    setToolTip(OffTableWords::of(m_boxes).toHtmlEscaped());
    setAccessibleName(OffTableWords::of(m_boxes));
}

void OffTableSign::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        write();
}

} // namespace glossator::desktop
