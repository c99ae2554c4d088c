// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/stage_pace.h"

#include "model/notebook/writing.h"

namespace glossator::notebook {

using catalogue::Statement;

std::optional<Pace> StagePace::chosen() const
{
    Statement row(m_database, QStringLiteral("SELECT speed, motion FROM stage_pace"));
    if (!row.next())
        return std::nullopt;
    return Pace{row.real(0), row.boolean(1)};
}

Written StagePace::choose(const Pace& pace)
{
    Statement write(m_database, QStringLiteral("INSERT OR REPLACE INTO stage_pace VALUES (1, ?, ?)"));
    return run(write.bind(pace.speed).bind(pace.hasMotion ? 1 : 0));
}

} // namespace glossator::notebook
