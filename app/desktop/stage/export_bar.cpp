// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/export_bar.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace glossator::desktop {

ExportBar::ExportBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("stageExportBar"));
    m_text->setObjectName(QStringLiteral("stageExportText"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setObjectName(QStringLiteral("stageExportProgress"));
    m_close->setObjectName(QStringLiteral("stageExportClose"));
    m_close->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 8, 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_progress, 1);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &ExportBar::close);
    hide();
}

void ExportBar::showProgress(int done, int total)
{
    m_isWorking = true;
    m_progress->setRange(0, total);
    m_progress->setValue(done);
    m_progress->show();
    retranslate();
    show();
}

void ExportBar::tell(const QString& text)
{
    m_isWorking = false;
    m_progress->hide();
    retranslate();
    m_text->setText(text);
    setAccessibleName(text);
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void ExportBar::close()
{
    hide();
    if (m_isWorking)
        emit cancelled();
    m_isWorking = false;
}

void ExportBar::retranslate()
{
    if (m_isWorking) {
        m_text->setText(tr("The film is being made"));
        setAccessibleName(m_text->text());
    }
    m_progress->setAccessibleName(tr("Frames of the film"));
    m_close->setText(m_isWorking ? tr("Cancel") : tr("Close"));
    m_close->setAccessibleName(m_isWorking ? tr("Cancel the film") : tr("Close the message"));
}

void ExportBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace glossator::desktop
