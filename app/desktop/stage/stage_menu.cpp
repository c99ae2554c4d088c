// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_menu.h"

#include "app/desktop/stage/stage_keys.h"

#include <QEvent>

namespace glossator::desktop {

StageMenu::StageMenu(QMenu* proves, QMenu* taken, QWidget* stage)
    : QMenu(stage), m_cases(add("stageCasesAction", StageMenuKeys::cases)),
      m_next(add("stageNextCase", StageMenuKeys::nextCase)),
      m_previous(add("stagePreviousCase", StageMenuKeys::previousCase)), m_follow(new QAction(this)),
      m_proves(proves), m_taken(taken)
{
    setObjectName(QStringLiteral("stageMenu"));
    addSeparator();
    addMenu(m_proves);
    addMenu(m_taken);
    addSeparator();
    m_follow->setObjectName(QStringLiteral("stageFollow"));
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    addAction(m_follow);
    connect(m_follow, &QAction::toggled, this, &StageMenu::followToggled);
    connect(m_cases, &QAction::triggered, this, &StageMenu::casesRequested);
    connect(m_next, &QAction::triggered, this, [this] { emit neighbourRequested(1); });
    connect(m_previous, &QAction::triggered, this, [this] { emit neighbourRequested(-1); });
    stage->addActions({m_cases, m_next, m_previous});
    stage->addActions(m_taken->actions());
    retranslate();
}

void StageMenu::setFollows(bool follows)
{
    m_follow->setChecked(follows);
}

QAction* StageMenu::add(const char* name, QKeyCombination keys)
{
    QAction* action = addAction(QString());
    action->setObjectName(QLatin1String(name));
    action->setShortcut(QKeySequence(keys));
    return action;
}

void StageMenu::retranslate()
{
    setTitle(tr("Sta&ge"));
    m_cases->setText(tr("&Cases"));
    m_next->setText(tr("&Next case"));
    m_previous->setText(tr("&Previous case"));
    m_proves->setTitle(tr("What the case p&roves"));
    m_taken->setTitle(tr("&Export"));
    m_follow->setText(tr("&Follow the action when zoomed"));
}

void StageMenu::changeEvent(QEvent* event)
{
    QMenu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace glossator::desktop
