// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/cited_menu.h"

#include "app/desktop/look/as_written.h"
#include "app/desktop/stage/clause_names.h"

namespace glossator::desktop {

CitedMenu::CitedMenu(QWidget* parent) : QMenu(parent)
{
    setToolTipsVisible(true);
}

void CitedMenu::fill(const QStringList& clauses, const ClauseNames& names)
{
    clear();
    for (const QString& clause : clauses) {
        QAction* action = addAction(asWritten(names.headline(clause)));
        action->setToolTip(clause);
        connect(action, &QAction::triggered, this, [this, clause] { emit clauseRequested(clause); });
    }
}

} // namespace glossator::desktop
