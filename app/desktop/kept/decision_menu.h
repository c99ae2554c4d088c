// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <QMenu>

namespace glossator::desktop {

class Kept;

/// How a clause is played that the sources leave open, or which names are used: the engine's readings where
/// it has some, own words, or nothing decided. Of names one set is always in use.
class DecisionMenu : public QMenu
{
    Q_OBJECT

public:
    DecisionMenu(Kept& kept, const catalogue::Clause& clause, QWidget* parent);

signals:
    void ownWordsRequested();

private:
    void addReadings();
    void addOwnWords();

    Kept& m_kept;
    QString m_clause;
};

} // namespace glossator::desktop
