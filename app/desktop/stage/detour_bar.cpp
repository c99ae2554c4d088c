// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/detour_bar.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/stage/aside_ground.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace glossator::desktop {

namespace {

constexpr int fewestLetters = 16; ///< of where the stage left the case: fewer say nothing

} // namespace

DetourBar::DetourBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_back(new QToolButton(this))
{
    setObjectName(QStringLiteral("stageDetour"));
    m_text->setObjectName(QStringLiteral("stageDetourText"));
    m_text->setTextFormat(Qt::RichText);
    m_text->installEventFilter(this);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_back->setObjectName(QStringLiteral("stageReturn"));
    m_back->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 2, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_back);
    connect(m_back, &QToolButton::clicked, this, &DetourBar::returnRequested);
    retranslate();
}

void DetourBar::setTitle(const QString& title)
{
    m_title = title;
    retranslate();
}

void DetourBar::tell(int step, const QString& title)
{
    m_step = step;
    setTitle(title);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

/// What has no room is told by the tool tip.
void DetourBar::fitText()
{
    const QString what = tr("Not the case");
    QFont bold = font();
    bold.setBold(true);
    const int room = m_text->width() - QFontMetrics(bold).horizontalAdvance(what + QStringLiteral(" · "));
    const bool hasRoom = room > fewestLetters * fontMetrics().averageCharWidth();
    const QString more =
        hasRoom ? QStringLiteral(" · ") + fontMetrics().elidedText(where(), Qt::ElideRight, room) : QString();
    m_text->setText(QStringLiteral("<b style=\"color:%1\">%2</b>%3")
                        .arg(rubricOf(palette()).name(), what.toHtmlEscaped(), more.toHtmlEscaped()));
}

QString DetourBar::where() const
{
    return m_step == 0 ? tr("another choice at the start of “%1”").arg(m_title)
                       : tr("another choice after step %1 of “%2”").arg(m_step).arg(m_title);
}

void DetourBar::retranslate()
{
    fitText();
    setAccessibleName(QStringLiteral("%1: %2").arg(tr("Not the case"), where()));
    m_text->setToolTip(accessibleName());
    m_back->setText(tr("Back to the case"));
    m_back->setToolTip(tr("Back to the case, at the same step (%1)").arg(tr("Esc")));
    m_back->setAccessibleName(m_back->text());
}

bool DetourBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::Resize)
        fitText();
    return QWidget::eventFilter(watched, event);
}

void DetourBar::paintEvent(QPaintEvent*)
{
    paintAsideGround(*this);
}

void DetourBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fitText();
}

} // namespace glossator::desktop
