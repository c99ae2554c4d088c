// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <QCoreApplication>

#include <vector>

namespace glossator::desktop {

/// One way to play what the sources leave open.
struct HouseReading
{
    QString id;    ///< of the engine's switch
    QString words; ///< in the language of the interface
};

/// Which ways of playing an open question the engine knows, and what they are called.
class HouseReadings
{
    Q_DECLARE_TR_FUNCTIONS(HouseReadings)

public:
    /// Whether the sources leave the matter of a clause open, so that a table has to decide it.
    [[nodiscard]] static bool isAsked(const catalogue::Clause& clause);
    /// The switch about a clause; empty where the engine has none.
    [[nodiscard]] static QString switchAbout(const QString& clause);
    /// The clause that a switch is about; empty for an unknown switch.
    [[nodiscard]] static QString clauseOf(const QString& switchId);
    /// The readings of a switch, first the one that the engine takes by itself.
    [[nodiscard]] static std::vector<HouseReading> of(const QString& switchId);
    /// What a reading says; its id where it has no words.
    [[nodiscard]] static QString words(const QString& switchId, const QString& reading);
};

} // namespace glossator::desktop
