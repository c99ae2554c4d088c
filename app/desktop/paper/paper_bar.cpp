// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/paper/paper_bar.h"

#include "app/desktop/look/plain_button.h"
#include "app/desktop/look/typefaces.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace glossator::desktop {

PaperBar::PaperBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_cancel(plainButton("paperCancel", this))
{
    setObjectName(QStringLiteral("paperBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 12, 6);
    m_text->setObjectName(QStringLiteral("paperText"));
    m_text->setFont(Typefaces::control(13));
    m_text->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("paperProgress"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(320);
    row->addWidget(m_text);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    row->addStretch();
    connect(m_cancel, &QPushButton::clicked, this, &PaperBar::cancelled);
    hide();
}

void PaperBar::showStart(const QString& title)
{
    m_title = title;
    retranslate();
    m_progress->setValue(0);
    show();
}

void PaperBar::showDone(int done)
{
    m_progress->setValue(done);
}

void PaperBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PaperBar::retranslate()
{
    m_text->setText(tr("Setting the sheets of “%1” …").arg(m_title));
    m_progress->setAccessibleName(tr("Progress of printing"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace glossator::desktop
