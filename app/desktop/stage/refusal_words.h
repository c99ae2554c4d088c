// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"
#include "model/wording/phrase_wording.h"

namespace glossator::desktop {

class ClauseNames;

/// Why something is refused. That it is merely not available says little; then the clause is told from which
/// that follows.
class RefusalWords
{
public:
    /// The result must outlive this, and the names, where there are any.
    RefusalWords(const cases::CaseResult& result, wording::PhraseWording wording, const ClauseNames* names)
        : m_result(result), m_wording(wording), m_names(names)
    {
    }

    /// The reason alone, beginning with a capital.
    [[nodiscard]] QString inFewWords(const engine::Refusal& refusal) const;
    /// Beginning with a capital; of the clause its first sentence.
    [[nodiscard]] QString inShort(const engine::Refusal& refusal) const;
    /// The same as it stands behind other words.
    [[nodiscard]] QString inPassing(const engine::Refusal& refusal) const;
    /// With all that the clause says.
    [[nodiscard]] QString inFull(const engine::Refusal& refusal) const;

private:
    [[nodiscard]] QString clauseOf(const engine::Refusal& refusal) const;
    [[nodiscard]] cases::Phrase reasonOf(const engine::Refusal& refusal) const;

    const cases::CaseResult& m_result;
    wording::PhraseWording m_wording;
    const ClauseNames* m_names;
};

} // namespace glossator::desktop
