// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/off_table_bar.h"

#include "app/desktop/look/typefaces.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace glossator::desktop {

OffTableBar::OffTableBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_button(new QToolButton(this))
{
    setObjectName(QStringLiteral("offTableBar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 3, 12, 4);
    m_text->setObjectName(QStringLiteral("offTableText"));
    m_text->setFont(Typefaces::control(12));
    m_text->setForegroundRole(QPalette::PlaceholderText);
    m_text->setWordWrap(true);
    m_button->setObjectName(QStringLiteral("offTableButton"));
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setFont(Typefaces::controlBold(12));
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    connect(m_button, &QToolButton::clicked, this, [this] { emit showRequested(!m_isShown); });
    retranslate();
    hide();
}

void OffTableBar::say(int clauses, bool isBoxOff, OffTable way, bool isShown)
{
    m_clauses = clauses;
    m_isBoxOff = isBoxOff;
    m_way = way;
    m_isShown = isShown;
    m_button->setVisible(clauses > 0);
    retranslate();
    setVisible(clauses > 0 || isBoxOff);
}

void OffTableBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OffTableBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

void OffTableBar::retranslate()
{
    m_text->setText(text());
    setAccessibleName(m_text->text());
    m_button->setText(!m_isShown ? tr("Show") : m_way == OffTable::Folded ? tr("Fold away") : tr("Fade"));
    m_button->setAccessibleName(m_button->text());
    m_button->setAccessibleDescription(m_text->text());
}

QString OffTableBar::text() const
{
    QStringList parts;
    if (m_isBoxOff)
        parts += tr("This box is not on your table.");
    if (m_clauses > 0)
        parts += tr("%n clause(s) concern boxes that are not on your table.", nullptr, m_clauses);
    return parts.join(u' ');
}

} // namespace glossator::desktop
