// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/more_button.h"

#include <QEvent>

namespace glossator::desktop {

MoreButton::MoreButton(MenuButton& proves, MenuButton& exports, QWidget* parent) : MenuButton(parent)
{
    setObjectName(QStringLiteral("stageMore"));
    setMenu(new QMenu(this));
    menu()->addAction(exports.menu()->actions().constFirst());
    menu()->addMenu(proves.menu());
    menu()->addMenu(exports.menu());
    proves.setStandIn(this);
    exports.setStandIn(this);
    retranslate();
}

void MoreButton::retranslate()
{
    setText(tr("More"));
    setAccessibleName(text());
    setToolTip(tr("What the case proves (%1), copy or save what is on the stage (%2)")
                   .arg(QStringLiteral("P"), QStringLiteral("E")));
}

void MoreButton::changeEvent(QEvent* event)
{
    MenuButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace glossator::desktop
