// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_side.h"

#include <QEvent>
#include <QListView>
#include <QTabWidget>

namespace glossator::desktop {

StageSide::StageSide(QListView* steps, QTabWidget* tabs, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), m_steps(steps), m_tabs(tabs), m_suggested(tabs)
{
    setObjectName(QStringLiteral("stageSide"));
    setChildrenCollapsible(false);
    addWidget(m_steps);
    addWidget(m_tabs);
    setStretchFactor(0, 2);
    setStretchFactor(1, 1);
    setSizes({440, 240});
}

void StageSide::suggest(QWidget* page)
{
    m_suggested = page;
    if (m_tabs->currentWidget() != m_steps)
        m_tabs->setCurrentWidget(page);
}

QWidget* StageSide::page() const
{
    return m_tabs->currentWidget() == m_steps ? m_suggested : m_tabs->currentWidget();
}

void StageSide::bring(QWidget* part)
{
    m_tabs->setCurrentWidget(part); // does nothing where it is no tab
}

void StageSide::fold()
{
    const bool hadFocus = m_steps->hasFocus();
    if (m_isLow) {
        m_tabs->insertTab(0, m_steps, QString());
        m_tabs->setCurrentWidget(m_steps);
    } else {
        m_tabs->removeTab(m_tabs->indexOf(m_steps));
        insertWidget(0, m_steps);
        m_steps->show();
        setSizes({height() * 2 / 3, height() / 3});
    }
    retranslate();
    if (hadFocus)
        m_steps->setFocus();
}

void StageSide::retranslate()
{
    if (m_isLow)
        m_tabs->setTabText(0, tr("Steps"));
}

void StageSide::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    fit();
}

void StageSide::fit()
{
    const bool isLow = height() < fewestLines * fontMetrics().lineSpacing();
    if (isLow == m_isLow)
        return;
    m_isLow = isLow;
    fold();
}

void StageSide::changeEvent(QEvent* event)
{
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange && m_tabs->count() > 0)
        fit();
}

} // namespace glossator::desktop
