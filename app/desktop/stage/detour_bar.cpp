// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/detour_bar.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/strong.h"
#include "app/desktop/stage/aside_ground.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace glossator::desktop {

namespace {

constexpr int mostLines = 3;

} // namespace

DetourBar::DetourBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_back(new QToolButton(this))
{
    setObjectName(QStringLiteral("stageDetour"));
    m_text->setObjectName(QStringLiteral("stageDetourText"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->installEventFilter(this);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_back->setObjectName(QStringLiteral("stageReturn"));
    m_back->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 2, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_back);
    connect(m_back, &QToolButton::clicked, this, &DetourBar::returnRequested);
    hide();
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

/// In a few lines; what has no room there is told by the tool tip. The title in its place needs none of them.
void DetourBar::fitText()
{
    if (isHidden())
        return m_text->clear();
    const auto isTooHigh = [this] {
        return m_text->heightForWidth(m_text->width()) > (mostLines + 0.5) * fontMetrics().lineSpacing();
    };
    QString words = where();
    say(words);
    if (isTooHigh())
        say(words = whereInShort());
    while (isTooHigh() && words.contains(u' ')) {
        words.truncate(words.lastIndexOf(u' '));
        say(words + QStringLiteral("\u00a0…"));
    }
    if (isTooHigh())
        say({});
}

void DetourBar::say(const QString& where)
{
    const QString more = where.isEmpty() ? QString() : QStringLiteral(" · ") + where.toHtmlEscaped();
    m_text->setText(strong(tr("Not the case").toHtmlEscaped(), rubricOf(palette())) + more);
}

QString DetourBar::where() const
{
    return m_step == 0 ? tr("another choice at the start of “%1”").arg(m_title)
                       : tr("another choice after step %1 of “%2”").arg(m_step).arg(m_title);
}

/// Without the title, of which nothing would be left but the beginning.
QString DetourBar::whereInShort() const
{
    return m_step == 0 ? tr("another choice at the start of the case")
                       : tr("another choice after step %1").arg(m_step);
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

void DetourBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitText();
}

void DetourBar::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    fitText();
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
