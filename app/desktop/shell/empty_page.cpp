// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/empty_page.h"

#include "app/desktop/look/typefaces.h"

#include <QLabel>
#include <QVBoxLayout>

namespace glossator::desktop {

EmptyPage::EmptyPage(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("emptyPage"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(48, 48, 48, 48);
    column->setSpacing(12);
    column->addStretch(2);
    m_title = addLine(QStringLiteral("emptyPageTitle"));
    m_message = addLine(QStringLiteral("emptyPageMessage"));
    m_advice = addLine(QStringLiteral("emptyPageAdvice"));
    column->addStretch(3);
    m_title->setFont(Typefaces::readingBold(28));
    m_title->setForegroundRole(QPalette::BrightText);
    m_message->setFont(Typefaces::reading(18));
    m_advice->setFont(Typefaces::control(13));
}

void EmptyPage::say(const QString& title, const QString& message, const QString& advice)
{
    m_title->setText(title);
    m_message->setText(message);
    m_advice->setText(advice);
    m_advice->setVisible(!advice.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(message);
}

QLabel* EmptyPage::addLine(const QString& name)
{
    auto* label = new QLabel(this);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignHCenter);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout()->addWidget(label);
    return label;
}

} // namespace glossator::desktop
