// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/timeline_marks.h"

namespace glossator::desktop {

class StepsModel;

/// Says of what is told that the rule that one came from applies there.
[[nodiscard]] QString soughtIn(const QString& told);
/// Marks on the timeline where clauses act: the event that follows from one, or else the step of that.
void markSought(std::vector<TimelineMark>& marks, const StepsModel& steps, const QStringList& clauses);

} // namespace glossator::desktop
