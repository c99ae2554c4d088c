// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/sentence_menu.h"

namespace glossator::desktop {

class ClauseNames;

/// A menu of clauses by their first sentences, each of which leads to its clause.
class CitedMenu : public SentenceMenu
{
    Q_OBJECT

public:
    explicit CitedMenu(QWidget* parent);

    /// In place of those that stand there.
    void fill(const QStringList& clauses, const ClauseNames& names);

signals:
    void clauseRequested(const QString& clause);
};

} // namespace glossator::desktop
