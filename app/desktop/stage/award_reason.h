// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"
#include "model/wording/phrase_wording.h"

#include <QCoreApplication>

namespace glossator::desktop {

class ClauseNames;

/// Says what points are for: their addends by the names that the score sheet has for them, and the clauses
/// from which they follow.
class AwardReason
{
    Q_DECLARE_TR_FUNCTIONS(AwardReason)

public:
    /// The result, which has a game, must outlive this, and the names, where there are any.
    AwardReason(const cases::CaseResult& result, wording::PhraseWording wording, const ClauseNames* names)
        : m_result(result), m_wording(wording), m_names(names)
    {
    }

    /// The addends alone: "3 tiles × 1, bonus of 2".
    [[nodiscard]] QString inShort(const engine::Scored& award) const;
    /// With who gets how much before them, and their clauses: "Red +5: 3 tiles × 1, bonus of 2".
    [[nodiscard]] QString inFull(const engine::Scored& award) const;
    /// That a player pays another, or gets from one.
    [[nodiscard]] QString paid(engine::Player player, int points) const;
    [[nodiscard]] QString addend(const engine::Addend& addend) const;

private:
    [[nodiscard]] QString head(engine::Player player, int points, const QString& what) const;

    const cases::CaseResult& m_result;
    wording::PhraseWording m_wording;
    const ClauseNames* m_names;
};

} // namespace glossator::desktop
