// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/sought_marks.h"

#include "app/desktop/stage/steps_model.h"

#include <QCoreApplication>

#include <algorithm>

namespace glossator::desktop {

namespace {

bool isOf(const TimelineMark& mark, const Moment& moment)
{
    const Moment& at = mark.moment;
    return at.step == moment.step && at.kind == moment.kind &&
           (at.kind == BeatKind::Rest || at.index == moment.index);
}

} // namespace

QString soughtIn(const QString& told)
{
    //: of the steps and the timeline of a case; %1 what happens there
    return QCoreApplication::translate("Timeline", "%1 (here is what you came to see)").arg(told);
}

void markSought(std::vector<TimelineMark>& marks, const StepsModel& steps, const QStringList& clauses)
{
    for (const int row : steps.rowsOf(clauses)) {
        const Moment moment = steps.momentOf(row);
        auto mark = std::ranges::find_if(marks, [&](const auto& each) { return isOf(each, moment); });
        if (mark == marks.end())
            mark = std::ranges::find_if(marks, [&](const auto& each) {
                return isOf(each, {moment.step, BeatKind::Rest, 0, 1.0});
            });
        if (mark == marks.end() || mark->isSought)
            continue;
        mark->isSought = true;
        mark->text = soughtIn(mark->text);
    }
}

} // namespace glossator::desktop
