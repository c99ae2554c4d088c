// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/saving/work_bar.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace glossator::desktop {

WorkBar::WorkBar(const QString& name, QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_close(new QPushButton(this))
{
    setObjectName(name + QLatin1String("Bar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_text->setObjectName(name + QLatin1String("Text"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->setObjectName(name + QLatin1String("Progress"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(320);
    m_close->setObjectName(name + QLatin1String("Close"));
    m_close->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 12, 6);
    row->addWidget(m_text, 2);
    row->addWidget(m_progress, 1);
    row->addWidget(m_close);
    connect(m_close, &QPushButton::clicked, this, &WorkBar::close);
    hide();
}

void WorkBar::begin(Words words)
{
    m_progress->setRange(0, 1);
    m_progress->setValue(0);
    say(std::move(words), true);
}

void WorkBar::setDone(int done, int total)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
}

void WorkBar::end()
{
    m_isWorking = false;
    hide();
}

void WorkBar::tell(Words words, Outcome outcome)
{
    if (m_teller) {
        end();
        return m_teller(words(), outcome);
    }
    say(std::move(words), false);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void WorkBar::say(Words words, bool isWorking)
{
    m_words = std::move(words);
    m_isWorking = isWorking;
    m_progress->setVisible(isWorking);
    retranslate();
    show();
}

void WorkBar::close()
{
    const bool wasWorking = m_isWorking;
    end();
    if (wasWorking)
        emit cancelled();
}

void WorkBar::retranslate()
{
    m_text->setText(m_words ? m_words() : QString());
    setAccessibleName(m_text->text());
    m_progress->setAccessibleName(tr("Progress"));
    m_close->setText(m_isWorking ? tr("Cancel") : tr("Close"));
    m_close->setAccessibleName(m_close->text());
    m_close->setAccessibleDescription(m_text->text());
}

void WorkBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace glossator::desktop
