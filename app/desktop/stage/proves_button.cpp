// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/proves_button.h"

#include "app/desktop/stage/cited_menu.h"

#include <QEvent>

namespace glossator::desktop {

ProvesButton::ProvesButton(QWidget* parent) : MenuButton(parent), m_clauses(new CitedMenu(this))
{
    setObjectName(QStringLiteral("stageProves"));
    setMenu(m_clauses);
    connect(m_clauses, &CitedMenu::clauseRequested, this, &ProvesButton::clauseRequested);
    retranslate();
}

void ProvesButton::showClauses(const QStringList& clauses, const ClauseNames& names)
{
    m_clauses->fill(clauses, names);
    m_clauses->menuAction()->setEnabled(!clauses.isEmpty());
    retranslate();
}

void ProvesButton::retranslate()
{
    setText(tr("Proves %n clause(s)", nullptr, static_cast<int>(m_clauses->actions().size())));
    setToolTip(QStringLiteral("%1 (%2)").arg(text(), tr("P")));
}

void ProvesButton::changeEvent(QEvent* event)
{
    MenuButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace glossator::desktop
