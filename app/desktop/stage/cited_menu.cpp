// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/cited_menu.h"

#include "app/desktop/stage/clause_names.h"

namespace glossator::desktop {

CitedMenu::CitedMenu(QWidget* parent) : SentenceMenu(parent)
{
    setToolTipsVisible(true);
}

void CitedMenu::fill(const QStringList& clauses, const ClauseNames& names)
{
    clear();
    for (const QString& clause : clauses) {
        const QString all = names.toolTip(clause);
        QAction* action = addSentence(names.sentence(clause));
        action->setToolTip(all.isEmpty() ? clause : all);
        connect(action, &QAction::triggered, this, [this, clause] { emit clauseRequested(clause); });
    }
}

} // namespace glossator::desktop
