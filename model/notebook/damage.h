// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/entry_kind.h"
#include "model/notebook/writing_connection.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <set>

namespace glossator::notebook {

/// What kept the user's file from being opened as it is, and what was done about it.
struct Damage
{
    Q_DECLARE_TR_FUNCTIONS(Damage)

public:
    enum class Kind : std::uint8_t {
        SetAside,   ///< it was damaged: it lies beside the new one, which has what could be read
        Newer,      ///< a later Glossator wrote it: what is known of it is there, nothing more is kept
        Empty,      ///< nothing was left in it: it is begun anew
        ReadOnly,   ///< it can be read only: its entries are there, nothing more is kept
        Unwritable, ///< it cannot be used: nothing is kept
        Stuck       ///< it is damaged and cannot be moved: what could be read is there, nothing more is kept
    };

    Kind kind = Kind::SetAside;
    QString path;
    QString asideAs{}; ///< where the damaged file lies now
    int rescued = 0;   ///< rows that could be read
    QString details{}; ///< what the database said, untranslated
    OpenFault::Cause cause = OpenFault::Cause::Told;
    std::set<EntryKind> incomplete{}; ///< of these not everything could be read

    /// One or two sentences for the user, in the language of the interface.
    [[nodiscard]] QString message() const;

private:
    [[nodiscard]] QString whatWasRescued() const;
    [[nodiscard]] QString whatMayBeMissing() const;
    [[nodiscard]] static QString nameOf(EntryKind entries);
    [[nodiscard]] QString why() const;
};

} // namespace glossator::notebook
