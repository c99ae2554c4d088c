// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/contents/side_panel.h"

#include "app/desktop/look/typefaces.h"

#include <QButtonGroup>
#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace glossator::desktop {

SidePanel::SidePanel(QWidget* contents, QWidget* kept, QWidget* parent)
    : QWidget(parent), m_stack(new QStackedWidget(this)),
      m_contents(addButton("contentsTab", Side::Contents)), m_kept(addButton("keptTab", Side::Kept))
{
    setObjectName(QStringLiteral("sidePanel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(2);
    row->addWidget(m_contents);
    row->addWidget(m_kept);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(m_stack, 1);
    m_stack->addWidget(contents);
    m_stack->addWidget(kept);
    auto* group = new QButtonGroup(this);
    group->addButton(m_contents);
    group->addButton(m_kept);
    show(Side::Contents);
    retranslate();
}

SidePanel::Side SidePanel::side() const
{
    return static_cast<Side>(m_stack->currentIndex());
}

void SidePanel::show(Side side)
{
    m_stack->setCurrentIndex(static_cast<int>(side));
    (side == Side::Contents ? m_contents : m_kept)->setChecked(true);
}

/// Goes on to what is shown. With a focus proxy Tab would come back to that from its end.
void SidePanel::focusInEvent(QFocusEvent* event)
{
    m_stack->currentWidget()->setFocus(event->reason());
}

void SidePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QToolButton* SidePanel::addButton(const char* name, Side side)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFont(Typefaces::controlBold(12));
    connect(button, &QToolButton::clicked, this, [this, side] { show(side); });
    return button;
}

void SidePanel::retranslate()
{
    m_contents->setText(tr("Contents"));
    m_contents->setAccessibleName(m_contents->text());
    m_contents->setToolTip(tr("The boxes and their sections (F9 shows and hides this)"));
    m_kept->setText(tr("Kept"));
    m_kept->setAccessibleName(m_kept->text());
    m_kept->setToolTip(tr("Your bookmarks, notes, house decisions and recent places (Ctrl+B)"));
}

} // namespace glossator::desktop
