// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_side.h"

#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/stage_tabs.h"
#include "app/desktop/stage/steps_list.h"

#include <QEvent>

namespace glossator::desktop {

namespace {

constexpr int fewestLines = 32; ///< of text that steps and tabs need one above the other

} // namespace

StageSide::StageSide(StepsModel* steps, const ClauseNames& names, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), m_steps(new StepsList(steps, names, this)),
      m_tabs(new StageTabs(this)), m_options(new OptionsPane(m_tabs)), m_award(new AwardSheet(m_tabs))
{
    build();
    m_options->setClauseNames(&names);
    m_award->setClauseNames(&names);
    connect(&m_options->options(), &QAbstractItemModel::modelReset, this, &StageSide::nameTabs);
    connect(m_tabs, &QTabWidget::currentChanged, this, &StageSide::turned);
    retranslate();
}

void StageSide::build()
{
    setObjectName(QStringLiteral("stageSide"));
    setChildrenCollapsible(false);
    addWidget(m_steps);
    addWidget(m_tabs);
    setStretchFactor(0, 2);
    setStretchFactor(1, 1);
    setSizes({440, 240});
    m_tabs->addTab(m_options, QString());
    m_tabs->addTab(m_award, QString());
}

bool StageSide::showsSteps() const
{
    return !m_isLow || m_tabs->currentWidget() == m_steps;
}

void StageSide::suggest(QWidget* page)
{
    const bool isLent = m_lent != nullptr && m_tabs->currentWidget() == m_lent;
    if (m_tabs->currentWidget() == m_steps && !isLent)
        return;
    m_before = page;
    if (m_options->hasKeyboard() || (isLent && hasKeyboard(*m_lent)))
        return;
    m_lent = nullptr;
    m_tabs->setCurrentWidget(page);
}

bool StageSide::hasKeyboard(const QWidget& page) const
{
    const QWidget* focus = window()->focusWidget();
    return focus == &page || page.isAncestorOf(focus);
}

std::vector<QWidget*> StageSide::panes() const
{
    if (m_options->options().rowCount() == 0)
        return {m_steps, m_award};
    return {m_steps, m_options, m_award};
}

void StageSide::bring(QWidget* part)
{
    m_lent = nullptr;               // somebody wants it for good
    m_tabs->setCurrentWidget(part); // does nothing where it is no tab
}

void StageSide::lend(QWidget* part)
{
    if (m_tabs->indexOf(part) < 0)
        return putBack();
    if (m_lent == nullptr || m_tabs->currentWidget() != m_lent)
        m_before = m_tabs->currentWidget();
    bring(part);
    m_lent = part;
}

/// Unless somebody has gone to another page since.
void StageSide::putBack()
{
    if (m_lent != nullptr && m_tabs->currentWidget() == m_lent && m_tabs->indexOf(m_before) >= 0)
        bring(m_before);
    m_lent = nullptr;
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
    nameTabs();
    if (hadFocus)
        m_steps->setFocus();
    emit turned();
}

void StageSide::nameTabs()
{
    const int allowed = m_options->options().allowed();
    if (m_isLow)
        m_tabs->setTabText(0, tr("Steps"));
    m_tabs->setTabText(m_tabs->indexOf(m_options),
                       allowed > 0 ? tr("Options (%1)").arg(allowed) : tr("Options"));
    m_tabs->setTabText(m_tabs->indexOf(m_award), tr("Score sheet"));
}

void StageSide::retranslate()
{
    nameTabs();
    m_tabs->setAccessibleName(tr("Options and score sheet"));
    m_award->setAccessibleName(tr("Score sheet"));
    m_award->setAccessibleDescription(
        tr("Who got how many points for what; links lead to the steps and to the clauses."));
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
