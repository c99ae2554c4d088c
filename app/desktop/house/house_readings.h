// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"

#include <QCoreApplication>

#include <cstdint>
#include <vector>

namespace glossator::desktop {

/// One way to play what the sources leave open.
struct HouseReading
{
    QString id;    ///< of the engine's switch
    QString words; ///< in the language of the interface
};

/// What there is for a table to decide about a clause.
enum class HouseMatter : std::uint8_t {
    Nothing,
    OpenQuestion, ///< how to play what the sources leave open
    Names         ///< which of several sets of names is used; it is in use without a decision, too
};

/// Which ways of playing an open question the engine knows, and which names; and what they are called.
class HouseReadings
{
    Q_DECLARE_TR_FUNCTIONS(HouseReadings)

public:
    [[nodiscard]] static HouseMatter matterOf(const catalogue::Clause& clause);
    [[nodiscard]] static bool isAsked(const catalogue::Clause& clause)
    {
        return matterOf(clause) != HouseMatter::Nothing;
    }
    /// The switch about the names of the roles of the meeples.
    [[nodiscard]] static QString roleNames() { return QStringLiteral("role-names"); }
    /// Its reading that gives the new ones.
    [[nodiscard]] static QString newRoleNames() { return QStringLiteral("anniversary"); }
    /// The switch about a clause; empty where the engine has none.
    [[nodiscard]] static QString switchAbout(const QString& clause);
    /// The clause that a switch is about; empty for an unknown switch.
    [[nodiscard]] static QString clauseOf(const QString& switchId);
    /// The readings of a switch, first the one that the engine takes by itself.
    [[nodiscard]] static std::vector<HouseReading> of(const QString& switchId);
    /// The reading that is in use without a decision; empty where the sources leave the matter open.
    [[nodiscard]] static QString usual(const QString& switchId);
    /// What a reading says; its id where it has no words.
    [[nodiscard]] static QString words(const QString& switchId, const QString& reading);
};

} // namespace glossator::desktop
