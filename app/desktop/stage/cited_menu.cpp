// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/cited_menu.h"

#include "app/desktop/look/as_written.h"
#include "app/desktop/stage/clause_names.h"

#include <QScreen>

namespace glossator::desktop {

CitedMenu::CitedMenu(QWidget* parent) : QMenu(parent)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &CitedMenu::fitScreen);
}

void CitedMenu::fill(const QStringList& clauses, const ClauseNames& names)
{
    clear();
    for (const QString& clause : clauses) {
        const QString words = names.sentence(clause);
        const QString all = names.toolTip(clause);
        QAction* action = addAction(asWritten(words));
        action->setData(words);
        action->setToolTip(all.isEmpty() ? clause : all);
        connect(action, &QAction::triggered, this, [this, clause] { emit clauseRequested(clause); });
    }
}

/// A menu has no second line for words that are wider than the screen; the tool tip has them all.
void CitedMenu::fitScreen()
{
    const int frame = 6 * fontMetrics().height(); // at most, with what the style has beside the words
    const int room = screen()->availableGeometry().width() - frame;
    for (QAction* action : actions())
        action->setText(asWritten(fontMetrics().elidedText(action->data().toString(), Qt::ElideRight, room)));
}

} // namespace glossator::desktop
