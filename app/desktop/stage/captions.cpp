// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/captions.h"

namespace glossator::desktop {

QString Captions::at(const Moment& moment) const
{
    if (moment.step < 0 || moment.step >= static_cast<int>(m_steps.size()))
        return {};
    const OfStep& step = m_steps[static_cast<std::size_t>(moment.step)];
    switch (moment.kind) {
    case BeatKind::Event:
        return step.events.value(moment.index, step.whole);
    case BeatKind::Attempt:
        return step.attempts.value(moment.index, step.whole);
    case BeatKind::Rest:
        break;
    }
    return step.whole;
}

QStringList Captions::atRest() const
{
    QStringList words;
    for (const OfStep& step : m_steps)
        words << step.whole;
    return words;
}

QStringList Captions::all() const
{
    QStringList words;
    for (const OfStep& step : m_steps)
        words << step.whole << step.events << step.attempts;
    words.removeDuplicates();
    return words;
}

} // namespace glossator::desktop
