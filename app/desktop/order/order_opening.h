// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

namespace glossator::desktop {

/// Which rows of the order of play are opened up.
struct OrderOpening
{
    QSet<QString> steps;                ///< of which the acts are shown, by id
    QHash<QString, QSet<QString>> acts; ///< under which it is shown what more there is to say: by step, the
                                        ///< ids of their clauses

    [[nodiscard]] bool has(const QString& step) const { return steps.contains(step); }
    [[nodiscard]] bool has(const QString& step, const QString& act) const
    {
        return acts.value(step).contains(act);
    }
};

} // namespace glossator::desktop
