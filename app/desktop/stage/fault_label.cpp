// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/fault_label.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/strong.h"

#include <QEvent>

namespace glossator::desktop {

FaultLabel::FaultLabel(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("stageFaults"));
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    hide();
}

void FaultLabel::showFaults(QStringList faults)
{
    m_faults = std::move(faults);
    setVisible(!m_faults.isEmpty());
    write();
}

void FaultLabel::write()
{
    QStringList lines{strong(tr("This case does not hold.").toHtmlEscaped())};
    for (const QString& fault : std::as_const(m_faults))
        lines << fault.toHtmlEscaped();
    setText(QStringLiteral("<p style=\"color:%1\">%2</p>")
                .arg(rubricOf(palette()).name(), lines.join(QStringLiteral("<br>"))));
}

void FaultLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        write();
}

} // namespace glossator::desktop
