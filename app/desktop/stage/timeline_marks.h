// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/timeline.h"
#include "model/wording/phrase_wording.h"

namespace glossator::desktop {

/// What a mark on the timeline stands for, the weightier ones later.
enum class MarkKind : std::uint8_t {
    Step,     ///< a step is done
    Decision, ///< a step is done and more than one thing can be chosen
    Turn,     ///< a turn or a further part of one begins
    Refusal,  ///< something is not allowed
    Award     ///< points
};

/// A place of the timeline to which one can go.
struct TimelineMark
{
    MarkKind kind = MarkKind::Step;
    int begin = 0; ///< milliseconds: since when it is under way
    int at = 0;    ///< when it is to be seen, and where it stands on the timeline
    Moment moment;
    QString text;
    bool isSought = false; ///< the clause that one came from acts there
};

/// The marks of a run in the order of time.
[[nodiscard]] std::vector<TimelineMark> marksOf(const cases::CaseResult& result, const Timeline& timeline,
                                                const wording::PhraseWording& wording);

} // namespace glossator::desktop
