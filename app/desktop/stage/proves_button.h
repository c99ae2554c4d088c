// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/menu_button.h"

namespace glossator::desktop {

class CitedMenu;
class ClauseNames;

/// Says how many clauses the case proves, and leads to each.
class ProvesButton : public MenuButton
{
    Q_OBJECT

public:
    explicit ProvesButton(QWidget* parent);

    void showClauses(const QStringList& clauses, const ClauseNames& names);

signals:
    void clauseRequested(const QString& clause);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    CitedMenu* m_clauses;
};

} // namespace glossator::desktop
